import { describe, expect, it } from 'vitest';
import { placeOf } from './bucket.ts';
import { startCanary } from './changes/release.ts';
import type { Pointer } from './pointer.ts';
import { preloadsOf } from './preloadsOf.ts';
import { ACT, CANARY, pointerOf, ROLLOUT_ID, recordOf } from './testing/records.ts';

const CDN = 'https://a.cdn.example';
const ANYBODY = { access: 'user', bucket: 0, remoteOrigins: [] } as const;

function madeOf(release: string, origin?: string) {
  const routes = [
    { path: '', access: 'user' as const, files: ['static/routes.js', 'static/make.js', 'static/make.css'] },
    { path: 'color/:pageId', access: 'user' as const, files: ['static/routes.js', 'static/editor.js'] },
    { path: 'old', access: 'user' as const },
  ];
  const files = new Set(routes.flatMap((route) => route.files ?? []));
  return {
    ...recordOf('mfe-a', release, { routes }),
    integrities: Object.fromEntries([...files].map((file) => [file, `sha384-${file}`])),
    ...(origin === undefined ? {} : { origin }),
  };
}
const pointer = pointerOf({ shell: recordOf('shell', '1.0.0+s'), 'mfe-a': madeOf('1.0.0+a') });
const filesAt = (path: string, at: Pointer = pointer, asked = {}) =>
  preloadsOf(at, { path, ...ANYBODY, ...asked }).map(({ url }) => url.replace('/releases/mfe-a/', ''));

describe('what is fetched beside the shell', () => {
  it('is the entry and the files of the screen, each with its integrity', () => {
    expect(preloadsOf(pointer, { path: '/', ...ANYBODY })).toEqual([
      { url: '/releases/mfe-a/1.0.0+a/remoteEntry.js', integrity: 'sha384-entry-1.0.0+a', as: 'script' },
      { url: '/releases/mfe-a/1.0.0+a/static/routes.js', integrity: 'sha384-static/routes.js', as: 'script' },
      { url: '/releases/mfe-a/1.0.0+a/static/make.js', integrity: 'sha384-static/make.js', as: 'script' },
      { url: '/releases/mfe-a/1.0.0+a/static/make.css', integrity: 'sha384-static/make.css', as: 'style' },
    ]);
  });

  it.each(['/color/7', '/color/7/'])('is found by a pattern, at %s', (path) => {
    expect(filesAt(path)).toContain('1.0.0+a/static/editor.js');
  });

  it.each(['/color', '/color/7/more', '/nowhere'])('is nothing at %s', (path) => {
    expect(filesAt(path)).toEqual([]);
  });

  it('is the entry alone where an older release names no files', () => {
    expect(filesAt('/old')).toEqual(['1.0.0+a/remoteEntry.js']);
  });

  it('is nothing where others may open the screen', () => {
    expect(filesAt('/', pointer, { access: 'visitor' })).toEqual([]);
  });

  it('is of the release that the visitor is given', () => {
    const rollout = { part: 'mfe-a', release: madeOf('2.0.0+b'), id: ROLLOUT_ID, config: CANARY };
    const canary = startCanary(pointer, rollout, ACT).pointer;
    const bucketAt = (place: number) =>
      Array.from({ length: 100 }, (_, bucket) => bucket).find((b) => placeOf(b, ROLLOUT_ID) === place);
    expect(filesAt('/', canary, { bucket: bucketAt(0) })[0]).toBe('2.0.0+b/remoteEntry.js');
    expect(filesAt('/', canary, { bucket: bucketAt(99) })[0]).toBe('1.0.0+a/remoteEntry.js');
  });

  it('comes from an origin that is allowed, or is nothing', () => {
    const elsewhere = pointerOf({ 'mfe-a': madeOf('1.0.0+a', CDN) });
    expect(filesAt('/', elsewhere)).toEqual([]);
    expect(filesAt('/', elsewhere, { remoteOrigins: [CDN] })[0]).toBe(`${CDN}1.0.0+a/remoteEntry.js`);
  });
});
