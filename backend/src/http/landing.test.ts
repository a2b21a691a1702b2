import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '@lineleaf/releases/node';
import { CANARY, pointerOf, ROLLOUT_ID, recordOf } from '@lineleaf/releases/testing';
import express from 'express';
import { pino } from 'pino';
import supertest from 'supertest';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeReleases, type TestReleases } from '../testing/releaseFolder.ts';
import { inlineScriptHashes } from './releases.ts';
import { webRoutes } from './web.ts';

const FRAME =
  '<!doctype html><html lang="en"><head><meta name="lineleaf:landing"></head><body><slot name="landing"></slot></body></html>';
const SHELL_PAGE = '<div id="root">';
const SCRIPT = 'start()';
const CANARY_BUCKET = 'lineleaf_bucket=0';

let releases: TestReleases;
let app: express.Express;
beforeEach(async () => {
  releases = await makeReleases();
  await releases.put('shell/1.0.0+b/visitor.html', FRAME);
  await releases.put('shell/1.0.0+b/index.html', SHELL_PAGE);
  app = express();
  webRoutes(app, {
    config: {
      publicUrl: 'https://lineleaf.example',
      providerStatusUrl: 'https://status.example',
      contactEmail: 'help@lineleaf.example',
      remoteOrigins: [],
      remoteOverrideOrigins: [],
    },
    pointers: releases.pointers,
    local: releases.local,
    logger: pino({ level: 'silent' }),
  });
});
afterEach(() => releases.remove());

/** Puts a release of mfe-auth with a landing in English and German into the folder; returns its record. */
async function putLanding(release: string, says: string) {
  const files = new Map([['static/landing.js', SCRIPT]]);
  for (const language of ['en', 'de'])
    files.set(
      `landing.${language}.json`,
      JSON.stringify({
        language,
        head: `<link rel="canonical" href="{{site}}{{address}}"><meta name="lineleaf:contact" content="{{contact}}"><script defer src="{{files}}static/landing.js"></script>`,
        body: `<h1>${says} ${language}</h1><script>early()</script>`,
      }),
    );
  for (const [path, text] of files) await releases.put(`mfe-auth/${release}/${path}`, text);
  const fileOf = (path: string) => ({ path, integrity: integrityOf(Buffer.from(files.get(path) ?? '')) });
  return recordOf('mfe-auth', release, {
    landing: {
      path: 'auth',
      script: fileOf('static/landing.js'),
      pages: { en: fileOf('landing.en.json'), de: fileOf('landing.de.json') },
    },
  });
}

/** Has the pointer give this release to everybody. */
async function give(release: string, says: string): Promise<void> {
  const record = await putLanding(release, says);
  await releases.point(pointerOf({ shell: recordOf('shell', '1.0.0+b'), 'mfe-auth': record }));
}

test.each(['/', '/auth'])('%s is the landing of the given release, for a visitor', async (path) => {
  await give('1.0.0+d', 'Hello');
  const answer = await supertest(app).get(path).expect(200);
  expect(answer.text).toContain('<h1>Hello en</h1>');
  expect(answer.text).toContain('src="/releases/mfe-auth/1.0.0%2Bd/static/landing.js"');
  expect(answer.text).toContain('<link rel="canonical" href="https://lineleaf.example/auth">');
  expect(answer.headers).toMatchObject({
    'cache-control': 'private, no-cache',
    'lineleaf-landing': 'mfe-auth 1.0.0+d',
    vary: expect.stringContaining('Cookie, Accept-Language'),
  });
  const [hash = ''] = inlineScriptHashes('<script>early()</script>');
  expect(answer.headers['content-security-policy']).toContain(hash);
});

test.each([
  ['/auth?lang=de', {}, 'de'],
  ['/auth?lang=xx', {}, 'en'],
  ['/', { 'Accept-Language': 'de-AT,en;q=0.5' }, 'de'],
  ['/', { 'Accept-Language': 'de', Cookie: 'lineleaf_language=en' }, 'en'],
  ['/auth?lang=de', { Cookie: 'lineleaf_language=en' }, 'de'],
  ['/', { 'Accept-Language': 'pt' }, 'en'],
] as const)('%s with %j is answered in %s', async (path, headers, language) => {
  await give('1.0.0+d', 'Hello');
  const { text } = await supertest(app).get(path).set(headers).expect(200);
  expect(text).toContain(`<h1>Hello ${language}</h1>`);
  expect(text).toContain(`<html lang="${language}"`);
});

test('the landing is told whom visitors may write to', async () => {
  await give('1.0.0+d', 'Hello');
  const { text } = await supertest(app).get('/auth');
  expect(text).toContain('content="help@lineleaf.example"');
});

test('each language has an address of its own', async () => {
  await give('1.0.0+d', 'Hello');
  const { text } = await supertest(app).get('/auth?lang=de');
  expect(text).toContain('href="https://lineleaf.example/auth?lang=de"');
});

test.each([
  ['/', { Cookie: 'lineleaf_signed_in=1' }],
  ['/auth', { Cookie: 'a=b; lineleaf_signed_in=1' }],
  ['/?session_id=cs_1', {}],
  ['/?payment=cancelled', {}],
  ['/forgot-password', {}],
  ['/gallery', {}],
] as const)('%s with %j is the page of the shell', async (path, headers) => {
  await give('1.0.0+d', 'Hello');
  const answer = await supertest(app).get(path).set(headers).expect(200);
  expect(answer.text).toBe(SHELL_PAGE);
  expect(answer.headers['lineleaf-landing']).toBeUndefined();
});

test('a release that is given or taken back changes the landing at once', async () => {
  await give('1.0.0+d', 'Old');
  expect((await supertest(app).get('/')).text).toContain('Old en');
  await give('1.0.0+e', 'New');
  expect((await supertest(app).get('/')).text).toContain('New en');
  await give('1.0.0+d', 'Old');
  expect((await supertest(app).get('/')).text).toContain('Old en');
});

test.each(['landing.en.json', 'static/landing.js'])(
  'a release of which %s is not what was released is refused until it is: the page of the shell stands in',
  async (path) => {
    await give('1.0.0+d', 'Hello');
    const file = join(releases.folder, 'mfe-auth/1.0.0+d', path);
    const released = await readFile(file);
    await writeFile(file, 'tampered');
    expect((await supertest(app).get('/').expect(200)).text).toBe(SHELL_PAGE);
    await writeFile(file, released);
    expect((await supertest(app).get('/').expect(200)).text).toContain('Hello en');
  },
);

test('a canary is given to its share alone, and the default stands in for one that is not whole', async () => {
  const live = await putLanding('1.0.0+d', 'Default');
  const canary = await putLanding('1.0.0+e', 'Canary');
  const pointer = pointerOf({ shell: recordOf('shell', '1.0.0+b'), 'mfe-auth': live });
  const part = pointer.parts['mfe-auth'];
  if (!part) throw new Error('mfe-auth is not released');
  const rollout = {
    id: ROLLOUT_ID,
    release: canary,
    share: 100,
    strategy: 'canary',
    ...CANARY,
    step: 0,
    steppedAt: '2026-11-22T12:00:00.000Z',
    startedAt: '2026-11-22T12:00:00.000Z',
    startedBy: 'Ada',
    state: 'running',
    reason: '',
  } as const;
  const withShare = (share: number) => ({
    ...pointer,
    parts: { ...pointer.parts, 'mfe-auth': { ...part, rollout: { ...rollout, share } } },
  });
  const textOf = async () => (await supertest(app).get('/').set('Cookie', CANARY_BUCKET)).text;
  await releases.point(withShare(0));
  expect(await textOf()).toContain('Default en');
  await writeFile(join(releases.folder, 'mfe-auth/1.0.0+e/landing.de.json'), 'tampered');
  await releases.point(withShare(100));
  expect(await textOf()).toContain('Canary en');
  const german = await supertest(app).get('/auth?lang=de').set('Cookie', CANARY_BUCKET);
  expect(german.text).toContain('Default de');
});

test('a shell of the time before has no place for it: its page stands in', async () => {
  const record = await putLanding('1.0.0+d', 'Hello');
  await releases.point(pointerOf({ shell: recordOf('shell', '1.0.0+a'), 'mfe-auth': record }));
  expect((await supertest(app).get('/').expect(200)).text).not.toContain('Hello');
});

test('search engines are told of every language', async () => {
  await give('1.0.0+d', 'Hello');
  const { text } = await supertest(app).get('/sitemap.xml').expect(200);
  for (const address of ['/auth', '/auth?lang=en', '/auth?lang=de'])
    expect(text).toContain(`<loc>https://lineleaf.example${address}</loc>`);
  expect(text).toContain('hreflang="x-default" href="https://lineleaf.example/auth"');
  const robots = await supertest(app).get('/robots.txt').expect(200);
  expect(robots.text).toContain('Sitemap: https://lineleaf.example/sitemap.xml');
});
