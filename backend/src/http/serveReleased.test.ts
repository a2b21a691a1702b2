import { join } from 'node:path';
import { writeCompressedCopies } from '@lineleaf/releases/node';
import express from 'express';
import { pino } from 'pino';
import supertest, { type Test } from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeReleases, type TestReleases } from '../testing/releaseFolder.ts';
import { webRoutes } from './web.ts';

const SCRIPT = 'export const leaf = "green";\n'.repeat(500);
/** A release as it comes today, and one of the time before copies were made. */
const NEW = '/releases/mfe-auth/2.0.0+d/entry.js';
const OLD = '/releases/mfe-auth/1.0.0+c/old.js';

let releases: TestReleases;
const app = express();
beforeAll(async () => {
  releases = await makeReleases();
  await releases.put('mfe-auth/2.0.0+d/entry.js', SCRIPT);
  await writeCompressedCopies(join(releases.folder, 'mfe-auth/2.0.0+d'));
  await releases.put('mfe-auth/1.0.0+c/old.js', SCRIPT);
  const origins = { remoteOrigins: [], remoteOverrideOrigins: [] };
  webRoutes(app, {
    config: { publicUrl: 'http://localhost:3000', providerStatusUrl: 'https://status.example', ...origins },
    pointers: releases.pointers,
    local: releases.local,
    logger: pino({ level: 'silent' }),
  });
});
afterAll(() => releases.remove());

/** The bytes as they come over the wire. */
async function lengthOf(request: Test): Promise<number> {
  const { headers } = await request;
  return Number(headers['content-length']);
}

describe('a released file', () => {
  const get = (path: string, encodings: string) => supertest(app).get(path).set('Accept-Encoding', encodings);

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.5, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['*', 'br'],
    ['identity', undefined],
    ['', undefined],
  ])('is sent to who takes "%s" as %s, with its own type and for good', async (taken, encoding) => {
    const { headers, text } = await get(NEW, taken).expect(200);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'Accept-Encoding',
    });
    if (encoding !== 'br') expect(text).toBe(SCRIPT);
  });

  it('is as small as its copy in the store, and known by a tag of its own', async () => {
    const copies = ['br', 'gzip', 'identity'].map((encoding) => get(NEW, encoding));
    const tags = await Promise.all(copies.map(async (copy) => (await copy).headers.etag));
    expect(new Set(tags).size).toBe(3);
    expect(await lengthOf(get(NEW, 'br'))).toBeLessThan(100);
    const again = get(NEW, 'br').set('If-None-Match', tags[0] ?? '');
    expect((await again.expect(304)).headers).not.toHaveProperty('content-encoding');
  });

  it('is cut in its own bytes, for whoever asks for a part of it', async () => {
    const part = await get(NEW, 'br, gzip').set('Range', 'bytes=7-11').expect(206);
    expect(part.text).toBe('const');
    expect(part.headers).toMatchObject({ 'content-range': `bytes 7-11/${SCRIPT.length}` });
    expect(part.headers).not.toHaveProperty('content-encoding');
    expect((await get(OLD, 'br, gzip').set('Range', 'bytes=7-11').expect(206)).text).toBe('const');
  });

  it('of a release without copies is compressed on the way', async () => {
    const { headers, text } = await get(OLD, 'gzip').expect(200);
    expect(headers['content-encoding']).toBe('gzip');
    expect(text).toBe(SCRIPT);
  });
});
