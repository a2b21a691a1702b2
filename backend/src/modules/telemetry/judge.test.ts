import { type ApiDocument, type PointerStore, pause, promote, startCanary } from '@lineleaf/releases';
import { openReleases } from '@lineleaf/releases/node';
import { CANARY, pointerOf, ROLLOUT_ID, recordOf } from '@lineleaf/releases/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '../../logging.ts';
import { AuditEvent, ReleaseCount, ReleaseVisit, RolloutNetwork, Setting } from '../../models/index.ts';
import { makeReleases, type TestReleases } from '../../testing/releaseFolder.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { AuditLog } from '../admin/auditLog.ts';
import { figuresOf } from './figuresOf.ts';
import { Judge } from './Judge.ts';
import { JudgeLease } from './JudgeLease.ts';
import { minuteOf } from './minutes.ts';
import { ReleaseTrail } from './ReleaseTrail.ts';
import { Tickets } from './Tickets.ts';
import { TelemetryService } from './telemetry.service.ts';

const LIVE = '1.0.0+c';
const TRIAL = '2.0.0+d';
const START_MS = Date.parse('2026-11-22T10:00:00Z');
const MINUTE_MS = 60_000;
const ACT = { at: new Date(START_MS).toISOString(), by: 'Ada' };

let database: TestDatabase;
let releases: TestReleases;
let nowMs = START_MS;
let judge: Judge;
const clock = { now: () => new Date(nowMs) };
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  nowMs = START_MS;
  releases = await makeReleases();
  await Promise.all([ReleaseCount.destroy({ where: {} }), ReleaseVisit.destroy({ where: {} })]);
  await Promise.all([RolloutNetwork.destroy({ where: {} }), Setting.destroy({ where: {} })]);
  await AuditEvent.destroy({ where: {} });
  const live = pointerOf({ 'mfe-auth': recordOf('mfe-auth', LIVE) });
  const canary = { part: 'mfe-auth', release: recordOf('mfe-auth', TRIAL), id: ROLLOUT_ID, config: CANARY };
  await releases.point(startCanary(live, canary, ACT).pointer);
  judge = newJudge();
  return () => releases.remove();
});
afterAll(() => database.drop());

function newJudge({ pointers, api }: { pointers?: PointerStore; api?: ApiDocument } = {}): Judge {
  const { sequelize } = database;
  const logger = createLogger('silent');
  const opened = openReleases(releases.folder);
  const store = { ...opened, pointers: pointers ?? opened.pointers };
  const tickets = new Tickets('a secret', clock);
  return new Judge({
    clock,
    logger,
    releases: store,
    telemetry: new TelemetryService({
      sequelize,
      clock,
      tickets,
      secret: 'a secret',
      pointers: store.pointers,
    }),
    lease: new JudgeLease(clock),
    trail: trailOf(store.pointers),
    api: () => api,
  });
}

function trailOf(pointers: Pick<PointerStore, 'read'>): ReleaseTrail {
  const { sequelize } = database;
  return new ReleaseTrail({
    sequelize,
    pointers,
    audit: new AuditLog(clock),
    logger: createLogger('silent'),
  });
}

const read = async () => (await releases.pointers.read()).pointer;
const authNow = async () => (await read()).parts['mfe-auth'];

/** Has so many been counted of a release, in the minute that is now. */
async function counted(release: string, kind: string, total: number, bucket = -1) {
  const of = { part: 'mfe-auth', release, kind, route: '', viewport: '', bucket };
  await ReleaseCount.create({ ...of, minute: minuteOf(clock.now()), total });
}
async function visitors(canary: number, live: number) {
  await counted(TRIAL, 'visitor', canary);
  await counted(LIVE, 'visitor', live);
}
const trail = async () => (await AuditEvent.findAll()).map(({ kind }) => kind).sort();

describe('the figures of a rollout', () => {
  it('are minutes with failures, each beside who came within the hour before', async () => {
    await visitors(10, 90);
    nowMs += 30 * MINUTE_MS;
    await visitors(20, 80);
    await counted(TRIAL, 'failing', 3);
    nowMs += 45 * MINUTE_MS;
    await counted(LIVE, 'failing', 1);
    await counted(TRIAL, 'lcp', 2, 12);
    await counted(TRIAL, 'lcp', 5, 11);
    const part = await authNow();
    if (!part?.rollout) throw new Error('no rollout');
    const { rollout } = part;
    const network = { rollout: rollout.id, arm: 'canary' as const, network: 'n' };
    await RolloutNetwork.bulkCreate([
      { ...network, hour: 1, failing: 3 },
      { ...network, hour: 2, failing: 2 },
      { ...network, network: 'm', hour: 1, failing: 3 },
      { ...network, arm: 'live', hour: 3, failing: 3 },
    ]);
    expect(await figuresOf('mfe-auth', { ...part, rollout })).toEqual({
      failing: [
        { canary: { visitors: 30, failing: 3 }, live: { visitors: 170, failing: 0 } },
        { canary: { visitors: 20, failing: 0 }, live: { visitors: 80, failing: 1 } },
      ],
      largestNetwork: 5,
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
    nowMs += MINUTE_MS;
    await visitors(50, 450);
    await counted(TRIAL, 'failing', 10);
    await counted(LIVE, 'failing', 2);
    await judge.turn();
    const part = await authNow();
    expect(part?.rollout).toBeUndefined();
    expect(part?.live.release).toBe(LIVE);
    expect((await read()).events[0]).toMatchObject({ action: 'rolled_back', by: 'judge', release: TRIAL });
    expect(await trail()).toEqual(['release_canary_started', 'release_released', 'release_rolled_back']);
  });

  it('moves a healthy one on step by step until all have it', async () => {
    const shares: (number | undefined)[] = [];
    for (let step = 0; step <= CANARY.steps.length; step += 1) {
      nowMs += 2 * MINUTE_MS;
      await judge.turn();
      await visitors(100, 900);
      await judge.turn();
      shares.push((await authNow())?.rollout?.share);
    }
    expect(shares).toEqual([50, undefined, undefined]);
    expect((await authNow())?.live).toMatchObject({ release: TRIAL, by: 'judge' });
  });

  it('lets a person decide where nobody came, and holds where a vital is worse', async () => {
    nowMs += MINUTE_MS;
    await visitors(50, 450);
    await counted(TRIAL, 'lcp', 40, 20);
    await counted(LIVE, 'lcp', 400, 5);
    await counted(LIVE, 'lcp', 2, 20);
    await judge.turn();
    expect((await authNow())?.rollout).toMatchObject({ state: 'held', share: 10 });
    await ReleaseCount.destroy({ where: {} });
    const { pointer } = await releases.pointers.read();
    await releases.point(
      startCanary(
        promote(pointer, 'mfe-auth', ACT).pointer,
        { part: 'mfe-auth', release: recordOf('mfe-auth', '3.0.0+e'), id: ROLLOUT_ID, config: CANARY },
        { ...ACT, at: clock.now().toISOString() },
      ).pointer,
    );
    nowMs += 31 * MINUTE_MS;
    await judge.turn();
    expect((await authNow())?.rollout).toMatchObject({ state: 'waiting', share: 10 });
  });

  it('leaves alone what goes on', async () => {
    const { generation } = await read();
    await visitors(20, 180);
    await judge.turn();
    await judge.turn();
    expect((await read()).generation).toBe(generation);
  });
});

describe('a verdict that is refused', () => {
  /** A release of one step that the judge would give to everybody now. */
  async function healthy() {
    await releases.point(
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
    nowMs += MINUTE_MS;
    await visitors(100, 900);
  }

  it('since somebody changed the releases meanwhile leaves what they did, and is given again at the next turn', async () => {
    await healthy();
    let hasPaused = false;
    const store: PointerStore = {
      read: async () => {
        const found = await releases.pointers.read();
        if (!hasPaused) await releases.point(pause(found.pointer, 'mfe-auth', ACT).pointer);
        hasPaused = true;
        return found;
      },
      write: (pointer, tag) => releases.pointers.write(pointer, tag),
      check: () => releases.pointers.check(),
    };
    judge = newJudge({ pointers: store });
    await judge.turn();
    expect((await authNow())?.rollout).toMatchObject({ state: 'paused', share: 10 });
    expect((await read()).events[0]).toMatchObject({ action: 'paused', by: 'Ada' });
    await counted(TRIAL, 'failing', 20);
    await judge.turn();
    expect((await read()).events[0]).toMatchObject({ action: 'rolled_back', by: 'judge' });
  });

  it('since the release does not fit the running server any more waits for a person, with the reason', async () => {
    await healthy();
    const paths = { '/api/pages': { get: { responses: {} } } };
    await releases.put(`mfe-auth/${TRIAL}/openapi.json`, JSON.stringify({ paths }));
    judge = newJudge({ api: { paths: {} } });
    await judge.turn();
    const reason = expect.stringContaining('GET /api/pages is not there');
    expect(await authNow()).toMatchObject({
      live: { release: LIVE },
      rollout: { state: 'waiting', share: 10, reason },
    });
    const { generation } = await read();
    await judge.turn();
    expect((await read()).generation).toBe(generation);
  });
});

describe('of several nodes', () => {
  it('one judges; another takes over when it is silent for three turns, or has stopped', async () => {
    const other = newJudge();
    await judge.turn();
    await other.turn();
    nowMs += MINUTE_MS;
    await visitors(50, 450);
    await counted(TRIAL, 'failing', 20);
    await judge.stop();
    const third = newJudge();
    await third.turn();
    expect((await authNow())?.rollout).toBeUndefined();
    await releases.point(
      startCanary(
        await read(),
        { part: 'mfe-auth', release: recordOf('mfe-auth', TRIAL), id: ROLLOUT_ID, config: CANARY },
        ACT,
      ).pointer,
    );
    await other.turn();
    nowMs += 44_000;
    await other.turn();
    expect((await authNow())?.rollout).toBeDefined();
    nowMs += 1_000;
    await other.turn();
    expect((await authNow())?.rollout).toBeUndefined();
  });

  it('one copies each event, those of people too', async () => {
    const { pointers } = releases;
    await Promise.all([trailOf(pointers).copy(), trailOf(pointers).copy(), trailOf(pointers).copy()]);
    await releases.point(pause(await read(), 'mfe-auth', { ...ACT, reason: 'a look first' }).pointer);
    await Promise.all([trailOf(pointers).copy(), trailOf(pointers).copy()]);
    expect(await trail()).toEqual(['release_canary_started', 'release_paused', 'release_released']);
    const last = await AuditEvent.findOne({ where: { kind: 'release_paused' } });
    expect(last?.detail).toBe(`mfe-auth ${TRIAL}, 10 %, by Ada: a look first`);
  });

  it('one that has an older pointer copies nothing once more; a store that was set up again is copied whole', async () => {
    const { pointers } = releases;
    const before = await pointers.read();
    await releases.point(pause(before.pointer, 'mfe-auth', ACT).pointer);
    await trailOf(pointers).copy();
    await trailOf({ read: async () => before }).copy();
    expect(await trail()).toEqual(['release_canary_started', 'release_paused', 'release_released']);
    // Its one event is of a later time than those before.
    await releases.point(pointerOf({ 'mfe-auth': recordOf('mfe-auth', '5.0.0+f') }));
    await trailOf(pointers).copy();
    expect((await trail()).filter((kind) => kind === 'release_released')).toHaveLength(2);
  });
});
