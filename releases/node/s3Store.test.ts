import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { pointerOf, recordOf } from '../src/testing/records.ts';
import { openReleases, writeCompressedCopies } from './index.ts';
import { S3Objects } from './S3Objects.ts';
import { type ConditionalProxy, startConditionalProxy } from './testing/conditionalProxy.ts';
import { named, storeContract } from './testing/storeContract.ts';
import { startTestS3, type TestS3 } from './testing/testS3.ts';

const WHOLE = { type: 'text/plain', cacheControl: 'no-cache' };
const AN_HOUR_MS = 3_600_000;

let server: TestS3;
let proxy: ConditionalProxy;
let dist: string;
beforeAll(async () => {
  server = await startTestS3();
  proxy = await startConditionalProxy(server.endpoint);
  dist = mkdtempSync(join(tmpdir(), 'lineleaf-dist-'));
  writeFileSync(join(dist, 'entry.js'), 'entry');
});
afterAll(async () => {
  await proxy.close();
  await server.remove();
  rmSync(dist, { recursive: true, force: true });
});

let stores = 0;
function makeStore() {
  stores += 1;
  const address = `s3://images/team/releases-${stores}?endpoint=${proxy.endpoint}`;
  const objects = new S3Objects(address);
  return {
    address,
    objects,
    open: () => openReleases(address),
    put: async (path: string, text: string) => {
      await objects.write(path, Buffer.from(text), { ...WHOLE, replaces: 'none' });
    },
    paths: async () => {
      const keys: string[] = [];
      for await (const { key } of objects.list('')) keys.push(key);
      return keys.sort();
    },
  };
}

/** Where an object can be read by HTTP. */
function urlOf(address: string, path: string): string {
  const [folder] = address.slice('s3://'.length).split('?');
  return `${proxy.endpoint}/${folder}/${path}`.replaceAll('+', '%2B');
}

storeContract(async () => makeStore());

describe('the check of a store in a bucket', () => {
  it('refuses a server that ignores conditions with one sentence, and leaves nothing there', async () => {
    const address = `s3://images/plain?endpoint=${server.endpoint}`;
    await expect(openReleases(address).pointers.check()).rejects.toThrow(
      /^The release store s3:\/\/images\/plain ignores conditional writes \(If-Match, If-None-Match\): one of two releases at once would be lost$/,
    );
    expect((await new S3Objects(address).listFolder('')).folders).toEqual([]);
  });

  it.each([
    ['a bucket that is not there', () => `s3://missing?endpoint=${proxy.endpoint}`],
    ['a server that is down', () => 's3://images?endpoint=http://127.0.0.1:9'],
  ])('refuses %s with one sentence', async (_, address) => {
    await expect(openReleases(address()).pointers.check()).rejects.toThrow(
      /^The release store s3:\/\/\w+ cannot be used: [^\n]+$/,
    );
  });
});

describe('a store in a bucket', () => {
  it('knows its own write again when the answer was lost on the way', async () => {
    const { pointers } = makeStore().open();
    const pointer = pointerOf({ 'mfe-a': recordOf('mfe-a', '1.0.0+a') });
    proxy.loseNextAnswer();
    expect(await pointers.write(pointer, '')).toBe('written');
    expect((await pointers.read()).pointer).toEqual(pointer);
  });

  it('has a release with types and a cache rule to be served as it is', async () => {
    const store = makeStore();
    await store.open().files.add('mfe-a', '1.0.0+a', dist);
    const { headers } = await fetch(urlOf(store.address, 'mfe-a/1.0.0+a/entry.js'));
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('names the encoding of a compressed copy, and the type of what it is a copy of', async () => {
    const script = 'leaf'.repeat(1000);
    const build = mkdtempSync(join(tmpdir(), 'lineleaf-build-'));
    onTestFinished(() => rmSync(build, { recursive: true, force: true }));
    writeFileSync(join(build, 'entry.js'), script);
    await writeCompressedCopies(build);
    const store = makeStore();
    await store.open().files.add('mfe-a', '1.0.0+a', build);
    for (const [ending, encoding] of [
      ['br', 'br'],
      ['gz', 'gzip'],
    ]) {
      const answer = await fetch(urlOf(store.address, `mfe-a/1.0.0+a/entry.js.${ending}`));
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
      expect(await answer.text()).toBe(script);
    }
  });

  it('goes on with an addition that was killed, and refuses other files under its name', async () => {
    const store = makeStore();
    const { files } = store.open();
    await store.put('mfe-a/1.0.0+a/entry.js', 'entry');
    expect(await files.has('mfe-a', '1.0.0+a')).toBe(false);
    expect(await files.list()).toEqual([]);
    await files.add('mfe-a', '1.0.0+a', dist);
    expect(named(await files.list())).toEqual(['mfe-a 1.0.0+a']);
    await store.put('mfe-a/1.0.0+b/entry.js', 'another entry');
    await expect(files.add('mfe-a', '1.0.0+b', dist)).rejects.toThrow(
      'mfe-a 1.0.0+b is in the store with another entry.js',
    );
  });

  it('gives no file that was changed', async () => {
    const store = makeStore();
    const { files } = store.open();
    await files.add('mfe-a', '1.0.0+a', dist);
    const path = 'mfe-a/1.0.0+a/entry.js';
    const { tag = '' } = (await store.objects.read(path)) ?? {};
    await store.objects.write(path, Buffer.from('evil'), { ...WHOLE, replaces: tag });
    await expect(files.read('mfe-a', '1.0.0+a', 'entry.js')).rejects.toThrow(
      'mfe-a 1.0.0+a: its entry.js is damaged in the store',
    );
  });

  it('has an addition wait while the same release is being removed', async () => {
    const { files } = makeStore().open();
    await files.add('mfe-a', '1.0.0+a', dist);
    let added: Promise<void> = Promise.resolve();
    await files.remove('mfe-a', '1.0.0+a', async () => {
      added = files.add('mfe-a', '1.0.0+a', dist);
      return false;
    });
    await added;
    expect((await files.read('mfe-a', '1.0.0+a', 'entry.js'))?.toString()).toBe('entry');
  });

  it('is rid of what killed additions and removals left behind, once they are old', async () => {
    const store = makeStore();
    const { files } = store.open();
    await store.put('mfe-a/1.0.0+a/entry.js', 'half');
    await store.put('mfe-a/1.0.0+b/entry.js', 'half');
    await store.put('mfe-a/1.0.0+b.json', '{"removedBy":"6f1c0a52-4a3c-4d1c-9e0e-2f6f0a1b2c3d"}');
    await files.add('mfe-a', '1.0.0+c', dist);
    await files.removeLeftovers(new Date(Date.now() - AN_HOUR_MS));
    expect(await store.paths()).toHaveLength(5);
    await files.removeLeftovers(new Date(Date.now() + AN_HOUR_MS));
    expect(await store.paths()).toEqual(['mfe-a/1.0.0+c.json', 'mfe-a/1.0.0+c/entry.js']);
  });
});
