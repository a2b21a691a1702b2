import { Ajv2019 } from 'ajv/dist/2019.js';
import { describe, expect, it } from 'vitest';
import { placeOf } from './bucket.ts';
import { startCanary } from './changes/release.ts';
import { discoveryOf } from './discoveryOf.ts';
import { discoveryDocument } from './discoverySchema.ts';
import { parsePointer } from './pointer.ts';
import { FRONTEND_DISCOVERY_SCHEMA } from './testing/frontendDiscovery.ts';
import { ACT, CANARY, pointerOf, ROLLOUT_ID, recordOf } from './testing/records.ts';

const isFrontendDiscovery = new Ajv2019().compile(FRONTEND_DISCOVERY_SCHEMA);
const CDN = 'https://a.cdn.example';
const BACKUP = 'https://backup.example';
const EVIL = 'https://evil.example';

const first = pointerOf({
  shell: recordOf('shell', '1.0.0+s'),
  'mfe-a': { ...recordOf('mfe-a', '1.0.0+a'), origin: CDN, fallbackOrigin: '' },
});
const bucketAt = (place: number) =>
  Array.from({ length: 100 }, (_, bucket) => bucket).find(
    (bucket) => placeOf(bucket, ROLLOUT_ID) === place,
  ) ?? -1;
const INSIDE = bucketAt(0);
const OUTSIDE = bucketAt(99);

/** The pointer with a canary of mfe-a, whose files lie on these origins. */
function withCanary(origins: { origin?: string; fallbackOrigin?: string }) {
  const release = { ...recordOf('mfe-a', '2.0.0+b'), ...origins };
  return startCanary(first, { part: 'mfe-a', release, id: ROLLOUT_ID, config: CANARY }, ACT).pointer;
}
const tell = (pointer: typeof first, bucket: number) =>
  discoveryOf(pointer, { bucket, remoteOrigins: [CDN, BACKUP] });
const versions = (pointer: typeof first, bucket: number) =>
  tell(pointer, bucket).discovery.microFrontends['mfe-a']?.map(({ metadata }) => metadata.version);

describe('what a visitor is told', () => {
  it('keeps to the Frontend Discovery schema, and to what the shell reads', () => {
    for (const bucket of [INSIDE, OUTSIDE]) {
      const { discovery } = tell(withCanary({}), bucket);
      expect(isFrontendDiscovery(discovery), JSON.stringify(isFrontendDiscovery.errors)).toBe(true);
      expect(discoveryDocument.parse(discovery)).toEqual(discovery);
    }
  });

  it('names the files of a release on its origin and its fallback, with their hashes', () => {
    expect(tell(first, 0).discovery.microFrontends).toMatchObject({
      'mfe-a': [
        {
          url: `${CDN}/releases/mfe-a/1.0.0+a/mf-manifest.json`,
          fallbackUrl: '/releases/mfe-a/1.0.0+a/mf-manifest.json',
          metadata: { version: '1.0.0+a', integrity: 'sha384-manifest-1.0.0+a' },
          deployment: { traffic: 100, default: true },
          extras: { given: true, entry: { url: `${CDN}/releases/mfe-a/1.0.0+a/remoteEntry.js` } },
        },
      ],
      shell: [{ url: '/releases/shell/1.0.0+s/index.html', extras: { given: true, routes: [] } }],
    });
  });

  it('has the given release first, and the shares of both', () => {
    const pointer = withCanary({});
    expect(versions(pointer, INSIDE)).toEqual(['2.0.0+b', '1.0.0+a']);
    expect(versions(pointer, OUTSIDE)).toEqual(['1.0.0+a', '2.0.0+b']);
    expect(tell(pointer, INSIDE).discovery.microFrontends['mfe-a']).toMatchObject([
      { deployment: { traffic: 10, default: false }, extras: { given: true, rollout: ROLLOUT_ID } },
      { deployment: { traffic: 90, default: true }, extras: { given: false } },
    ]);
  });

  it('bears a ticket of each given release, of no other', () => {
    const ticketOf = (part: string, release: string) => `${part} ${release}`;
    const { discovery } = discoveryOf(withCanary({}), { bucket: INSIDE, remoteOrigins: [CDN], ticketOf });
    const tickets = discovery.microFrontends['mfe-a']?.map(({ extras }) => extras.ticket);
    expect(tickets).toEqual(['mfe-a 2.0.0+b', undefined]);
  });
});

describe('the tabs of a release', () => {
  const tab = { path: 'mfe-a', label: { en: 'Shelf', de: 'Regal' }, icon: 'HeartIcon', order: 40 };
  const extrasOf = (tabs?: (typeof tab)[]) => {
    const pointer = pointerOf({ 'mfe-a': recordOf('mfe-a', '1.0.0+a', tabs ? { tabs } : {}) });
    return tell(parsePointer(JSON.stringify(pointer)), 0).discovery.microFrontends['mfe-a']?.[0]?.extras;
  };

  it('are told as it declares them, and that it declares none of all', () => {
    expect(extrasOf([tab])).toMatchObject({ tabs: [tab] });
    expect(extrasOf([])).toMatchObject({ tabs: [] });
  });

  it('are not made up for a release of the time before tabs were declared', () => {
    expect(extrasOf()).toBeDefined();
    expect(extrasOf()).not.toHaveProperty('tabs');
  });

  it('are kept by who reads a pointer, with all that a later version says of a release', () => {
    const contract = { tabs: [tab], forecast: './landing.html' };
    const text = JSON.stringify(pointerOf({ 'mfe-a': recordOf('mfe-a', '1.0.0+a', contract) }));
    expect(parsePointer(text).parts['mfe-a']?.live.contract).toMatchObject(contract);
  });
});

describe('a URL of an origin that is not allowed', () => {
  it('is dropped and named, and its fallback stands in', () => {
    const pointer = withCanary({ origin: EVIL, fallbackOrigin: BACKUP });
    const { discovery, dropped } = tell(pointer, INSIDE);
    expect(discovery.microFrontends['mfe-a']?.[0]).toMatchObject({
      url: `${BACKUP}/releases/mfe-a/2.0.0+b/mf-manifest.json`,
      extras: { entry: { url: `${BACKUP}/releases/mfe-a/2.0.0+b/remoteEntry.js` } },
    });
    expect(discovery.microFrontends['mfe-a']?.[0]).not.toHaveProperty('fallbackUrl');
    expect(dropped).toEqual([`${EVIL}/releases/mfe-a/2.0.0+b/`]);
  });

  it('leaves a visitor of the canary the default, and one without any nothing', () => {
    expect(versions(withCanary({ origin: EVIL }), INSIDE)).toEqual(['1.0.0+a']);
    const { discovery } = discoveryOf(
      pointerOf({ 'mfe-a': { ...recordOf('mfe-a', '1.0.0+a'), origin: EVIL } }),
      { bucket: 0, remoteOrigins: [] },
    );
    expect(discovery.microFrontends).toEqual({});
  });

  it.each([`${CDN}.evil.example`, '//evil.example', 'data:text/html,'])('is %s too', (origin) => {
    expect(versions(withCanary({ origin }), INSIDE)).toEqual(['1.0.0+a']);
  });
});
