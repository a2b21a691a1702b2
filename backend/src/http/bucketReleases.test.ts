import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openReleases, type Releases, writeCompressedCopies } from '@lineleaf/releases/node';
import {
  type ConditionalProxy,
  startConditionalProxy,
  startTestS3,
  type TestS3,
} from '@lineleaf/releases/node/testing';
import supertest from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { systemClock } from '../clock.ts';
import { firstPointer, makeReleases, type TestReleases } from '../testing/releaseFolder.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import { startTestNode } from '../testing/testNode.ts';
import { CopiedReleases } from './CopiedReleases.ts';

let server: TestS3;
let proxy: ConditionalProxy;
let built: TestReleases;
let store: Releases;
let address: string;
let testApp: TestApp;
beforeAll(async () => {
  server = await startTestS3();
  proxy = await startConditionalProxy(server.endpoint);
  built = await makeReleases();
  address = `s3://images/releases?endpoint=${proxy.endpoint}`;
  store = openReleases(address);
  for (const [part, release] of [
    ['shell', '1.0.0+a'],
    ['shell', '1.0.0+b'],
    ['mfe-auth', '1.0.0+c'],
  ] as const)
    await store.files.add(part, release, join(built.folder, part, release));
  await store.pointers.write(firstPointer(), '');
  testApp = await createTestApp({ releasesUrl: address });
});
afterAll(async () => {
  await testApp.close();
  await built.remove();
  await proxy.close();
  await server.remove();
});

describe('a product whose releases lie in a bucket', () => {
  const get = (path: string) => supertest(testApp.app).get(path);

  it('serves what a folder would serve, with the same headers', async () => {
    const remote = await get('/releases/mfe-auth/1.0.0+c/entry.js').expect(200);
    expect(remote.text).toBe('remote');
    expect(remote.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
      'content-type': 'text/javascript; charset=utf-8',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect((await get('/gallery').expect(200)).text).toContain('content="1.0.0+b"');
    expect((await get('/static/js/new.js').expect(200)).text).toBe('new');
    expect((await get('/static/js/old.js').expect(200)).text).toBe('old');
    expect((await get('/sw.js').expect(200)).text).toContain('self');
    const { microFrontends } = (await get('/discovery').expect(200)).body;
    expect(microFrontends['mfe-auth'][0].metadata.version).toBe('1.0.0+c');
  });

  it.each([
    '/releases/remotes.json',
    '/releases/mfe-auth/1.0.0+c.json',
    '/releases/mfe-auth/1.0.0+c/none.js',
    '/releases/mfe-auth/9.9.9+z/entry.js',
    '/releases/mfe-auth/1.0.0+c/%2e%2e/1.0.0+c.json',
    '/releases/mfe-auth/1.0.0+c/%E0%A4',
    '/static/js/none.js',
  ])('has no %s', async (path) => {
    const { status } = await get(path);
    expect([400, 403, 404]).toContain(status);
  });

  it('serves compressed copies as they lie in the bucket', async () => {
    const build = await mkdtemp(join(tmpdir(), 'lineleaf-build-'));
    onTestFinished(() => rm(build, { recursive: true }));
    await writeFile(join(build, 'entry.js'), 'leaf'.repeat(1000));
    await writeCompressedCopies(build);
    await store.files.add('mfe-auth', '3.0.0+e', build);
    const path = '/releases/mfe-auth/3.0.0+e/entry.js';
    const { headers } = await get(path).set('Accept-Encoding', 'gzip, br').expect(200);
    const copy = await store.files.read('mfe-auth', '3.0.0+e', 'entry.js.br');
    expect(headers).toMatchObject({ 'content-encoding': 'br', 'content-length': String(copy?.length) });
  });

  it('goes on with what it has while the bucket is away, and says of the rest that it is away', async () => {
    await store.files.add('mfe-auth', '2.0.0+d', join(built.folder, 'mfe-auth', '1.0.0+c'));
    await get('/releases/mfe-auth/1.0.0+c/entry.js').expect(200);
    await server.stop();
    try {
      await get('/releases/mfe-auth/1.0.0+c/entry.js').expect(200);
      await get('/').expect(200);
      await get('/releases/mfe-auth/2.0.0+d/entry.js').expect(503);
    } finally {
      await server.start();
    }
    await get('/releases/mfe-auth/2.0.0+d/entry.js').expect(200);
  });
});

it('a server whose releases lie where conditional writes are ignored does not start, and says so in a sentence', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lineleaf-unsafe-'));
  const { AWS_ACCESS_KEY_ID = '', AWS_SECRET_ACCESS_KEY = '', AWS_REGION = '' } = process.env;
  const credentials = { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION, NODE_NO_WARNINGS: '1' };
  const RELEASES_URL = `s3://images/plain?endpoint=${server.endpoint}`;
  const starting = startTestNode('server', { ...credentials, DATA_DIR: dataDir, RELEASES_URL });
  await expect(starting).rejects.toThrow(
    /^The release store s3:\/\/images\/plain ignores conditional writes \(If-Match, If-None-Match\): one of two releases at once would be lost\n$/,
  );
  await rm(dataDir, { recursive: true });
});

describe('copies of releases', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lineleaf-copies-'));
    return () => rm(folder, { recursive: true });
  });
  const copies = (maxReleases?: number) =>
    new CopiedReleases({ files: store.files, folder, clock: systemClock, maxReleases });

  it('are fetched once, however many ask', async () => {
    const read = vi.spyOn(store.files, 'read');
    const local = copies();
    const bring = () => local.bring('shell', '1.0.0+b', 'static/js/new.js');
    await Promise.all([bring(), bring()]);
    await bring();
    const paths = ['.br', '.gz', ''].map((ending) => `static/js/new.js${ending}`);
    expect(read.mock.calls.map(([, , path]) => path)).toEqual(paths);
  });

  it('give way, the one that was asked for longest ago first', async () => {
    const local = copies(2);
    await local.bring('shell', '1.0.0+a', 'index.html');
    await local.bring('shell', '1.0.0+b', 'index.html');
    await local.bring('shell', '1.0.0+a', 'index.html');
    await local.bring('mfe-auth', '1.0.0+c', 'entry.js');
    expect(await readdir(join(folder, 'shell'))).toEqual(['1.0.0+a']);
    expect(await readdir(join(folder, 'mfe-auth'))).toEqual(['1.0.0+c']);
  });

  it('reach nothing outside of their folder', async () => {
    await writeFile(join(folder, 'secret'), '');
    const read = vi.spyOn(store.files, 'read');
    for (const path of ['../x', 'a/../../b', '', 'a//b', 'a\\b'])
      await copies().bring('shell', '1.0.0+b', path);
    await copies().bring('..', '..', 'secret');
    expect(read).not.toHaveBeenCalled();
  });
});
