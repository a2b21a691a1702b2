import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { type Pointer, placeOf, rollback, startCanary } from '@lineleaf/releases';
import { discoveryDocument } from '@lineleaf/releases/discovery-schema';
import { ACT, CANARY, pointerOf, ROLLOUT_ID, recordOf } from '@lineleaf/releases/testing';
import express from 'express';
import { pino } from 'pino';
import supertest from 'supertest';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { firstPointer, makeReleases, type TestReleases } from '../testing/releaseFolder.ts';
import { startSharedCache } from '../testing/sharedCache.ts';
import { webRoutes } from './web.ts';

const CDN = 'https://auth.cdn.example';
let releases: TestReleases;
let app: express.Express;
let logged: string[];
beforeEach(async () => {
  releases = await makeReleases();
  logged = [];
  const stream = new Writable({ write: (line, _, done) => done(void logged.push(String(line))) });
  app = express();
  webRoutes(app, {
    config: {
      publicUrl: 'https://lineleaf.example',
      providerStatusUrl: '',
      remoteOrigins: [CDN],
      remoteOverrideOrigins: [],
    },
    pointers: releases.pointers,
    local: releases.local,
    logger: pino({}, stream),
  });
});
afterEach(() => releases.remove());

/** A bucket that the rollout takes in at this place of 0 to 99, as its cookie. */
function cookieAt(place: number): string {
  const bucket = Array.from({ length: 100 }, (_, each) => each).find(
    (each) => placeOf(each, ROLLOUT_ID) === place,
  );
  return `theme=x; lineleaf_bucket=${bucket}`;
}
const INSIDE = cookieAt(0);
const OUTSIDE = cookieAt(99);

function canaryOf(part: string, release: string): Pointer {
  const canary = { part, release: recordOf(part, release), id: ROLLOUT_ID, config: CANARY };
  return startCanary(firstPointer(), canary, ACT).pointer;
}
const ask = (path: string, cookie: string) => supertest(app).get(path).set('Cookie', cookie).expect(200);
const givenAuth = async (cookie: string) =>
  (await ask('/discovery', cookie)).body.microFrontends['mfe-auth'][0].metadata.version;
const givenShell = async (cookie: string) =>
  /lineleaf:release" content="([^"]*)/.exec((await ask('/', cookie)).text)?.[1];

describe('a visitor', () => {
  it('is given a bucket to keep for 30 days, with a document and with discovery', async () => {
    for (const path of ['/', '/gallery', '/discovery']) {
      const [cookie] = (await supertest(app).get(path).expect(200)).headers['set-cookie'] ?? [];
      expect(cookie).toMatch(
        /^lineleaf_bucket=\d{1,2}; Max-Age=2592000; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
      );
    }
  });

  it('finds in a page what discovery answers', async () => {
    await releases.point(canaryOf('mfe-auth', '2.0.0+d'));
    for (const cookie of [INSIDE, OUTSIDE]) {
      const { text } = await ask('/gallery', cookie);
      const [, json = ''] = /<script type="application\/json"[^>]*>([^<]*)/.exec(text) ?? [];
      expect(JSON.parse(json)).toEqual((await ask('/discovery', cookie)).body);
    }
  });

  it('keeps the one it has; what is none is replaced', async () => {
    expect((await ask('/discovery', 'lineleaf_bucket=7')).headers).not.toHaveProperty('set-cookie');
    for (const wrong of ['lineleaf_bucket=100', 'lineleaf_bucket=-1', 'other_lineleaf_bucket=7'])
      expect((await ask('/discovery', wrong)).headers).toHaveProperty('set-cookie');
  });

  it('stays with what it was given while a rollout lasts, and has the default after a rollback', async () => {
    const pointer = canaryOf('mfe-auth', '2.0.0+d');
    await releases.point(pointer);
    expect(await givenAuth(INSIDE)).toBe('2.0.0+d');
    expect(await givenAuth(INSIDE)).toBe('2.0.0+d');
    expect(await givenAuth(OUTSIDE)).toBe('1.0.0+c');
    await releases.point(rollback(pointer, 'mfe-auth', ACT).pointer);
    expect(await givenAuth(INSIDE)).toBe('1.0.0+c');
  });

  it('is given the shell of its share, with the files of both shells', async () => {
    await releases.point(canaryOf('shell', '1.0.0+a'));
    expect(await givenShell(INSIDE)).toBe('1.0.0+a');
    expect(await givenShell(OUTSIDE)).toBe('1.0.0+b');
    await ask('/static/js/old.js', OUTSIDE);
    await ask('/static/js/new.js', INSIDE);
  });
});

describe('what a visitor is given', () => {
  it.each(['/', '/discovery'])('at %s is for this visitor alone, and confirmed by its ETag', async (path) => {
    const { headers } = await ask(path, 'lineleaf_bucket=7');
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers.vary).toContain('Cookie, Accept-Language');
    const again = supertest(app).get(path).set('Cookie', 'lineleaf_bucket=7');
    await again.set('If-None-Match', headers.etag ?? '').expect(304);
  });

  it('reaches two visitors through a shared cache as what each is given', async () => {
    await releases.point(canaryOf('mfe-auth', '2.0.0+d'));
    const server: Server = createServer(app);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const cache = await startSharedCache(`http://127.0.0.1:${port}`);
    const through = (path: string, cookie: string) => fetch(cache.url + path, { headers: { cookie } });
    try {
      for (const [cookie, version] of [
        [INSIDE, '2.0.0+d'],
        [OUTSIDE, '1.0.0+c'],
        [INSIDE, '2.0.0+d'],
      ] as const) {
        const { microFrontends } = discoveryDocument.parse(
          await (await through('/discovery', cookie)).json(),
        );
        expect(microFrontends['mfe-auth']?.[0]?.metadata.version).toBe(version);
      }
      const newcomers = await Promise.all([through('/', ''), through('/', '')]);
      for (const answer of newcomers) expect(answer.headers.get('set-cookie')).toContain('lineleaf_bucket=');
      await through('/releases/mfe-auth/1.0.0+c/entry.js', INSIDE);
      await releases.put('mfe-auth/1.0.0+c/entry.js', 'what a cache need not ask for');
      expect(await (await through('/releases/mfe-auth/1.0.0+c/entry.js', OUTSIDE)).text()).toBe('remote');
    } finally {
      await cache.stop();
      await new Promise((resolve) => server.close(resolve));
    }
  });
});

describe('a URL of an origin that the configuration does not name', () => {
  it('is left out, and logged once', async () => {
    const evil = { ...recordOf('mfe-auth', '2.0.0+d'), origin: 'https://evil.example', fallbackOrigin: CDN };
    await releases.point(pointerOf({ 'mfe-auth': evil }));
    expect((await ask('/discovery', INSIDE)).body.microFrontends['mfe-auth'][0]).toMatchObject({
      url: `${CDN}/releases/mfe-auth/2.0.0+d/mf-manifest.json`,
    });
    expect((await ask('/discovery', OUTSIDE)).text).not.toContain('evil');
    expect(logged.filter((line) => line.includes('evil.example'))).toHaveLength(1);
  });
});

it('while the pointer cannot be read, what was served last goes on', async () => {
  expect(await givenAuth(INSIDE)).toBe('1.0.0+c');
  await releases.put('remotes.json', '{"generation":');
  expect(await givenAuth(INSIDE)).toBe('1.0.0+c');
  expect(await givenShell(INSIDE)).toBe('1.0.0+b');
  expect(logged.some((line) => line.includes('cannot be read'))).toBe(true);
});

it('before the first release there is nothing to discover', async () => {
  await releases.point({ generation: 2, parts: {}, events: [] });
  expect((await ask('/discovery', INSIDE)).body).toMatchObject({ microFrontends: {} });
  await supertest(app).get('/').expect(404);
});
