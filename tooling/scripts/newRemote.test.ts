import { describe, expect, it } from 'vitest';
import { withOwner, withoutOwner } from './owners.mjs';
import { refusalOf } from './remote-address.mjs';

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

describe('the owner of a new remote', () => {
  const owners =
    '# Teams\n/shell/ @lineleaf/platform\n/mfe-auth/ @lineleaf/auth\n/mfe-billing/   @lineleaf/billing\n/docs/ @a\n';

  it('is the team that is called like it, beside those of the others', () => {
    expect(withOwner(owners, 'mfe-sticker-book').split('\n').slice(2, 5)).toEqual([
      '/mfe-auth/ @lineleaf/auth',
      '/mfe-billing/   @lineleaf/billing',
      '/mfe-sticker-book/   @lineleaf/sticker-book',
    ]);
  });

  it('goes with it, and nothing else', () => {
    expect(withoutOwner(withOwner(owners, 'mfe-sticker-book'), 'mfe-sticker-book')).toBe(owners);
    expect(withoutOwner(owners, 'mfe-bill')).toBe(owners);
  });

  it('is not made up where no remote has one', () => {
    expect(withOwner('* @lineleaf/platform\n', 'mfe-a')).toBe('* @lineleaf/platform\n');
  });
});
