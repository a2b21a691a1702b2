import {
  type Discovery,
  discoveryDocument,
  type RemoteRoute,
  type RemoteTab,
  tabsOf,
} from '@lineleaf/releases/discovery';
import { takeTickets } from '../telemetry/releaseReports.ts';

const LAST_GOOD_KEY = 'lineleaf.discovery';
const TIMEOUT_MS = 8000;

/** Name of the part that this is; all others are remotes. */
export const SHELL = 'shell';

/** A remote as this visitor is given it. */
export interface Remote {
  readonly name: string;
  /** Name of the release. */
  readonly version: string;
  /** URL of the federation manifest and its subresource-integrity hash. */
  readonly manifest: string;
  readonly manifestIntegrity: string;
  /** The same manifest on another origin, beside the same files. */
  readonly fallbackManifest?: string;
  /** URL of the remote's entry script and its subresource-integrity hash. */
  readonly entry: string;
  readonly integrity: string;
  readonly routes: readonly RemoteRoute[];
  /** Links to its screens, for the header. */
  readonly tabs: readonly RemoteTab[];
  /** Stands in for the released one in this tab: trying again asks the same address, not the server. */
  readonly isStandIn?: boolean;
}

/**
 * Asks the server which releases this visitor is given, past every cache.
 * @throws {Error} where it cannot be reached or answers something else
 */
export async function fetchDiscovery(): Promise<Discovery> {
  const response = await fetch('/discovery', {
    cache: 'no-cache',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`/discovery answered ${response.status}`);
  const text = await response.text();
  const discovery = discoveryDocument.parse(JSON.parse(text));
  localStorage.setItem(LAST_GOOD_KEY, text);
  takeTickets(discovery);
  return discovery;
}

/** The remotes that this visitor is given. When they cannot be had, the last good answer stands in; without one it rejects. */
export async function fetchRemotes(): Promise<readonly Remote[]> {
  try {
    return remotesOf(await fetchDiscovery());
  } catch (error) {
    const lastGood = localStorage.getItem(LAST_GOOD_KEY);
    if (lastGood === null) throw error;
    return remotesOf(discoveryDocument.parse(JSON.parse(lastGood)));
  }
}

/** The origins that serve this visitor's remotes, by the last good answer: the server names none that it does not allow. */
export function knownRemoteOrigins(): string[] {
  const lastGood = localStorage.getItem(LAST_GOOD_KEY);
  if (lastGood === null) return [];
  const releases = Object.values(discoveryDocument.parse(JSON.parse(lastGood)).microFrontends).flat();
  const urls = releases.flatMap(({ url, fallbackUrl = url }) => [url, fallbackUrl]);
  return [...new Set(urls.map((url) => new URL(url, location.href).origin))];
}

function remotesOf({ microFrontends }: Discovery): readonly Remote[] {
  return Object.entries(microFrontends).flatMap(([name, [given]]) => {
    const entry = given?.extras.entry;
    if (name === SHELL || !given || !entry) return [];
    const { url, fallbackUrl, metadata, extras } = given;
    return {
      name,
      version: metadata.version,
      manifest: url,
      manifestIntegrity: metadata.integrity,
      ...(fallbackUrl === undefined ? {} : { fallbackManifest: fallbackUrl }),
      entry: entry.url,
      integrity: entry.integrity,
      routes: extras.routes,
      tabs: tabsOf(extras),
    };
  });
}
