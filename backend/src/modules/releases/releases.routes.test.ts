import { type ReleaseOverview, VITAL_BUCKETS, vitalEdge } from '@lineleaf/api-client/contract';
import { type Endpoint, endpoints } from '@lineleaf/api-client/schemas';
import { type Pointer, promote, startCanary } from '@lineleaf/releases';
import { ACT, CANARY, pointerOf, ROLLOUT_ID, recordOf } from '@lineleaf/releases/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sha256 } from '../../hashing.ts';
import { AuditEvent, ReleaseCount, Setting } from '../../models/index.ts';
import { newId } from '../../randomness.ts';
import { makeReleases, type TestReleases } from '../../testing/releaseFolder.ts';
import { createTestApp, type TestApp, type TestUser } from '../../testing/testApp.ts';

const START_MS = Date.parse('2026-11-22T12:20:00.000Z');
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const LIVE = '1.0.0+c';
const TRIAL = '2.0.0+d';
const PIPELINE = 'the-token-of-mfe-auth';

const OF_OTHERS: Endpoint[] = Object.values(endpoints).filter(({ isForPipelines }) => !isForPipelines);

let nowMs = START_MS;
let releases: TestReleases;
let testApp: TestApp;
let admin: TestUser;
beforeAll(async () => {
  releases = await makeReleases();
  const releaseTokens = [{ part: 'mfe-auth', sha256: sha256(PIPELINE) }];
  testApp = await createTestApp({ releasesUrl: releases.folder, releaseTokens }, undefined, {
    clock: { now: () => new Date(nowMs) },
  });
  admin = await testApp.logInAdministrator();
});
beforeEach(async () => {
  // What is kept of hours that are over is of another test.
  nowMs += HOUR_MS;
  await Promise.all([ReleaseCount.destroy({ where: {} }), AuditEvent.destroy({ where: {} })]);
  await Setting.destroy({ where: { name: 'told_releases' } });
  await releases.point(withCanary());
});
afterAll(async () => {
  await testApp.close();
  await releases.remove();
});

/** So many minutes ago, as the overview has it. */
function ago(minutes: number): string {
  return new Date(nowMs - minutes * MINUTE_MS).toISOString();
}
/** A remote and a shell, since 20 minutes ago; the remote with a canary and a release before. */
function withCanary(): Pointer {
  const first = pointerOf({
    'mfe-auth': recordOf('mfe-auth', '0.9.0+b'),
    shell: recordOf('shell', '1.0.0+b'),
  });
  const canary = (release: string) => ({ ...CANARY_OF, release: recordOf('mfe-auth', release) });
  const act = { ...ACT, at: ago(20) };
  const second = promote(startCanary(first, canary(LIVE), act).pointer, 'mfe-auth', act).pointer;
  return startCanary(second, canary(TRIAL), act).pointer;
}
const CANARY_OF = { part: 'mfe-auth', id: ROLLOUT_ID, config: CANARY };

async function overview(token = admin.token): Promise<ReleaseOverview> {
  return (await testApp.request(token).get('/api/releases').expect(200)).body;
}
const read = async () => (await releases.pointers.read()).pointer;
/** Asks for a change, on what is served now. */
async function act(action: string, { part = 'mfe-auth', token = admin.token, ...body }: Asked = {}) {
  const { generation } = await read();
  return testApp
    .request(token)
    .post(`/api/releases/${part}/${action}`)
    .send({ generation, ...body });
}
interface Asked {
  readonly part?: string;
  readonly token?: string;
  readonly generation?: number;
  readonly reason?: string;
}

/** Has so many been counted of the release on trial, minutes ago. */
async function counted(kind: string, total: number, { minutesAgo = 0, bucket = -1, release = TRIAL } = {}) {
  const minute = Math.floor(nowMs / MINUTE_MS) - minutesAgo;
  const of = { part: 'mfe-auth', release, kind, route: '', viewport: '', bucket };
  await ReleaseCount.create({ ...of, minute, total });
}

describe('the overview', () => {
  it('has each part, the shell first: what is live and was, and the rollout with its step', async () => {
    await counted('step_visitor', 3, { minutesAgo: 20 });
    await counted('step_visitor', 7, { minutesAgo: 19 });
    await counted('step_visitor', 9, { minutesAgo: 30 });
    const { generation, counting, parts, events } = await overview();
    expect({ generation, counting }).toEqual({ generation: 4, counting: true });
    expect(parts).toMatchObject([
      { part: 'shell', live: { release: '1.0.0+b' }, previous: [], rollout: null },
      {
        part: 'mfe-auth',
        live: { release: LIVE, commit: `commit of ${LIVE}`, since: ago(20), by: 'Ada' },
        previous: [{ release: '0.9.0+b', commit: 'commit of 0.9.0+b', since: ACT.at, by: 'Ada' }],
        rollout: {
          ...{ id: ROLLOUT_ID, release: TRIAL, share: 10, state: 'running', reason: '', step: 0 },
          ...{ steps: [{ share: 10 }, { share: 50 }], started_by: 'Ada', stepped_at: ago(20) },
          ...{ step_visitors: 7, needed_visitors: 100 },
        },
      },
    ]);
    expect(events.map(({ action }) => action)).toEqual([
      ...['canary_started', 'promoted', 'canary_started'],
      ...['released', 'released'],
    ]);
    expect(events[0]).toEqual({
      ...{ at: ago(20), by: 'Ada', part: 'mfe-auth', action: 'canary_started' },
      ...{ release: TRIAL, share: 10, reason: '' },
    });
  });

  it('counts each served release by hour, over this hour and the 23 before', async () => {
    const oldest = 23 * 60 + 20;
    for (const kind of ['loaded', 'loaded_cached', 'visitor', 'failing', 'crashed', 'error'])
      await counted(kind, 2);
    await counted('visitor', 5, { minutesAgo: 10 });
    await counted('visitor', 3, { minutesAgo: oldest });
    await counted('failing', 1, { minutesAgo: oldest });
    await counted('visitor', 100, { minutesAgo: oldest + 1 });
    await counted('visitor', 40, { release: LIVE });
    await counted('visitor', 1000, { release: 'another' });
    const [live, canary] = (await overview()).parts[1]?.counts ?? [];
    expect(live).toMatchObject({ release: LIVE, arm: 'live', visitors: 40, failing: 0, lcp_p75: null });
    expect(canary).toMatchObject({
      ...{ release: TRIAL, arm: 'canary', loads: 4, visitors: 10, failing: 3, crashes: 2, errors: 2 },
    });
    expect(canary?.hours).toHaveLength(24);
    expect(canary?.hours[0]).toEqual({ at: ago(oldest), visitors: 3, failing: 1 });
    expect(canary?.hours[1]).toEqual({ at: ago(oldest - 60), visitors: 0, failing: 0 });
    expect(canary?.hours[23]).toEqual({ at: ago(20), visitors: 7, failing: 2 });
  });

  it('counts this hour at each look, and the hours before once in five minutes', async () => {
    const seen = async () => (await overview()).parts[1]?.counts[1]?.visitors;
    await counted('visitor', 1, { minutesAgo: 90 });
    expect(await seen()).toBe(1);
    await counted('visitor', 2);
    expect(await seen()).toBe(3);
    await counted('visitor', 4, { minutesAgo: 91 });
    expect(await seen()).toBe(3);
    nowMs += 5 * MINUTE_MS;
    expect(await seen()).toBe(7);
    nowMs -= 5 * MINUTE_MS;
  });

  it('has the edge of the bucket below which three of four visits are', async () => {
    await counted('lcp', 2, { bucket: 5 });
    await counted('lcp', 1, { bucket: 9, minutesAgo: 90 });
    await counted('lcp', 1, { bucket: 20 });
    await counted('inp', 2, { bucket: 11 });
    await counted('inp', 1, { bucket: 13 });
    await counted('cls', 1, { bucket: VITAL_BUCKETS - 1 });
    const [, canary] = (await overview()).parts[1]?.counts ?? [];
    expect(canary?.lcp_p75).toBe(vitalEdge('lcp', 9));
    expect(canary?.inp_p75).toBe(vitalEdge('inp', 13));
    expect(canary?.cls_p75).toBe(2 * vitalEdge('cls', VITAL_BUCKETS - 2));
  });
});

describe('a change', () => {
  it.each([
    ['pause', 'paused', { rollout: { state: 'paused', reason: 'a look first' } }],
    ['resume', 'resumed', { rollout: { state: 'running' } }],
    ['promote', 'promoted', { live: { release: TRIAL }, rollout: null }],
    ['rollback', 'rolled_back', { live: { release: LIVE }, rollout: null }],
    ['abort', 'aborted', { live: { release: LIVE }, rollout: null }],
  ])(
    '%s is made by name and reason, answered, and in the audit trail at once',
    async (action, told, part) => {
      const answer = await act(action, { reason: ' a look first ' });
      expect(answer.status).toBe(200);
      expect(answer.body.parts[1]).toMatchObject(part);
      const by = admin.user.username;
      expect(answer.body.events[0]).toMatchObject({ at: ago(0), by, action: told, reason: 'a look first' });
      expect((await read()).generation).toBe(answer.body.generation);
      const written = await AuditEvent.findAll({
        where: { kind: `release_${told}`, createdAt: new Date(nowMs) },
      });
      expect(written.map(({ detail }) => detail)).toEqual([
        expect.stringMatching(/^mfe-auth 2\.0\.0\+d, .* %, by Administrator: a look first$/),
      ]);
    },
  );

  it('without a rollout goes back to the release before, and is refused where there is none', async () => {
    await act('abort');
    const answer = await act('rollback');
    expect(answer.body.parts[1]).toMatchObject({ live: { release: '0.9.0+b' }, previous: [] });
    const refused = await act('rollback');
    expect([refused.status, refused.body.code]).toEqual([409, 'RELEASE_REFUSED']);
    expect(refused.body.detail).toBe('mfe-auth has no release to go back to');
    const paused = await act('pause', { part: 'shell' });
    expect(paused.body.detail).toBe('No rollout of shell is under way');
  });

  it('that was decided on what is not so any more changes nothing; of two at once one is made', async () => {
    const { generation } = await read();
    const answers = await Promise.all([act('abort', { generation }), act('abort', { generation })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({
      code: 'RELEASE_CHANGED',
      detail: 'The releases changed meanwhile. Look once more, then decide.',
    });
    expect((await read()).generation).toBe(generation + 1);
  });

  it('to what this server cannot serve is refused with the reason', async () => {
    const api = { paths: { '/api/pets': { get: { responses: {} } } } };
    await releases.put(`mfe-auth/${TRIAL}/openapi.json`, JSON.stringify(api));
    const before = await read();
    const refused = await act('promote');
    expect([refused.status, refused.body.code]).toEqual([409, 'RELEASE_REFUSED']);
    expect(refused.body.detail).toContain('with the running server: GET /api/pets is not there');
    expect(await read()).toEqual(before);
    await releases.put(`mfe-auth/${TRIAL}/openapi.json`, '{"paths":{}}');
  });

  it.each(['mfe-none', 'constructor'])('of %s, which is no part, is 404', async (part) => {
    expect((await act('promote', { part })).status).toBe(404);
  });

  it('with a faulty body or another name changes nothing', async () => {
    const before = await read();
    expect((await act('retire')).status).toBe(400);
    expect((await act('pause', { reason: ' ' })).status).toBe(422);
    expect((await act('pause', { reason: 'x'.repeat(301) })).status).toBe(422);
    expect((await act('pause', { generation: -1 })).status).toBe(422);
    expect(await read()).toEqual(before);
  });
});

describe('a pipeline', () => {
  it('sees what is served, and promotes, pauses and takes back its own part', async () => {
    expect(await overview(PIPELINE)).toEqual(await overview());
    for (const action of ['pause', 'rollback', 'promote', 'abort'] as const) {
      await releases.point({ ...withCanary(), generation: (await read()).generation });
      const answer = await act(action, { token: PIPELINE });
      expect(answer.status).toBe(200);
      expect(answer.body.events[0]).toMatchObject({ by: 'pipeline mfe-auth' });
    }
  });

  it('neither lets a release go on nor touches another part', async () => {
    const before = await read();
    for (const refused of [
      await act('resume', { token: PIPELINE }),
      await act('rollback', { token: PIPELINE, part: 'shell' }),
      await act('rollback', { token: PIPELINE, part: 'mfe-none' }),
    ])
      expect([refused.status, refused.body.code]).toEqual([403, 'FORBIDDEN']);
    expect(await read()).toEqual(before);
  });

  it.each(OF_OTHERS)('is nobody to $method $path', async ({ method, path, access }) => {
    const ask = async (token?: string) => {
      const verb = method.toLowerCase() as Lowercase<Endpoint['method']>;
      const { status, body } = await testApp.request(token)[verb](path.replace(/:\w+/, newId())).send();
      return { status, code: body?.code };
    };
    const answer = await ask(PIPELINE);
    expect(answer).toEqual(await ask());
    if (access === 'user' || access === 'admin') expect(answer.status).toBe(401);
  });

  it.each([
    ['another token', `${PIPELINE}s`],
    ['the hash of its token', sha256(PIPELINE)],
    ['an empty one', ''],
  ])('with %s is nobody', async (_, token) => {
    await testApp.request(token).get('/api/releases').expect(401);
    expect((await act('rollback', { token })).status).toBe(401);
  });
});
