import { describe, expect, it } from 'vitest';
import { isReleasedFile, isShellPage, isWholeFile, withCors } from './releasedFiles.ts';

const ORIGINS = { own: 'https://pages.example', remotes: ['https://studio.example'] };

describe('a file of a release', () => {
  it.each([
    ['https://pages.example/static/js/main.js', true],
    ['https://pages.example/releases/mfe-a/1.0.0+a/entry.js', true],
    ['https://studio.example/releases/mfe-studio/1.0.0+a/entry.js', true],
    ['https://studio.example/static/js/main.js', false],
    ['https://studio.example/api/releases/', false],
    ['https://other.example/releases/mfe-a/1.0.0+a/entry.js', false],
    ['https://pages.example/api/coloring-pages', false],
  ])('is told by origin and path: %s', (url, isReleased) => {
    expect(isReleasedFile(new URL(url), ORIGINS)).toBe(isReleased);
  });

  it('of another origin is asked for with CORS, with the hash it was asked for with', () => {
    const url = 'https://studio.example/releases/mfe-studio/1.0.0+a/worker.js';
    const asked = new Request(url, { mode: 'no-cors', credentials: 'include', integrity: 'sha384-x' });
    expect(withCors(asked, ORIGINS)).toMatchObject({
      url,
      mode: 'cors',
      credentials: 'omit',
      integrity: 'sha384-x',
    });
    const own = new Request('https://pages.example/static/js/main.js');
    expect(withCors(own, ORIGINS)).toBe(own);
  });

  it.each([
    [200, 'cors', true],
    [200, 'basic', true],
    [0, 'opaque', false],
    [200, 'error', false],
    [404, 'cors', false],
    [206, 'basic', false],
  ] as const)('is kept where the answer is whole and can be read: %i %s', (status, type, isKept) => {
    expect(isWholeFile({ status, type } as Response)).toBe(isKept);
  });
});

it('a document is kept where it is the page of the shell', () => {
  expect(isShellPage(new Response('the shell'))).toBe(true);
  const headers = { 'Lineleaf-Landing': 'mfe-auth 1.0.0+a' };
  expect(isShellPage(new Response('a landing', { headers }))).toBe(false);
  expect(isShellPage(new Response('down', { status: 503 }))).toBe(false);
});
