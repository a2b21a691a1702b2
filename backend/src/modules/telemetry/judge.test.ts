import { type PointerStore, pause, promote, startCanary } from '@lineleaf/releases';
import { CANARY, pointerOf, ROLLOUT_ID, recordOf } from '@lineleaf/releases/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AuditEvent, ReleaseCount, RolloutNetwork } from '../../models/index.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { figuresOf } from './figuresOf.ts';
import type { Judge } from './Judge.ts';
import { ACT, JudgeScene, LIVE, MINUTE_MS, TRIAL } from './testing/judgeScene.ts';

let database: TestDatabase;
let scene: JudgeScene;
let judge: Judge;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  scene = await JudgeScene.make(database);
  judge = scene.newJudge();
  return () => scene.releases.remove();
});
afterAll(() => database.drop());

describe('the figures of a rollout', () => {
  it('are minutes with failures, each beside who came within the hour before', async () => {
    await scene.visitors(10, 90);
    scene.nowMs += 30 * MINUTE_MS;
    await scene.visitors(20, 80);
    await scene.counted(TRIAL, 'failing', 3);
    scene.nowMs += 45 * MINUTE_MS;
    await scene.counted(LIVE, 'failing', 1);
    await scene.counted(TRIAL, 'lcp_over_network', 2, { bucket: 12 });
    await scene.counted(TRIAL, 'lcp_over_network', 5, { bucket: 11 });
    const part = await scene.authNow();
    if (!part?.rollout) throw new Error('no rollout');
    const { rollout } = part;
    const network = { rollout: rollout.id, arm: 'canary' as const, network: 'n' };
    await RolloutNetwork.bulkCreate([
      { ...network, hour: 1, failing: 3 },
      { ...network, hour: 2, failing: 2 },
      { ...network, network: 'm', hour: 1, failing: 3 },
      { ...network, arm: 'live', hour: 3, failing: 3 },
    ]);
    const failures = {
      failing: [
        { canary: { visitors: 30, failing: 3 }, live: { visitors: 170, failing: 0 } },
        { canary: { visitors: 20, failing: 0 }, live: { visitors: 80, failing: 1 } },
      ],
      largestNetwork: 5,
    };
    expect(await figuresOf('mfe-auth', { ...part, rollout })).toEqual({
      ...failures,
      sinceResumed: failures,
      stepVisitors: 20,
      vitals: {
        lcp: [{ canary: { visitors: 7, failing: 2 }, live: { visitors: 0, failing: 0 } }],
        inp: [],
        cls: [],
      },
    });
  });
});

describe('the judge', () => {
  it('takes a failing release back at once, and says so in the audit trail', async () => {
    scene.nowMs += MINUTE_MS;
    await scene.visitors(50, 450);
    await scene.counted(TRIAL, 'failing', 10);
    await scene.counted(LIVE, 'failing', 2);
    await judge.turn();
    const part = await scene.authNow();
    expect(part?.rollout).toBeUndefined();
    expect(part?.live.release).toBe(LIVE);
    expect((await scene.read()).events[0]).toMatchObject({
      action: 'rolled_back',
      by: 'judge',
      release: TRIAL,
    });
    expect(await scene.trail()).toEqual([
      'release_canary_started',
      'release_released',
      'release_rolled_back',
    ]);
  });

  it('moves a healthy one on step by step until all have it', async () => {
    const shares: (number | undefined)[] = [];
    for (let step = 0; step <= CANARY.steps.length; step += 1) {
      scene.nowMs += 2 * MINUTE_MS;
      await judge.turn();
      await scene.visitors(100, 900);
      await judge.turn();
      shares.push((await scene.authNow())?.rollout?.share);
    }
    expect(shares).toEqual([50, undefined, undefined]);
    expect((await scene.authNow())?.live).toMatchObject({ release: TRIAL, by: 'judge' });
  });

  it('lets a person decide where nobody came, and holds where a vital is worse', async () => {
    scene.nowMs += MINUTE_MS;
    await scene.visitors(50, 450);
    await scene.counted(TRIAL, 'lcp_over_network', 40, { bucket: 20 });
    await scene.counted(LIVE, 'lcp_over_network', 400, { bucket: 5 });
    await scene.counted(LIVE, 'lcp_over_network', 2, { bucket: 20 });
    await judge.turn();
    expect((await scene.authNow())?.rollout).toMatchObject({ state: 'held', share: 10 });
    await ReleaseCount.destroy({ where: {} });
    const { pointer } = await scene.releases.pointers.read();
    await scene.releases.point(
      startCanary(
        promote(pointer, 'mfe-auth', ACT).pointer,
        { part: 'mfe-auth', release: recordOf('mfe-auth', '3.0.0+e'), id: ROLLOUT_ID, config: CANARY },
        { ...ACT, at: scene.clock.now().toISOString() },
      ).pointer,
    );
    scene.nowMs += 31 * MINUTE_MS;
    await judge.turn();
    expect((await scene.authNow())?.rollout).toMatchObject({ state: 'waiting', share: 10 });
  });

  it('leaves alone what goes on', async () => {
    const { generation } = await scene.read();
    await scene.visitors(20, 180);
    await judge.turn();
    await judge.turn();
    expect((await scene.read()).generation).toBe(generation);
  });
});

describe('a verdict that is refused', () => {
  /** A release of one step that the judge would give to everybody now. */
  async function healthy() {
    await scene.releases.point(
      startCanary(
        pointerOf({ 'mfe-auth': recordOf('mfe-auth', LIVE) }),
        {
          part: 'mfe-auth',
          release: recordOf('mfe-auth', TRIAL),
          id: ROLLOUT_ID,
          config: { ...CANARY, steps: [{ share: 10, maxMinutes: 30 }] },
        },
        ACT,
      ).pointer,
    );
    scene.nowMs += MINUTE_MS;
    await scene.visitors(100, 900);
  }

  it('since somebody changed the releases meanwhile leaves what they did, and is given again at the next turn', async () => {
    await healthy();
    let hasPaused = false;
    const store: PointerStore = {
      read: async () => {
        const found = await scene.releases.pointers.read();
        if (!hasPaused) await scene.releases.point(pause(found.pointer, 'mfe-auth', ACT).pointer);
        hasPaused = true;
        return found;
      },
      write: (pointer, tag) => scene.releases.pointers.write(pointer, tag),
      check: () => scene.releases.pointers.check(),
    };
    judge = scene.newJudge({ pointers: store });
    await judge.turn();
    expect((await scene.authNow())?.rollout).toMatchObject({ state: 'paused', share: 10 });
    expect((await scene.read()).events[0]).toMatchObject({ action: 'paused', by: 'Ada' });
    await scene.counted(TRIAL, 'failing', 20);
    await judge.turn();
    expect((await scene.read()).events[0]).toMatchObject({ action: 'rolled_back', by: 'judge' });
  });

  it('since the release does not fit the running server any more waits for a person, with the reason', async () => {
    await healthy();
    const paths = { '/api/pages': { get: { responses: {} } } };
    await scene.releases.put(`mfe-auth/${TRIAL}/openapi.json`, JSON.stringify({ paths }));
    judge = scene.newJudge({ api: { paths: {} } });
    await judge.turn();
    const reason = expect.stringContaining('GET /api/pages is not there');
    expect(await scene.authNow()).toMatchObject({
      live: { release: LIVE },
      rollout: { state: 'waiting', share: 10, reason },
    });
    const { generation } = await scene.read();
    await judge.turn();
    expect((await scene.read()).generation).toBe(generation);
  });
});

describe('of several nodes', () => {
  it('one judges; another takes over when it is silent for three turns, or has stopped', async () => {
    const other = scene.newJudge();
    await judge.turn();
    await other.turn();
    scene.nowMs += MINUTE_MS;
    await scene.visitors(50, 450);
    await scene.counted(TRIAL, 'failing', 20);
    await judge.stop();
    const third = scene.newJudge();
    await third.turn();
    expect((await scene.authNow())?.rollout).toBeUndefined();
    await scene.releases.point(
      startCanary(
        await scene.read(),
        { part: 'mfe-auth', release: recordOf('mfe-auth', TRIAL), id: ROLLOUT_ID, config: CANARY },
        ACT,
      ).pointer,
    );
    await other.turn();
    scene.nowMs += 44_000;
    await other.turn();
    expect((await scene.authNow())?.rollout).toBeDefined();
    scene.nowMs += 1_000;
    await other.turn();
    expect((await scene.authNow())?.rollout).toBeUndefined();
  });

  it('one copies each event, those of people too', async () => {
    const { pointers } = scene.releases;
    await Promise.all([
      scene.trailOf(pointers).copy(),
      scene.trailOf(pointers).copy(),
      scene.trailOf(pointers).copy(),
    ]);
    await scene.releases.point(
      pause(await scene.read(), 'mfe-auth', { ...ACT, reason: 'a look first' }).pointer,
    );
    await Promise.all([scene.trailOf(pointers).copy(), scene.trailOf(pointers).copy()]);
    expect(await scene.trail()).toEqual(['release_canary_started', 'release_paused', 'release_released']);
    const last = await AuditEvent.findOne({ where: { kind: 'release_paused' } });
    expect(last?.detail).toBe(`mfe-auth ${TRIAL}, 10 %, by Ada: a look first`);
  });

  it('one that has an older pointer copies nothing once more; a store that was set up again is copied whole', async () => {
    const { pointers } = scene.releases;
    const before = await pointers.read();
    await scene.releases.point(pause(before.pointer, 'mfe-auth', ACT).pointer);
    await scene.trailOf(pointers).copy();
    await scene.trailOf({ read: async () => before }).copy();
    expect(await scene.trail()).toEqual(['release_canary_started', 'release_paused', 'release_released']);
    // Its one event is of a later time than those before.
    await scene.releases.point(pointerOf({ 'mfe-auth': recordOf('mfe-auth', '5.0.0+f') }));
    await scene.trailOf(pointers).copy();
    expect((await scene.trail()).filter((kind) => kind === 'release_released')).toHaveLength(2);
  });
});
