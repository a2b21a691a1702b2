import { Writable } from 'node:stream';
import { resume, startCanary } from '@lineleaf/releases';
import { CANARY, pointerOf, recordOf } from '@lineleaf/releases/testing';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ReleaseVisit, RolloutNetwork } from '../../models/index.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { figuresOf } from './figuresOf.ts';
import { ACT, JudgeScene, LIVE, MINUTE_MS, TRIAL } from './testing/judgeScene.ts';

let database: TestDatabase;
let scene: JudgeScene;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  scene = await JudgeScene.make(database);
  return () => scene.releases.remove();
});
afterAll(() => database.drop());

describe('a rollout that a person has resumed', () => {
  async function resumed() {
    scene.nowMs += MINUTE_MS;
    const act = { at: scene.clock.now().toISOString(), by: 'Grace' };
    await scene.releases.point(resume(await scene.read(), 'mfe-auth', act).pointer);
    scene.nowMs += MINUTE_MS;
  }

  it('moves on when its vitals are good since then', async () => {
    const judge = scene.newJudge();
    scene.nowMs += MINUTE_MS;
    await scene.visitors(50, 450);
    await scene.counted(TRIAL, 'lcp_over_network', 40, { bucket: 20 });
    await scene.counted(LIVE, 'lcp_over_network', 400, { bucket: 5 });
    await judge.turn();
    expect((await scene.authNow())?.rollout).toMatchObject({ state: 'held', share: 10 });
    await resumed();
    await judge.turn();
    expect((await scene.authNow())?.rollout).toMatchObject({ state: 'running', share: 10 });
    await scene.visitors(100, 900);
    await scene.counted(TRIAL, 'lcp_over_network', 100, { bucket: 5 });
    await scene.counted(LIVE, 'lcp_over_network', 900, { bucket: 5 });
    await judge.turn();
    expect((await scene.authNow())?.rollout).toMatchObject({ state: 'running', share: 50 });
  });

  it('moves on from failures that raised a suspicion before', async () => {
    const judge = scene.newJudge();
    scene.nowMs += MINUTE_MS;
    await scene.visitors(100, 900);
    await scene.counted(TRIAL, 'failing', 4);
    await scene.counted(LIVE, 'failing', 3);
    await judge.turn();
    expect((await scene.authNow())?.rollout).toMatchObject({ state: 'running', share: 10 });
    scene.nowMs += 30 * MINUTE_MS;
    await judge.turn();
    expect((await scene.authNow())?.rollout).toMatchObject({ state: 'waiting', share: 10 });
    await resumed();
    await scene.visitors(100, 900);
    await judge.turn();
    expect((await scene.authNow())?.rollout).toMatchObject({ state: 'running', share: 50 });
  });

  it('has its networks counted again for suspicion, and as a whole for what takes it back', async () => {
    scene.nowMs += 2 * 60 * MINUTE_MS;
    await resumed();
    const part = await scene.authNow();
    if (!part?.rollout) throw new Error('no rollout');
    const { rollout } = part;
    const network = { rollout: rollout.id, arm: 'canary' as const, network: 'n' };
    const hour = Math.floor(scene.nowMs / (60 * MINUTE_MS));
    await RolloutNetwork.bulkCreate([
      { ...network, hour: hour - 1, failing: 3 },
      { ...network, hour, failing: 2 },
    ]);
    expect(await figuresOf('mfe-auth', { ...part, rollout })).toMatchObject({
      largestNetwork: 5,
      sinceResumed: { largestNetwork: 2 },
    });
  });
});

describe('a part that cannot be judged', () => {
  /** What was logged, a line each. */
  const lines: string[] = [];
  const logger = pino(
    new Writable({
      write(chunk, _, done) {
        lines.push(String(chunk));
        done();
      },
    }),
  );

  it('is named in the log; those after it are judged, the trail is copied and old visits are forgotten', async () => {
    const canary = {
      part: 'mfe-aaa',
      release: recordOf('mfe-aaa', '2.0.0+a'),
      id: '7f1c0a52-4a3c-4d1c-9e0e-2f6f0a1b2c3d',
      config: { ...CANARY, steps: [{ share: 10, maxMinutes: 30 }] },
    };
    const live = pointerOf({
      'mfe-aaa': recordOf('mfe-aaa', '1.0.0+a'),
      'mfe-auth': recordOf('mfe-auth', LIVE),
    });
    await scene.releases.point(scene.withCanary(startCanary(live, canary, ACT).pointer));
    // Its verdict is to give it to everybody, which reads a file that is a folder.
    await scene.releases.put('mfe-aaa/2.0.0+a/openapi.json/not-a-file', '');
    scene.nowMs += MINUTE_MS;
    await scene.counted('2.0.0+a', 'step_visitor', 100, { part: 'mfe-aaa' });
    await ReleaseVisit.create({ id: 'old', part: 'mfe-auth', release: LIVE, hour: 1, network: null });
    await scene.visitors(50, 450);
    await scene.counted(TRIAL, 'failing', 20);
    await scene.newJudge({ logger }).turn();
    expect(Object.keys((await scene.read()).parts)).toEqual(['mfe-aaa', 'mfe-auth']);
    expect((await scene.authNow())?.rollout).toBeUndefined();
    expect(await scene.trail()).toContain('release_rolled_back');
    expect(await ReleaseVisit.count()).toBe(0);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 50, part: 'mfe-aaa', err: { code: 'EISDIR' }, msg: 'a part could not be judged' },
    ]);
  });
});
