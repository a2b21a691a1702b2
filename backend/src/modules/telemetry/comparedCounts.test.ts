import type { TelemetryReport } from '@lineleaf/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ReleaseCount } from '../../models/index.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { hourOf } from './minutes.ts';
import type { TelemetryService } from './telemetry.service.ts';
import { JudgeScene, LIVE, MINUTE_MS, TRIAL } from './testing/judgeScene.ts';

const GOOD = 5;
const POOR = 20;

let database: TestDatabase;
let scene: JudgeScene;
let telemetry: TelemetryService;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  scene = await JudgeScene.make(database);
  telemetry = scene.newTelemetry();
  // What is counted in a step begins with the minute after it.
  scene.nowMs += MINUTE_MS;
  return () => scene.releases.remove();
});
afterAll(() => database.drop());

let visits = 0;
/** A visitor nobody has seen before tells this of mfe-auth, from a network of their own unless one is named. */
async function visit(release: string, kinds: readonly Told[], site?: string): Promise<void> {
  visits += 1;
  const nonce = String(visits).padStart(24, '0');
  const hour = hourOf(scene.clock.now());
  const ticket = scene.tickets().sign({ part: 'mfe-auth', release, hour, nonce }) ?? '';
  const reports = kinds.map((told): TelemetryReport => {
    const of = { ticket, route: 'mfe-auth', viewport: 'narrow' } as const;
    return typeof told === 'string' ? { ...of, kind: told } : { ...of, ...told };
  });
  await telemetry.take(reports, site ?? `network ${visits}`);
}
type Told =
  | 'begun'
  | 'loaded'
  | 'loaded_cached'
  | 'load_failed_other'
  | { readonly kind: 'lcp' | 'inp' | 'cls'; readonly bucket: number };
const lcp = (bucket: number) => ({ kind: 'lcp' as const, bucket });
const totalOf = (kind: string, release = TRIAL) => ReleaseCount.sum('total', { where: { kind, release } });

describe('vitals', () => {
  it('are compared where the part came over the network alone, and counted for all', async () => {
    await visit(TRIAL, [
      'begun',
      'loaded',
      lcp(POOR),
      { kind: 'inp', bucket: 3 },
      { kind: 'cls', bucket: 4 },
    ]);
    await visit(TRIAL, ['begun', 'loaded_cached', lcp(GOOD)]);
    await visit(TRIAL, ['begun', 'loaded', 'loaded_cached', lcp(GOOD)]);
    await visit(TRIAL, ['begun', 'load_failed_other', lcp(GOOD)]);
    await visit(TRIAL, [lcp(GOOD)]);
    expect(await totalOf('lcp')).toBe(5);
    const compared = await ReleaseCount.findAll({ where: { kind: ['lcp', 'inp', 'cls'].map(overNetwork) } });
    expect(compared.map(({ kind, bucket, total }) => [kind, bucket, total]).sort()).toEqual([
      ['cls_over_network', 4, 1],
      ['inp_over_network', 3, 1],
      ['lcp_over_network', POOR, 1],
    ]);
  });

  it('of a default out of warm caches hold no canary that is as fast when it comes over the network', async () => {
    await visit(LIVE, ['loaded_cached', lcp(GOOD)]);
    await scene.counted(LIVE, 'loaded_cached', 99);
    await scene.counted(LIVE, 'lcp', 99, { bucket: GOOD });
    for (let each = 0; each < 16; each += 1) {
      await visit(LIVE, ['loaded', lcp(POOR)]);
      await visit(TRIAL, ['loaded', lcp(POOR)]);
    }
    await scene.newJudge().turn();
    expect((await scene.authNow())?.rollout).toMatchObject({ state: 'running' });
  });
});

describe('a network', () => {
  it('carries a step on by ten visitors an hour at the most, whom others join', async () => {
    await scene.counted(TRIAL, 'step_visitor', 89);
    await scene.counted(TRIAL, 'visitor', 89);
    for (let each = 0; each < 12; each += 1) await visit(TRIAL, ['loaded'], 'one network');
    expect(await totalOf('visitor')).toBe(101);
    expect(await totalOf('step_visitor')).toBe(99);
    const judge = scene.newJudge();
    await judge.turn();
    expect((await scene.authNow())?.rollout).toMatchObject({ share: 10 });
    await visit(TRIAL, ['loaded']);
    await judge.turn();
    expect((await scene.authNow())?.rollout).toMatchObject({ share: 50 });
  });

  it('counts again in the next hour', async () => {
    for (let each = 0; each < 12; each += 1) await visit(TRIAL, ['loaded'], 'one network');
    scene.nowMs += 60 * MINUTE_MS;
    for (let each = 0; each < 12; each += 1) await visit(TRIAL, ['loaded'], 'one network');
    expect(await totalOf('step_visitor')).toBe(20);
  });

  it('with the default alone carries nothing on', async () => {
    await visit(LIVE, ['loaded']);
    expect(await totalOf('step_visitor', LIVE)).toBeNull();
  });
});

function overNetwork(kind: string): string {
  return `${kind}_over_network`;
}
