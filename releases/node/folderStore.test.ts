import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EMPTY_POINTER } from '../src/pointer.ts';
import { pointerOf, recordOf } from '../src/testing/records.ts';
import { describeRelease, FolderReleaseFiles, integrityOf, openReleases, releasesAddress } from './index.ts';
import { named, storeContract } from './testing/storeContract.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lineleaf-releases-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The paths of all files below a folder. */
function pathsIn(root: string): string[] {
  if (!existsSync(root)) return [];
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort();
}

let stores = 0;
storeContract(async () => {
  stores += 1;
  const store = join(folder, `store-${stores}`);
  return {
    open: () => openReleases(store),
    put: async (path, text) => {
      mkdirSync(store, { recursive: true });
      writeFileSync(join(store, path), text);
    },
    paths: async () => pathsIn(store),
  };
});

describe('a store in a folder', () => {
  it('has a pointer of the time before rollouts read as empty', async () => {
    writeFileSync(join(folder, 'remotes.json'), '{"remotes":{"mfe-a":{"version":"1.0.0+a"}}}');
    const { pointers } = openReleases(folder);
    const { pointer, tag } = await pointers.read();
    expect(pointer).toEqual(EMPTY_POINTER);
    expect(await pointers.write(pointerOf({ 'mfe-a': recordOf('mfe-a', '1.0.0+a') }), tag)).toBe('written');
  });

  it('is rid of what killed additions and removals left behind, once they are old', async () => {
    const left = ['1.0.0+a.partial-77', '1.0.0+b.removed-0a-b1'];
    for (const name of [...left, '1.0.0+c']) mkdirSync(join(folder, 'mfe-a', name), { recursive: true });
    const { files } = openReleases(folder);
    expect(named(await files.list())).toEqual(['mfe-a 1.0.0+c']);
    const anHourMs = 3_600_000;
    await files.removeLeftovers(new Date(Date.now() - anHourMs));
    expect(readdirSync(join(folder, 'mfe-a'))).toHaveLength(3);
    await files.removeLeftovers(new Date(Date.now() + anHourMs));
    expect(readdirSync(join(folder, 'mfe-a'))).toEqual(['1.0.0+c']);
  });
});

describe('the address of a store', () => {
  it.each([
    ['s3://bucket', 's3://bucket'],
    ['s3://bucket/a/b?endpoint=http://localhost:9000', 's3://bucket/a/b?endpoint=http://localhost:9000'],
    ['releases', '/srv/releases'],
    ['/releases', '/releases'],
  ])('%s is read as %s', (text, address) => {
    expect(releasesAddress(text, '/srv')).toBe(address);
  });

  it.each(['s3:', 's3://', 's3:///prefix', 'https://bucket.example', 'file:///releases'])(
    '%s is refused with one sentence',
    (text) => {
      expect(() => releasesAddress(text)).toThrow(
        /^RELEASES_URL must be a folder, or a URL such as s3:\/\/bucket\/prefix$/,
      );
    },
  );
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
  const CONTRACT = {
    exposes: ['./routes'],
    routes: [{ path: 'a', access: 'user', files: ['entry.js'] }],
    shared: {},
  };
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
      integrities: { 'entry.js': integrityOf(Buffer.from('entry')) },
    });
  });

  it.each([
    [{ ...CONTRACT, routes: 'gallery' }, 'its contract.json is of another shape (routes'],
    [{ ...CONTRACT, routes: [{ path: 'x', access: 'all' }] }, '(routes.0.access'],
  ])('whose contract is %j is refused', async (contract, message) => {
    await files().add('mfe-a', '1.0.0+a', build(contract));
    await expect(describeRelease(files(), described)).rejects.toThrow(message);
  });

  it('of which a screen lacks a file is refused', async () => {
    const routes = [{ path: 'a', access: 'user', files: ['screen.js'] }];
    await files().add('mfe-a', '1.0.0+a', build({ ...CONTRACT, routes }));
    await expect(describeRelease(files(), described)).rejects.toThrow('mfe-a 1.0.0+a has no screen.js');
  });

  it('that is not there is refused', async () => {
    await expect(describeRelease(files(), described)).rejects.toThrow('mfe-a 1.0.0+a has no contract.json');
  });
});
