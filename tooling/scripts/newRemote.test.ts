import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { REMOTES, ROOT, WORKSPACES } from './parts.mjs';
import { refusalOf } from './remote-address.mjs';
import { REMOTE_LISTS } from './remote-lists.mjs';

const known = {
  folders: ['shell', 'mfe-studio', 'mfe-editor', 'mfe-attic'],
  contracts: [
    { name: 'mfe-studio', routes: ['', 'gallery'].map((path) => ({ path, access: 'user' as const })) },
    { name: 'mfe-editor', routes: [{ path: 'color/:pageId', access: 'user' as const }] },
  ],
};

describe('a new remote', () => {
  it.each([
    ['mfe-stickers', '/stickers'],
    ['mfe-sticker-book2', '/sticker-book/2'],
    ['mfe-colors', '/color'],
    ['mfe-colors', '/color/all/of-it'],
    ['mfe-apis', '/apis'],
  ])('may be called %s and serve %s', (name, path) => {
    expect(refusalOf({ name, path }, known)).toBeUndefined();
  });

  it.each([
    'stickers',
    'mfe-',
    'mfe-Stickers',
    'mfe-a--b',
    'mfe-a_b',
    'mfe-1',
    'mfe-a/b',
    '../mfe-a',
    'mfe-a\n',
  ])('may not be called %j', (name) => {
    expect(refusalOf({ name, path: '/stickers' }, known)).toContain('is no name of a remote');
  });

  it.each(['', '/', 'stickers', '/Stickers', '/stickers/', '//a', '/a b', '/sw.js', '/:id', '/a?b', '/a\n'])(
    'may not serve %j',
    (path) => {
      expect(refusalOf({ name: 'mfe-stickers', path }, known)).toContain('is no path of a screen');
    },
  );

  it.each([
    ['mfe-studio', '/stickers', 'mfe-studio is taken: there is a folder of this name'],
    ['mfe-attic', '/stickers', 'mfe-attic is taken: there is a folder of this name'],
    ['mfe-stickers', '/gallery', '/gallery is taken: mfe-studio serves /gallery'],
    ['mfe-stickers', '/color/all', '/color/all is taken: mfe-editor serves /color/:pageId'],
    ['mfe-stickers', '/api/stickers', '/api/stickers is taken: the server answers there itself'],
  ])('is told what is taken: %s, %s', (name, path, sentence) => {
    expect(refusalOf({ name, path }, known)).toBe(sentence);
  });
});

describe('a file that names every remote', () => {
  const NEW = 'mfe-sticker-book';
  const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');
  const withNew = (file: string) => {
    const list = REMOTE_LISTS.find((each) => each.file === file);
    return list?.add(textOf(file), NEW) ?? '';
  };

  it.each(REMOTE_LISTS)('$file is as before when a new one has come and gone', ({ file, add, remove }) => {
    const text = textOf(file);
    expect(add(text, NEW)).not.toBe(text);
    expect(remove(add(text, NEW), NEW)).toBe(text);
    expect(remove(text, 'mfe-admi')).toBe(text);
  });

  it('lists it in the workspaces', () => {
    expect(JSON.parse(withNew('package.json')).workspaces).toEqual([...WORKSPACES, NEW]);
  });

  it('gives it an owner in line with the others: the team that is called like it', () => {
    const lines = withNew('.github/CODEOWNERS').split('\n');
    const line = lines.find((each) => each.startsWith(`/${NEW}/`));
    expect(line).toMatch(/^\/mfe-sticker-book\/ +@[\w-]+\/sticker-book$/);
    const other = lines.find((each) => each.startsWith(`/${REMOTES[0]}/`));
    expect(line?.indexOf('@')).toBe(other?.indexOf('@'));
  });

  it('gives it a server and an origin in production', () => {
    const { services } = parse(withNew('docker-compose.yml'), { merge: true });
    expect(services[NEW]).toEqual(services[REMOTES[0] ?? '']);
    const origins = services['api-1'].environment.REMOTE_ORIGINS.split(',');
    expect(origins).toContain(`https://${NEW}.\${DOMAIN:?}`);
    expect(origins).toHaveLength(REMOTES.length + 1);
  });
});
