import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { releaseAtOnce } from '../../src/changes/release.ts';
import { EMPTY_POINTER } from '../../src/pointer.ts';
import { ACT, pointerOf, recordOf } from '../../src/testing/records.ts';
import { changePointer } from '../changePointer.ts';
import type { Releases } from '../openReleases.ts';
import { pruneReleases } from '../pruneReleases.ts';

const WRITERS = 50;
const SIXTY_ONE_DAYS_MS = 61 * 24 * 60 * 60 * 1000;

/** A store under test, and what the test may do to it behind its back. */
export interface StoreUnderTest {
  /** Opens the same store once more, as another process does. */
  open(): Releases;
  /** Puts a file into the store as it lies there. */
  put(path: string, text: string): Promise<void>;
  /** Every path in the store. */
  paths(): Promise<string[]>;
}

/** What every store of releases promises. `make` gives one that is empty. */
export function storeContract(make: () => Promise<StoreUnderTest>): void {
  let dist: string;
  beforeAll(() => {
    dist = mkdtempSync(join(tmpdir(), 'lineleaf-dist-'));
    for (const [path, text] of Object.entries({ 'entry.js': 'entry', 'static/a.css': 'css' })) {
      mkdirSync(dirname(join(dist, path)), { recursive: true });
      writeFileSync(join(dist, path), text);
    }
  });
  afterAll(() => rmSync(dist, { recursive: true, force: true }));

  pruningContract(make, () => dist);

  describe('the pointer of a store', () => {
    const released = (part: string) => pointerOf({ [part]: recordOf(part, '1.0.0+a') });

    it('is empty before the first release, and then what was written', async () => {
      const { pointers } = (await make()).open();
      await pointers.check();
      expect(await pointers.read()).toEqual({ pointer: EMPTY_POINTER, tag: '' });
      expect(await pointers.write(released('mfe-a'), '')).toBe('written');
      expect((await pointers.read()).pointer).toEqual(released('mfe-a'));
    });

    it('is written over the version that was read alone, and nothing else is left behind', async () => {
      const store = await make();
      const { pointers } = store.open();
      await pointers.check();
      await pointers.write(released('mfe-a'), '');
      const { tag } = await pointers.read();
      expect(await pointers.write(released('mfe-b'), '')).toBe('conflict');
      expect(await pointers.write(released('mfe-b'), tag)).toBe('written');
      expect(await pointers.write(released('mfe-c'), tag)).toBe('conflict');
      expect((await pointers.read()).pointer).toEqual(released('mfe-b'));
      expect(await store.paths()).toEqual(['remotes.json']);
    });

    it('is left alone by a change that finds nothing to do', async () => {
      const store = await make();
      await changePointer(store.open().pointers, (pointer) => ({ pointer, events: [] }));
      expect(await store.paths()).toEqual([]);
    });

    it('rejects what is no pointer', async () => {
      const store = await make();
      await store.put('remotes.json', '{"generation":-1}');
      await expect(store.open().pointers.read()).rejects.toThrow('generation');
    });

    it('loses no change of fifty writers at once', async () => {
      const store = await make();
      const names = Array.from({ length: WRITERS }, (_, at) => `mfe-${at}`);
      const changes = await Promise.all(
        names.map((name) => {
          const releases = { [name]: recordOf(name, '1.0.0+a') };
          return changePointer(store.open().pointers, (pointer) =>
            releaseAtOnce(pointer, { releases, endsRollouts: false }, ACT),
          );
        }),
      );
      const { pointer } = await store.open().pointers.read();
      expect(Object.keys(pointer.parts).sort()).toEqual(names.sort());
      expect(pointer.generation).toBe(WRITERS);
      expect(new Set(changes.map((change) => change.pointer.generation)).size).toBe(WRITERS);
    });
  });

  describe('a release in a store', () => {
    it('is there with its files when it was added, and never once more', async () => {
      const store = await make();
      const { files } = store.open();
      expect(await files.has('mfe-a', '1.0.0+a')).toBe(false);
      expect(await files.list()).toEqual([]);
      await files.add('mfe-a', '1.0.0+a', dist);
      await files.add('shell', '1.0.0+s', dist);
      const other = store.open().files;
      expect(await other.has('mfe-a', '1.0.0+a')).toBe(true);
      expect((await other.read('mfe-a', '1.0.0+a', 'static/a.css'))?.toString()).toBe('css');
      expect(await other.read('mfe-a', '1.0.0+a', 'static/b.css')).toBeUndefined();
      expect(await other.read('mfe-a', '2.0.0+b', 'entry.js')).toBeUndefined();
      expect(named(await other.list())).toEqual(['mfe-a 1.0.0+a', 'shell 1.0.0+s']);
      expect(named(await other.list('shell'))).toEqual(['shell 1.0.0+s']);
      await expect(other.add('mfe-a', '1.0.0+a', dist)).rejects.toThrow('mfe-a 1.0.0+a is released already');
    });

    it('goes with all its files, and may come once more', async () => {
      const store = await make();
      const { files } = store.open();
      await files.add('mfe-a', '1.0.0+a', dist);
      const whileAsked: boolean[] = [];
      const isNeeded = async () => {
        whileAsked.push(await files.has('mfe-a', '1.0.0+a'));
        return false;
      };
      expect(await files.remove('mfe-a', '1.0.0+a', isNeeded)).toBe(true);
      expect(whileAsked).toEqual([false]);
      expect(await store.paths()).toEqual([]);
      expect(await files.remove('mfe-a', '1.0.0+a', isNeeded)).toBe(false);
      await files.add('mfe-a', '1.0.0+a', dist);
      expect((await files.read('mfe-a', '1.0.0+a', 'entry.js'))?.toString()).toBe('entry');
    });

    it('that is needed after all is back as it was, also where one cannot find out', async () => {
      const store = await make();
      const { files } = store.open();
      await files.add('mfe-a', '1.0.0+a', dist);
      const before = await store.paths();
      expect(await files.remove('mfe-a', '1.0.0+a', async () => true)).toBe(false);
      const fault = new Error('away');
      await expect(files.remove('mfe-a', '1.0.0+a', () => Promise.reject(fault))).rejects.toThrow(fault);
      expect(await store.paths()).toEqual(before);
      expect((await files.read('mfe-a', '1.0.0+a', 'entry.js'))?.toString()).toBe('entry');
    });

    it('is removed by one of two at once', async () => {
      const { files } = (await make()).open();
      await files.add('mfe-a', '1.0.0+a', dist);
      const remove = () => files.remove('mfe-a', '1.0.0+a', async () => false);
      expect((await Promise.all([remove(), remove()])).sort()).toEqual([false, true]);
    });
  });
}

/** What `pruneReleases` promises on every store. */
function pruningContract(make: () => Promise<StoreUnderTest>, dist: () => string): void {
  const names = Array.from({ length: 11 }, (_, at) => `1.0.0+${at}`);
  /** When all of them are old enough. */
  const later = () => new Date(Date.now() + SIXTY_ONE_DAYS_MS);

  /** Eleven releases, of which none is named. */
  async function makeOld(): Promise<Releases> {
    const store = (await make()).open();
    for (const name of names) await store.files.add('mfe-a', name, dist());
    await store.pointers.write(pointerOf({ 'mfe-b': recordOf('mfe-b', '1.0.0+x') }), '');
    return store;
  }

  describe('pruning a store', () => {
    it('removes what a dry run has said, and nothing that is young', async () => {
      const store = await makeOld();
      expect(await pruneReleases(store, { now: new Date() })).toEqual([]);
      const due = await pruneReleases(store, { now: later(), isDryRun: true });
      expect(due).toHaveLength(1);
      expect(await store.files.list()).toHaveLength(names.length);
      expect(await pruneReleases(store, { now: later() })).toEqual(due);
      expect(named(await store.files.list())).toEqual(
        names
          .map((name) => `mfe-a ${name}`)
          .filter((name) => !named(due).includes(name))
          .sort(),
      );
    });

    it('leaves a release that is named meanwhile', async () => {
      const store = await makeOld();
      const [due] = await pruneReleases(store, { now: later(), isDryRun: true });
      const { release = '' } = due ?? {};
      const list = store.files.list.bind(store.files);
      vi.spyOn(store.files, 'list').mockImplementation(async () => {
        const releases = { 'mfe-a': recordOf('mfe-a', release) };
        await changePointer(store.pointers, (pointer) =>
          releaseAtOnce(pointer, { releases, endsRollouts: false }, ACT),
        );
        return list();
      });
      expect(await pruneReleases(store, { now: later() })).toEqual([]);
      expect(await store.files.has('mfe-a', release)).toBe(true);
    });

    it('refuses a store whose pointer names nothing', async () => {
      const store = (await make()).open();
      await expect(pruneReleases(store, { now: later() })).rejects.toThrow(
        'The pointer names no release, so none is removed',
      );
    });
  });
}

/** Names of releases, sorted. */
export function named(releases: readonly { readonly part: string; readonly release: string }[]): string[] {
  return releases.map(({ part, release }) => `${part} ${release}`).sort();
}
