import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { releaseAtOnce } from '../src/changes/release.ts';
import { EMPTY_POINTER } from '../src/pointer.ts';
import { ACT, pointerOf, recordOf } from '../src/testing/records.ts';
import {
  changePointer,
  describeRelease,
  FolderPointerStore,
  FolderReleaseFiles,
  integrityOf,
} from './index.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lineleaf-releases-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const released = (part: string) => pointerOf({ [part]: recordOf(part, '1.0.0+a') });

describe('the pointer in a folder', () => {
  it('is empty before the first release, and then what was written', async () => {
    const store = new FolderPointerStore(join(folder, 'new'));
    expect(await store.read()).toEqual({ pointer: EMPTY_POINTER, tag: '' });
    expect(await store.write(released('mfe-a'), '')).toBe('written');
    expect((await store.read()).pointer).toEqual(released('mfe-a'));
  });

  it('is written over the version that was read alone', async () => {
    const store = new FolderPointerStore(folder);
    await store.write(released('mfe-a'), '');
    const { tag } = await store.read();
    expect(await store.write(released('mfe-b'), '')).toBe('conflict');
    expect(await store.write(released('mfe-b'), tag)).toBe('written');
    expect(await store.write(released('mfe-c'), tag)).toBe('conflict');
    expect((await store.read()).pointer).toEqual(released('mfe-b'));
    expect(readdirSync(folder)).toEqual(['remotes.json']);
  });

  it('reads as empty where it is of the time before rollouts', async () => {
    writeFileSync(join(folder, 'remotes.json'), '{"remotes":{"mfe-a":{"version":"1.0.0+a"}}}');
    const { pointer, tag } = await new FolderPointerStore(folder).read();
    expect(pointer).toEqual(EMPTY_POINTER);
    expect(await new FolderPointerStore(folder).write(released('mfe-a'), tag)).toBe('written');
  });

  it('rejects what is no pointer', async () => {
    writeFileSync(join(folder, 'remotes.json'), '{"generation":-1}');
    await expect(new FolderPointerStore(folder).read()).rejects.toThrow('generation');
  });

  it('loses no change of fifty writers at once', async () => {
    const names = Array.from({ length: 50 }, (_, at) => `mfe-${at}`);
    const changes = await Promise.all(
      names.map((name) =>
        changePointer(new FolderPointerStore(folder), (pointer) =>
          releaseAtOnce(
            pointer,
            { releases: { [name]: recordOf(name, '1.0.0+a') }, endsRollouts: false },
            ACT,
          ),
        ),
      ),
    );
    const { pointer } = await new FolderPointerStore(folder).read();
    expect(Object.keys(pointer.parts).sort()).toEqual(names.sort());
    expect(pointer.generation).toBe(50);
    expect(new Set(changes.map((change) => change.pointer.generation)).size).toBe(50);
  });

  it('is left alone by a change that finds nothing to do', async () => {
    const store = new FolderPointerStore(folder);
    await changePointer(store, (pointer) => ({ pointer, events: [] }));
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('a release', () => {
  const files = () => new FolderReleaseFiles(join(folder, 'store'));
  /** A build as the bundler leaves it. */
  function build(contract: unknown): string {
    const dist = join(folder, 'dist');
    mkdirSync(join(dist, 'static'), { recursive: true });
    writeFileSync(join(dist, 'contract.json'), JSON.stringify(contract));
    writeFileSync(
      join(dist, 'mf-manifest.json'),
      '{"metaData":{"remoteEntry":{"path":"","name":"entry.js"}}}',
    );
    writeFileSync(join(dist, 'entry.js'), 'entry');
    return dist;
  }
  const CONTRACT = { exposes: ['./routes'], routes: [{ path: 'a', access: 'user' }], shared: {} };
  const described = { part: 'mfe-a', release: '1.0.0+a', commit: 'c0ffee' };

  it('is described by its files and their hashes', async () => {
    const dist = build({ ...CONTRACT, name: 'mfe-a' });
    await files().add('mfe-a', '1.0.0+a', dist);
    expect(await describeRelease(files(), { ...described, origin: 'https://a.example' })).toEqual({
      release: '1.0.0+a',
      commit: 'c0ffee',
      origin: 'https://a.example',
      contract: CONTRACT,
      entry: { path: 'entry.js', integrity: integrityOf(Buffer.from('entry')) },
      manifest: {
        path: 'mf-manifest.json',
        integrity: integrityOf(readFileSync(join(dist, 'mf-manifest.json'))),
      },
    });
  });

  it('is refused when it exists', async () => {
    await files().add('mfe-a', '1.0.0+a', build(CONTRACT));
    expect(await files().has('mfe-a', '1.0.0+a')).toBe(true);
    await expect(files().add('mfe-a', '1.0.0+a', build(CONTRACT))).rejects.toThrow(
      'mfe-a 1.0.0+a is released already',
    );
  });

  it.each([
    [{ ...CONTRACT, routes: 'gallery' }, 'its contract.json is of another shape (routes'],
    [{ ...CONTRACT, routes: [{ path: 'x', access: 'all' }] }, '(routes.0.access'],
  ])('whose contract is %j is refused', async (contract, message) => {
    await files().add('mfe-a', '1.0.0+a', build(contract));
    await expect(describeRelease(files(), described)).rejects.toThrow(message);
  });

  it('that is not there is refused', async () => {
    await expect(describeRelease(files(), described)).rejects.toThrow('mfe-a 1.0.0+a has no contract.json');
  });
});
