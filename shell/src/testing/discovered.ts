import type { DiscoveredRelease, Discovery } from '@lineleaf/releases/discovery';
import type { Remote } from '../federation/discovery.ts';

/** A remote of the product's own origin, in its first release. */
export function buildRemote(name: string, { routes, tabs }: Pick<Remote, 'routes' | 'tabs'>): Remote {
  const base = `/releases/${name}/1.0.0+a`;
  return {
    name,
    version: '1.0.0+a',
    entry: `${base}/remoteEntry.js`,
    integrity: '',
    routes,
    tabs,
  };
}

/** What the server answers to a visitor who is given these remotes. */
export function discoveryWith(remotes: readonly Remote[]): Discovery {
  return {
    schema: 'v1-pre',
    microFrontends: Object.fromEntries(remotes.map((remote) => [remote.name, [releaseOf(remote)]])),
  };
}

function releaseOf(remote: Remote): DiscoveredRelease {
  const { fallbackEntry, version, entry, integrity, routes, tabs } = remote;
  const manifestBeside = (file: string) => file.replace(/[^/]+$/, 'mf-manifest.json');
  return {
    url: manifestBeside(entry),
    ...(fallbackEntry === undefined ? {} : { fallbackUrl: manifestBeside(fallbackEntry) }),
    metadata: { version, integrity: 'sha384-m' },
    deployment: { traffic: 100, default: true },
    extras: { given: true, entry: { url: entry, integrity }, routes: [...routes], tabs: [...tabs] },
  };
}
