import { type Discovery, type RemoteRoute, type RemoteTab, tabsOf } from '@lineleaf/releases/discovery';
import { takeTickets } from '../telemetry/releaseReports.ts';
import { isDiscovery } from './isDiscovery.ts';
import { takeInlinedDiscovery } from './takeInlinedDiscovery.ts';

const LAST_GOOD_KEY = 'lineleaf.discovery';
const TIMEOUT_MS = 8000;

/** Name of the part that this is; all others are remotes. */
export const SHELL = 'shell';

/** A remote as this visitor is given it. */
export interface Remote {
  readonly name: string;
  /** Name of the release. */
  readonly version: string;
  /** URL of the remote's entry script and its subresource-integrity hash. */
  readonly entry: string;
  readonly integrity: string;
  /** The same script on another origin, beside the same files. */
  readonly fallbackEntry?: string;
  readonly routes: readonly RemoteRoute[];
  /** Links to its screens, for the header. */
  readonly tabs: readonly RemoteTab[];
  /** Of one that stands in for the released one in this tab: its federation manifest, which names the entry script. */
  readonly standInManifest?: string;
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
  return keepDiscovery(await response.text());
}

/**
 * The remotes that this visitor is given: first those that came with the page, then what the server answers. When they
 * cannot be had, the last good answer stands in; without one it rejects.
 */
export async function fetchRemotes(): Promise<readonly Remote[]> {
  try {
    const inlined = takeInlinedDiscovery();
    return remotesOf(inlined === undefined ? await fetchDiscovery() : keepDiscovery(inlined));
  } catch (error) {
    const lastGood = localStorage.getItem(LAST_GOOD_KEY);
    if (lastGood === null) throw error;
    return remotesOf(parseDiscovery(lastGood));
  }
}

/** The origins that serve this visitor's remotes, by the last good answer: the server names none that it does not allow. */
export function knownRemoteOrigins(): string[] {
  const lastGood = localStorage.getItem(LAST_GOOD_KEY);
  if (lastGood === null) return [];
  const releases = Object.values(parseDiscovery(lastGood).microFrontends).flat();
  const urls = releases.flatMap(({ url, fallbackUrl = url }) => [url, fallbackUrl]);
  return [...new Set(urls.map((url) => new URL(url, location.href).origin))];
}

/** Takes a fresh answer: it is the last good one from now on. */
function keepDiscovery(text: string): Discovery {
  const discovery = parseDiscovery(text);
  localStorage.setItem(LAST_GOOD_KEY, text);
  takeTickets(discovery);
  return discovery;
}

/** @throws {Error} where the text is something else */
function parseDiscovery(text: string): Discovery {
  const document: unknown = JSON.parse(text);
  if (!isDiscovery(document)) throw new Error('/discovery is of another shape');
  return document;
}

function remotesOf({ microFrontends }: Discovery): readonly Remote[] {
  return Object.entries(microFrontends).flatMap(([name, [given]]) => {
    const entry = given?.extras.entry;
    if (name === SHELL || !given || !entry) return [];
    const { url, fallbackUrl, metadata, extras } = given;
    return {
      name,
      version: metadata.version,
      entry: entry.url,
      integrity: entry.integrity,
      ...(fallbackUrl === undefined
        ? {}
        : { fallbackEntry: folderOf(fallbackUrl) + pathBeside(url, entry.url) }),
      routes: extras.routes,
      tabs: tabsOf(extras),
    };
  });
}

function folderOf(url: string): string {
  return url.slice(0, url.lastIndexOf('/') + 1);
}

/** The path of a file below the folder of another one. */
function pathBeside(url: string, file: string): string {
  return file.slice(folderOf(url).length);
}
