import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ReleaseStore } from './release-store.mjs';

const GALLERY = [{ path: 'gallery', access: 'user' }];
let folder: string;
let store: ReleaseStore;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lineleaf-store-'));
  store = new ReleaseStore(join(folder, 'releases'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a build as the bundler leaves it and adds it to the store. */
function add(part: string, release: string, contract: object) {
  const dist = join(folder, `${part} ${release}`);
  mkdirSync(join(dist, 'static'), { recursive: true });
  const manifest = { metaData: { remoteEntry: { path: '', name: 'remoteEntry.js' } } };
  const whole = { name: part, exposes: ['./routes'], routes: GALLERY, shared: {}, ...contract };
  writeFileSync(join(dist, 'contract.json'), JSON.stringify(whole));
  writeFileSync(join(dist, 'mf-manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(dist, 'remoteEntry.js'), `entry of ${release}`);
  writeFileSync(join(dist, 'static', 'chunk.js'), `chunk of ${release}`);
  store.add(part, release, dist);
}

async function startWith(shell: string, provides: Record<string, string>) {
  add('shell', shell, { exposes: [], routes: [], shared: provides });
  await store.promoteAll(shell, {});
}

const file = () => JSON.parse(readFileSync(join(store.folder, 'remotes.json'), 'utf8')).remotes;
const current = (remote: string) => file()[remote]?.version;

describe('a release', () => {
  it('becomes current with the hashes of its manifest and entry, and the one before is kept', async () => {
    add('mfe-a', '1.0.0+a', {});
    add('mfe-a', '1.1.0+b', {});
    await store.promote('mfe-a', '1.0.0+a');
    await store.promote('mfe-a', '1.1.0+b');
    expect(file()['mfe-a']).toMatchObject({ version: '1.1.0+b', routes: GALLERY });
    expect(file()['mfe-a'].integrity).toMatch(/^sha384-/);
    expect(file()['mfe-a'].manifestIntegrity).toMatch(/^sha384-/);
    expect(file()['mfe-a'].previous).toMatchObject([{ version: '1.0.0+a' }]);
    const manifest = readFileSync(join(store.folder, 'mfe-a/1.1.0+b/mf-manifest.json'), 'utf8');
    expect(Object.keys(JSON.parse(manifest).integrity)).toEqual(['remoteEntry.js', 'static/chunk.js']);
  });

  it('is refused when it exists', () => {
    add('mfe-a', '1.0.0+a', {});
    expect(() => add('mfe-a', '1.0.0+a', {})).toThrow('mfe-a 1.0.0+a is released already');
  });

  it('that is taken back leaves the one before current, and its own files where they are', async () => {
    add('mfe-a', '1.0.0+a', {});
    add('mfe-a', '1.1.0+b', {});
    await store.promote('mfe-a', '1.0.0+a');
    await store.promote('mfe-a', '1.1.0+b');
    expect(await store.rollback('mfe-a')).toBe('1.0.0+a');
    expect(current('mfe-a')).toBe('1.0.0+a');
    expect(existsSync(join(store.folder, 'mfe-a/1.1.0+b/remoteEntry.js'))).toBe(true);
    await expect(store.rollback('mfe-a')).rejects.toThrow('no release to go back to');
  });

  it('is not lost when another remote is released at the same moment', async () => {
    const names = ['mfe-a', 'mfe-b', 'mfe-c', 'mfe-d'];
    for (const name of names) add(name, '1.0.0+a', { routes: [{ path: name, access: 'user' }] });
    await Promise.all(names.map((name) => store.promote(name, '1.0.0+a')));
    expect(Object.keys(file()).sort()).toEqual(names);
  });
});

describe('a release that does not fit the running shell is refused, and what was current stays', () => {
  beforeEach(async () => {
    await startWith('1.0.0+s', { react: '19.3.1', '@lineleaf/api-client': '0.1.2' });
    add('mfe-a', '1.0.0+a', { shared: { react: '^19.0.0', '@lineleaf/api-client': '^0.1.0' } });
    await store.promote('mfe-a', '1.0.0+a');
  });

  it.each([
    [{ shared: { react: '^20.0.0' } }, 'mfe-a needs react ^20.0.0; the shell provides 19.3.1'],
    [{ shared: { react: '^19.4.0' } }, 'mfe-a needs react ^19.4.0; the shell provides 19.3.1'],
    [
      { shared: { '@lineleaf/api-client': '^0.2.0' } },
      'mfe-a needs @lineleaf/api-client ^0.2.0; the shell provides 0.1.2',
    ],
    [{ shared: { vue: '^3.0.0' } }, 'mfe-a needs vue, which the shell does not provide'],
    [{ exposes: ['./screens'] }, 'mfe-a does not expose ./routes'],
    [{ routes: [] }, 'mfe-a serves no route'],
    [{ routes: [{ path: 'x', access: 'all' }] }, 'nobody may open /x'],
    [{ routes: 'gallery' }, 'its contract.json is of another shape'],
  ])('%j', async (contract, message) => {
    add('mfe-a', '2.0.0+b', contract);
    await expect(store.promote('mfe-a', '2.0.0+b')).rejects.toThrow(message);
    expect(current('mfe-a')).toBe('1.0.0+a');
  });

  it('a path that another remote serves', async () => {
    add('mfe-b', '1.0.0+a', {});
    await expect(store.promote('mfe-b', '1.0.0+a')).rejects.toThrow(
      'mfe-b serves /gallery, which is served by mfe-a',
    );
  });

  it('a shell that the running remotes cannot live with', async () => {
    add('shell', '2.0.0+s', { exposes: [], routes: [], shared: { react: '20.0.0' } });
    await expect(store.promoteAll('2.0.0+s', {})).rejects.toThrow('mfe-a needs react ^19.0.0');
    expect(JSON.parse(readFileSync(join(store.folder, 'shell.json'), 'utf8')).current).toBe('1.0.0+s');
  });

  it('but a shell and remotes that fit each other are promoted together', async () => {
    add('shell', '2.0.0+s', { exposes: [], routes: [], shared: { react: '20.0.0' } });
    add('mfe-a', '2.0.0+a', { shared: { react: '^20.0.0' } });
    await store.promoteAll('2.0.0+s', { 'mfe-a': '2.0.0+a' });
    expect(current('mfe-a')).toBe('2.0.0+a');
    await expect(store.rollback('mfe-a')).rejects.toThrow('the shell provides 20.0.0');
  });
});
