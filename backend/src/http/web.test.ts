import express from 'express';
import { pino } from 'pino';
import supertest from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeReleases, type TestReleases } from '../testing/releaseFolder.ts';
import { inlineScriptHashes } from './releases.ts';
import { webRoutes } from './web.ts';

let releases: TestReleases;
const app = express();
beforeAll(async () => {
  releases = await makeReleases();
  webRoutes(app, {
    config: {
      publicUrl: 'http://localhost:3000',
      providerStatusUrl: 'https://status.example/?a=1&b="2"',
      remoteOrigins: ['https://cdn.example'],
      remoteOverrideOrigins: ['http://localhost:3012'],
    },
    pointers: releases.pointers,
    local: releases.local,
    logger: pino({ level: 'silent' }),
  });
});
afterAll(() => releases.remove());

test.each([
  '/',
  '/auth',
  '/color/00000000-0000-4000-8000-000000000001',
  '/reset-password?token=x',
  '/index.html',
])('%s is the page of the default shell, for this visitor and checked each time', async (path) => {
  const answer = await supertest(app).get(path).expect(200);
  expect(answer.headers).toMatchObject({
    'cache-control': 'private, no-cache',
    'content-type': 'text/html; charset=utf-8',
  });
  expect(answer.text).toContain('run()');
});

test('what is for development alone is no page of the product', async () => {
  for (const path of ['/dev', '/dev/outbox', '/dev/payments/checkout/cs_1']) {
    await supertest(app).get(path).expect(404);
  }
});

test('the page names the status page of the provider that the server is told of', async () => {
  const { text } = await supertest(app).get('/');
  expect(text).toContain('content="https://status.example/?a=1&amp;b=&quot;2&quot;"');
  expect(text).not.toContain('usual.example');
});

test('the page names the release that it is of', async () => {
  const { text } = await supertest(app).get('/');
  expect(text).toContain('<meta name="lineleaf:release" content="1.0.0+b" />');
});

test('what the screen is made of is fetched beside the shell, for those who may open it', async () => {
  const entry = 'href="/releases/mfe-auth/1.0.0+c/remoteEntry.js"';
  const ask = async (cookie: string) => (await supertest(app).get('/mfe-auth').set('Cookie', cookie)).text;
  expect(await ask('lineleaf_signed_in=1')).toContain(entry);
  expect(await ask('')).not.toContain(entry);
});

test('the page names the origins that may stand in for remotes', async () => {
  const { text } = await supertest(app).get('/');
  expect(text).toContain('<meta name="lineleaf:override-origins" content="http://localhost:3012" />');
});

test('the policy allows the inline script by its hash, WebAssembly and the origins of remotes, and no other code', async () => {
  const policy = (await supertest(app).get('/')).headers['content-security-policy'] ?? '';
  const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src'));
  const [hash] = inlineScriptHashes('<script>run()</script>');
  expect(scripts).toBe(
    `script-src 'self' 'wasm-unsafe-eval' ${hash} https://cdn.example http://localhost:3012`,
  );
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("object-src 'none'");
  expect(policy).not.toContain('upgrade-insecure-requests');
});

test('files of the current and of older shells are served for good, with a type that fits', async () => {
  const current = await supertest(app).get('/static/js/new.js').expect(200);
  expect(current.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(current.headers['content-type']).toContain('javascript');
  await supertest(app).get('/static/js/old.js').expect(200);
  const worker = await supertest(app).get('/sw.js').expect(200);
  expect(worker.headers['cache-control']).toBe('private, no-cache');
});

test('the worker is told the origins of remotes, and may fetch from them and its own', async () => {
  const { headers, text } = await supertest(app).get('/sw.js').expect(200);
  expect(text).toBe('self.remoteOrigins = ["https://cdn.example"];\nself');
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; connect-src 'self' https://cdn.example; frame-ancestors 'none'",
  );
  expect(headers['content-type']).toContain('javascript');
});

test('released remotes are open to every origin and never change', async () => {
  const answer = await supertest(app).get('/releases/mfe-auth/1.0.0+c/entry.js').expect(200);
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'timing-allow-origin': '*',
  });
});

test.each([
  '/missing.js',
  '/static/js/missing.js',
  '/releases/none/entry.js',
  '/releases/remotes.json',
  '/remotes.json',
  '/static/%2e%2e/index.html',
  '/.env',
  '/releases/%00',
])('the unknown file %s is not a page', async (path) => {
  const answer = await supertest(app).get(path);
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expect(answer.text).not.toContain('<script>');
});
