import { startCanary } from '@lineleaf/releases';
import { discoveryDocument } from '@lineleaf/releases/discovery-schema';
import { ACT, CANARY, pointerOf, ROLLOUT_ID, recordOf } from '@lineleaf/releases/testing';
import supertest from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { ReleaseCount, ReleaseVisit, RolloutNetwork } from '../../models/index.ts';
import { makeReleases, type TestReleases } from '../../testing/releaseFolder.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

const CANARY_RELEASE = '2.0.0+d';
const LIVE = '1.0.0+c';
const START_MS = Date.parse('2026-11-22T10:00:30Z');
const REPORTING = '<meta name="lineleaf:reports" content="ready" />';
const METRICS_TOKEN = 'the metrics';

let releases: TestReleases;
let testApp: TestApp;
let nowMs = START_MS;
const clock = { now: () => new Date(nowMs) };
beforeAll(async () => {
  releases = await makeReleases();
  const config = { releasesUrl: releases.folder, metricsToken: METRICS_TOKEN, trustProxyHops: 1 };
  testApp = await createTestApp(config, undefined, { clock });
  await releases.put('shell/1.0.0+a/index.html', `${REPORTING}</head>`);
  const live = pointerOf({ shell: recordOf('shell', '1.0.0+b'), 'mfe-auth': recordOf('mfe-auth', LIVE) });
  const canary = {
    part: 'mfe-auth',
    release: recordOf('mfe-auth', CANARY_RELEASE),
    id: ROLLOUT_ID,
    config: CANARY,
  };
  await releases.point(startCanary(live, canary, ACT).pointer);
});
beforeEach(async () => {
  nowMs = START_MS;
  await ReleaseCount.destroy({ where: {} });
  await ReleaseVisit.destroy({ where: {} });
  await RolloutNetwork.destroy({ where: {} });
});
afterAll(async () => {
  await testApp.close();
  await releases.remove();
});

let visitors = 0;
/** A ticket of a visitor nobody has seen before. */
function ticket(release = CANARY_RELEASE, hour = Math.floor(nowMs / 3_600_000)): string {
  visitors += 1;
  const nonce = String(visitors).padStart(24, '0');
  return testApp.container.tickets.sign({ part: 'mfe-auth', release, hour, nonce }) ?? '';
}
const place = { route: 'mfe-auth', viewport: 'narrow' };
function send(reports: unknown, headers: Record<string, string> = {}): supertest.Test {
  const post = testApp
    .request()
    .post('/api/telemetry')
    .set({ 'X-Forwarded-For': '192.0.2.1', ...headers });
  return post.set('Content-Type', 'text/plain;charset=UTF-8').send(JSON.stringify({ reports }));
}
async function tell(signed: string, kinds: readonly string[], address = `198.51.${visitors % 250}.7`) {
  const reports = kinds.map((kind) => ({ ticket: signed, kind, ...place }));
  await send(reports, { 'X-Forwarded-For': address }).expect(202, {});
}
/** What was counted, by kind. */
async function counts(release = CANARY_RELEASE): Promise<Record<string, number>> {
  const rows = await ReleaseCount.findAll({ where: { release }, order: ['kind'] });
  return Object.fromEntries(rows.map(({ kind, total }) => [kind, total]));
}

describe('a ticket', () => {
  const ask = (cookie: string, headers: Record<string, string> = {}) =>
    testApp
      .request()
      .get('/discovery')
      .set({ Cookie: `lineleaf_bucket=7; ${cookie}`, ...headers })
      .expect(200);
  const given = (body: unknown) =>
    Object.values(discoveryDocument.parse(body).microFrontends).map((served) =>
      served.map(({ extras }) => extras.ticket !== undefined),
    );

  it('comes with each given release, the same within an hour: discovery keeps its ETag', async () => {
    const first = await ask('');
    expect(given(first.body)).toEqual([[true], [true, false]]);
    const [cookie] = first.headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/^lineleaf_visit=\d+\.[\w-]{24}; Max-Age=3570; .*HttpOnly; SameSite=Lax$/);
    const kept = cookie?.split(';')[0] ?? '';
    const again = testApp.request().get('/discovery').set('Cookie', `lineleaf_bucket=7; ${kept}`);
    await again.set('If-None-Match', first.headers.etag ?? '').expect(304);
    nowMs += 3_600_000;
    expect((await ask(kept)).headers.etag).not.toBe(first.headers.etag);
  });

  it.each([
    ['Global Privacy Control', { 'Sec-GPC': '1' }],
    ['Do Not Track', { DNT: '1' }],
  ])('is not given under %s, and nothing is counted', async (_, headers: Record<string, string>) => {
    const answer = await ask('', headers);
    expect(given(answer.body)).toEqual([[false], [false, false]]);
    expect(answer.headers).not.toHaveProperty('set-cookie');
    await send([{ ticket: ticket(), kind: 'loaded', ...place }], headers).expect(202, {});
    expect(await counts()).toEqual({});
  });

  it('counts in its hour and the next, and only as it was signed', async () => {
    const early = ticket();
    const late = ticket();
    await tell(`${early.slice(0, -2)}AA`, ['loaded']);
    await tell(early.replace(CANARY_RELEASE, LIVE), ['loaded']);
    nowMs += 3_600_000;
    await tell(early, ['loaded']);
    nowMs += 3_600_000;
    await tell(late, ['loaded']);
    expect(await counts()).toEqual({ loaded: 1, step_visitor: 1, visitor: 1 });
    expect(await counts(LIVE)).toEqual({});
  });
});

describe('reports', () => {
  it('count each kind once a ticket, however often and by however many at once it is told', async () => {
    const signed = ticket();
    await Promise.all(Array.from({ length: 5 }, () => tell(signed, ['begun', 'loaded', 'crashed', 'error'])));
    const outcomes = { begun: 1, crashed: 1, error: 1, loaded: 1 };
    expect(await counts()).toEqual({ ...outcomes, failing: 1, step_visitor: 1, visitor: 1 });
  });

  it('of what came from a cache count, but put nobody at risk', async () => {
    await tell(ticket(), ['begun', 'loaded_cached', 'crashed']);
    expect(await counts()).toEqual({ begun: 1, crashed: 1, loaded_cached: 1 });
  });

  it('of failed loads count as failing visitors of their release', async () => {
    for (const kind of ['load_failed_network', 'load_failed_integrity', 'load_failed_other'])
      await tell(ticket(), ['begun', kind]);
    await tell(ticket(LIVE), ['begun', 'loaded']);
    expect(await counts()).toMatchObject({ begun: 3, visitor: 3, failing: 3 });
    expect(await counts(LIVE)).toEqual({ begun: 1, loaded: 1, visitor: 1 });
  });

  it('of vitals keep their bucket, route and window', async () => {
    await send([{ ticket: ticket(), kind: 'lcp', bucket: 12, ...place }]).expect(202);
    const row = await ReleaseCount.findOne({ where: { kind: 'lcp' } });
    expect(row).toMatchObject({ bucket: 12, route: 'mfe-auth', viewport: 'narrow', total: 1 });
    expect(row?.minute).toBe(Math.floor(nowMs / 60_000));
  });

  it('that name a route nobody serves are left out', async () => {
    await send([{ ticket: ticket(), kind: 'loaded', route: 'people/ann', viewport: 'wide' }]).expect(202);
    expect(await counts()).toEqual({});
  });

  it.each([
    ['a message', { kind: 'error', message: 'ann@example.com' }],
    ['another kind', { kind: 'clicked' }],
    ['a vital without its bucket', { kind: 'lcp' }],
    ['a bucket beyond the last', { kind: 'lcp', bucket: 24 }],
    ['a bucket of no vital', { kind: 'loaded', bucket: 1 }],
    ['another window', { kind: 'loaded', viewport: '1024x768' }],
  ])('with %s are refused as a whole', async (_, report) => {
    const good = { ticket: ticket(), kind: 'loaded', ...place };
    const { status } = await send([good, { ...good, ...report }]);
    expect([400, 422]).toContain(status);
    expect(await counts()).toEqual({});
  });

  it('above 4 kB, or labeled as anything but text, are refused', async () => {
    const reports = Array.from({ length: 30 }, () => ({ ticket: ticket(), kind: 'loaded', ...place }));
    await send(reports).expect(413);
    const json = testApp
      .request()
      .post('/api/telemetry')
      .send({ reports: [reports[0]] });
    await json.expect(415);
  });
});

describe('a network', () => {
  it.each([
    ['an IPv4 /24', ['203.0.113.1', '203.0.113.77'], '203.0.114.1'],
    ['an IPv6 /48', ['2001:db8:1:1::1', '2001:db8:1:ffff::2'], '2001:db8:2::1'],
  ])('of %s counts three failing visitors an hour', async (_, [one = '', other = ''], stranger) => {
    for (const address of [one, other, one, other, one]) await tell(ticket(), ['loaded', 'crashed'], address);
    expect(await counts()).toMatchObject({ visitor: 5, crashed: 5, failing: 3 });
    await tell(ticket(), ['loaded', 'crashed'], stranger);
    expect(await counts()).toMatchObject({ failing: 4 });
    nowMs += 3_600_000;
    await tell(ticket(), ['loaded', 'crashed'], one);
    expect(await ReleaseCount.sum('total', { where: { kind: 'failing' } })).toBe(5);
  });

  it('is kept as a salted hash, until its rollout is over', async () => {
    await tell(ticket(), ['loaded', 'crashed'], '203.0.113.1');
    const rows = [...(await RolloutNetwork.findAll()), ...(await ReleaseVisit.findAll())];
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain('203.0');
    const { telemetry, releases: store } = testApp.container;
    const { pointer } = await store.pointers.read();
    await telemetry.forget(pointer);
    expect(await RolloutNetwork.count()).toBe(1);
    await telemetry.forget({ ...pointer, parts: {} });
    expect(await RolloutNetwork.count()).toBe(0);
    nowMs += 3 * 3_600_000;
    await telemetry.forget(pointer);
    expect(await ReleaseVisit.count()).toBe(0);
  });
});

describe('a release that was given and is never ready', () => {
  it('counts as failing after a minute, once', async () => {
    await tell(ticket(), ['begun']);
    await tell(ticket(), ['begun', 'loaded']);
    await tell(ticket(), ['begun', 'loaded_cached']);
    nowMs += 59_000;
    await testApp.container.telemetry.countNeverReady();
    expect(await counts()).not.toHaveProperty('never_ready');
    nowMs += 1_000;
    for (let turn = 0; turn < 2; turn += 1) await testApp.container.telemetry.countNeverReady();
    const rows = await ReleaseCount.findAll({ where: { kind: ['never_ready', 'failing'] } });
    expect(rows.map(({ total }) => total)).toEqual([1, 1]);
  });

  it('is told of a shell on trial by the server alone, when a browser opens its page', async () => {
    const { pointer } = await releases.pointers.read();
    const shell = {
      part: 'shell',
      release: recordOf('shell', '1.0.0+a'),
      id: '7f1c0a52-4a3c-4d1c-9e0e-2f6f0a1b2c3d',
      config: CANARY,
    };
    const page = () => testApp.request().get('/gallery').expect(200);
    await page().set('Sec-Fetch-Mode', 'navigate');
    await testApp.container.background.settle();
    expect(await counts('1.0.0+b')).toEqual({});
    await releases.point(startCanary(pointer, shell, ACT).pointer);
    const buckets = Array.from({ length: 100 }, (_, bucket) => bucket);
    await page().set('Cookie', `lineleaf_bucket=${buckets[0]}`);
    for (const bucket of buckets)
      await page().set('Sec-Fetch-Mode', 'navigate').set('Cookie', `lineleaf_bucket=${bucket}`);
    await testApp.container.background.settle();
    expect(await counts('1.0.0+a')).toEqual({ begun: 10 });
    // The page of a shell that reports nothing.
    expect(await counts('1.0.0+b')).toEqual({});
    await releases.point(pointer);
  });

  it('bears one visit in the page that a new visitor is given and in the tickets that come with it', async () => {
    const { pointer } = await releases.pointers.read();
    await releases.point(
      pointerOf({ shell: recordOf('shell', '1.0.0+a'), 'mfe-auth': recordOf('mfe-auth', LIVE) }),
    );
    const page = testApp.request().get('/gallery').set('Sec-Fetch-Mode', 'navigate');
    const { headers, text } = await page.expect(200);
    const cookies = [headers['set-cookie'] ?? []].flat().map((cookie) => cookie.split(';')[0] ?? '');
    expect(cookies.map((cookie) => cookie.split('=')[0]).sort()).toEqual([
      'lineleaf_bucket',
      'lineleaf_visit',
    ]);
    const [, json = ''] = /<script type="application\/json"[^>]*>([^<]*)/.exec(text) ?? [];
    const { body } = await testApp.request().get('/discovery').set('Cookie', cookies.join('; '));
    expect(JSON.parse(json)).toEqual(body);
    expect(json).toContain('"ticket"');
    await testApp.container.background.settle();
    await releases.point(pointer);
  });
});

it('is to be read by Prometheus', async () => {
  await tell(ticket(), ['loaded']);
  await send([{ ticket: ticket(), kind: 'lcp', bucket: 11, ...place }]);
  const metrics = testApp.request(METRICS_TOKEN).get('/metrics');
  const { text } = await metrics.expect(200);
  expect(text).toMatch(
    /lineleaf_release_reports_total\{part="mfe-auth",release="2.0.0\+d",kind="loaded"\} \d+/,
  );
  expect(text).toMatch(
    /lineleaf_release_lcp_seconds_bucket\{le="2.5",part="mfe-auth",release="2.0.0\+d"\} \d+/,
  );
});

// Last: another application on the same services takes over what is told to Prometheus.
it('counts nothing and gives no tickets with TELEMETRY=off', async () => {
  const { container } = testApp;
  const silent = supertest(
    createApp({ ...container, config: { ...container.config, isTelemetryOn: false } }),
  );
  const { text, headers } = await silent.get('/discovery').expect(200);
  expect(text).toContain(CANARY_RELEASE);
  expect(text).not.toContain('ticket');
  expect(JSON.stringify(headers['set-cookie'])).not.toContain('lineleaf_visit');
  const reports = [{ ticket: ticket(), kind: 'loaded', ...place }];
  const post = silent.post('/api/telemetry').set('Content-Type', 'text/plain');
  await post.send(JSON.stringify({ reports })).expect(202);
  expect(await counts()).toEqual({});
});
