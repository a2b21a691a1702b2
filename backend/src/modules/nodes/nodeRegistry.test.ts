import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLogger } from '../../logging.ts';
import { RunningNode } from '../../models/index.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { NodeRegistry } from './nodeRegistry.ts';

const A_SECOND_MS = 1_000;
const AN_HOUR_MS = 3_600 * A_SECOND_MS;

let database: TestDatabase;
let nowMs: number;
/** What happens in the world during a second of waiting. */
let meanwhile: () => Promise<void>;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  nowMs = Date.parse('2026-11-22T10:00:00Z');
  meanwhile = async () => {};
  await RunningNode.destroy({ truncate: true });
});
afterAll(() => database.drop());

function newNode(): NodeRegistry {
  return new NodeRegistry({
    sequelize: database.sequelize,
    clock: { now: () => new Date(nowMs) },
    logger: createLogger('silent'),
    alone: (action) => action(),
    async pause(durationMs) {
      nowMs += durationMs;
      await meanwhile();
    },
  });
}

describe('a node', () => {
  test('without Redis is refused beside one that lives, with or without Redis, as soon as its heart beats', async () => {
    for (const isSharing of [true, false]) {
      const first = newNode();
      expect(await first.enter(isSharing)).toBe('alone');
      const startedMs = nowMs;
      meanwhile = () => beatOfTheOther(startedMs);
      expect(await newNode().enter(false)).toBe('refused');
      expect(nowMs - startedMs).toBeLessThanOrEqual(11 * A_SECOND_MS);
      expect(await RunningNode.count()).toBe(1);
      await first.leave();
    }
  });

  test('with Redis is refused beside one without, and enters beside one with Redis', async () => {
    const lonely = newNode();
    await lonely.enter(false);
    const startedMs = nowMs;
    meanwhile = () => beatOfTheOther(startedMs);
    expect(await newNode().enter(true)).toBe('refused');
    await lonely.leave();
    const sharing = [newNode(), newNode()];
    expect([await sharing[0]?.enter(true), await sharing[1]?.enter(true)]).toEqual(['alone', 'beside']);
    for (const node of sharing) await node.leave();
  });

  test('takes the place of one that is stopping, which is still there', async () => {
    const [old, next] = [newNode(), newNode()];
    await old.enter(false);
    await old.beginStop();
    expect(await next.enter(false)).toBe('beside');
    await old.leave();
    await next.leave();
    expect(await RunningNode.count()).toBe(0);
  });

  test('waits for the lease of one that crashed, and then starts', async () => {
    const crashed = newNode();
    await crashed.enter(false);
    const startedMs = nowMs;
    const next = newNode();
    expect(await next.enter(false)).toBe('alone');
    expect(nowMs - startedMs).toBe(30 * A_SECOND_MS);
    await Promise.all([crashed.leave(), next.leave()]);
  });

  test('that crashed while its clock was an hour ahead shuts nobody out for longer than its lease', async () => {
    const crashed = newNode();
    nowMs += AN_HOUR_MS;
    await crashed.enter(false);
    nowMs -= AN_HOUR_MS;
    const startedMs = nowMs;
    const next = newNode();
    expect(await next.enter(false)).toBe('alone');
    expect(nowMs - startedMs).toBe(30 * A_SECOND_MS);
    expect(await RunningNode.count()).toBe(1);
    await Promise.all([crashed.leave(), next.leave()]);
  });

  test.each([
    ['ahead', AN_HOUR_MS],
    ['back', -AN_HOUR_MS],
  ])('that lives is not taken for dead when the clock is moved an hour %s', async (_, movedMs) => {
    const first = newNode();
    await first.enter(false);
    nowMs += movedMs;
    const startedMs = nowMs;
    meanwhile = () => beatOfTheOther(startedMs);
    expect(await newNode().enter(false)).toBe('refused');
    expect(nowMs - startedMs).toBeLessThanOrEqual(11 * A_SECOND_MS);
    await first.leave();
  });

  test('that lives behind a clock an hour late is not taken for dead', async () => {
    const first = newNode();
    await first.enter(false);
    const startedMs = nowMs + AN_HOUR_MS;
    nowMs = startedMs;
    meanwhile = () => beatOfTheOther(startedMs, -AN_HOUR_MS);
    expect(await newNode().enter(false)).toBe('refused');
    await first.leave();
  });

  test.each([
    ['an hour', AN_HOUR_MS, 11],
    ['a day', 24 * AN_HOUR_MS, 0],
  ])('that crashed %s ago is hardly waited for', async (_, agoMs, waitedS) => {
    const crashed = newNode();
    await crashed.enter(false);
    nowMs += agoMs;
    const startedMs = nowMs;
    const next = newNode();
    expect(await next.enter(false)).toBe('alone');
    expect(nowMs - startedMs).toBe(waitedS * A_SECOND_MS);
    await Promise.all([crashed.leave(), next.leave()]);
  });
});

/** Prolongs every lease as a living process does, by its own clock: ten seconds after it has started. */
async function beatOfTheOther(startedMs: number, clockMs = 0): Promise<void> {
  if (nowMs - startedMs < 10 * A_SECOND_MS) return;
  await RunningNode.update({ leaseExpiresAt: new Date(nowMs + clockMs + 30 * A_SECOND_MS) }, { where: {} });
}
