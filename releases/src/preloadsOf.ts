import { givenRelease } from './bucket.ts';
import { type DiscoveryOptions, folderOf } from './discoveryOf.ts';
import type { RemoteRoute } from './navigation.ts';
import type { Pointer } from './pointer.ts';

/** A file of a release that a page is about to ask for. */
export interface Preload {
  readonly url: string;
  readonly integrity: string;
  readonly as: 'script' | 'style';
}

/** The page's address, and who it seems to be for. */
interface Asked extends Pick<DiscoveryOptions, 'bucket' | 'remoteOrigins'> {
  readonly path: string;
  readonly access: RemoteRoute['access'];
}

/**
 * What the screen of an address is made of: the entry of the remote that serves it, and the files that its route names. Nothing
 * where the screen is for others, or its files lie on a foreign origin.
 */
export function preloadsOf({ parts }: Pointer, { path, access, bucket, remoteOrigins }: Asked): Preload[] {
  for (const [part, pointer] of Object.entries(parts)) {
    const { release } = givenRelease(pointer, bucket);
    const route = release.contract.routes.find((each) => isServedBy(path, each.path));
    if (!route) continue;
    const { origin = '', entry, integrities = {} } = release;
    if (route.access !== access || (origin !== '' && !remoteOrigins.includes(origin))) return [];
    const files = Object.entries({ [entry.path]: entry.integrity, ...integrities });
    const named = new Set([entry.path, ...(route.files ?? [])]);
    const folder = folderOf(origin, part, release);
    return files
      .filter(([file]) => named.has(file))
      .map(([file, integrity]) => ({
        url: folder + file,
        integrity,
        as: file.endsWith('.css') ? 'style' : 'script',
      }));
  }
  return [];
}

/** Whether a path below `/` is of a route's pattern, as the shell's router reads it. */
function isServedBy(path: string, pattern: string): boolean {
  const [given, asked] = [path, pattern].map((text) => text.split('/').filter((segment) => segment !== ''));
  return (
    given?.length === asked?.length &&
    (asked ?? []).every((segment, index) => segment.startsWith(':') || segment === given?.[index])
  );
}
