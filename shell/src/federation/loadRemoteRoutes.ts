import { refetchFailedFiles } from '@lineleaf/design-system';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RouteObject } from 'react-router';
import { tellOfLoad } from '../telemetry/tellOfLoad.ts';
import { fetchRemotes, type Remote } from './discovery.ts';
import { countRetry, forgetFailedFiles, rememberFallback, rememberIntegrity } from './loadState.ts';

const MANIFEST_TIMEOUT_MS = 8000;

interface RoutesModule {
  readonly routes: RouteObject[];
}

const loads = new Map<string, Promise<RouteObject[]>>();
const ready = new Map<string, RouteObject[]>();
const loadedReleases = new Map<string, string>();

/** The release of each remote that runs in this page, by the remote's name. */
export function runningReleases(): ReadonlyMap<string, string> {
  return loadedReleases;
}

/**
 * The routes of a remote; loaded once, shared by all callers. A failure is forgotten, so that the next call tries
 * again. Rejects when the remote cannot be reached, answers something else, or throws.
 */
export function loadRemoteRoutes(remote: Remote): Promise<RouteObject[]> {
  const running = loads.get(remote.name);
  if (running) return running;
  const loading = load(remote);
  loads.set(remote.name, loading);
  loading.then(
    (routes) => ready.set(remote.name, routes),
    () => loads.delete(remote.name),
  );
  tellOfLoad(remote, loading);
  return loading;
}

/**
 * Tries a failed remote again: reads its current release, and has the federation runtime forget what it holds of the
 * failed one (it caches wrong manifests and hung scripts for ever).
 */
export async function retryRemoteRoutes(remote: Remote): Promise<RouteObject[]> {
  loads.delete(remote.name);
  ready.delete(remote.name);
  await refetchFailedFiles();
  const current = remote.standInManifest
    ? remote
    : ((await fetchRemotes()).find(({ name }) => name === remote.name) ?? remote);
  countRetry(current.entry);
  return loadRemoteRoutes(current);
}

/** The routes of a remote that is there already. */
export function readyRoutes({ name }: Remote): RouteObject[] | undefined {
  return ready.get(name);
}

async function load(remote: Remote): Promise<RouteObject[]> {
  const { name, integrity, fallbackEntry, standInManifest } = remote;
  forgetFailedFiles(remote.entry);
  if (standInManifest !== undefined) return loadFrom(name, await entryOf(standInManifest));
  rememberIntegrity(remote.entry, integrity);
  if (fallbackEntry !== undefined) rememberFallback(remote.entry, fallbackEntry);
  const routes = await loadFrom(name, remote.entry).catch((error: unknown) => {
    if (fallbackEntry === undefined) throw error;
    return loadFrom(name, fallbackEntry);
  });
  loadedReleases.set(name, remote.version);
  return routes;
}

/** Loads an entry script and what it exposes: all other files of the release lie beside it. */
async function loadFrom(name: string, entry: string): Promise<RouteObject[]> {
  const scope = name.replace(/-/g, '_');
  registerRemotes([{ name: scope, entry: new URL(entry, location.origin).href }], { force: true });
  const module = await loadRemote<RoutesModule>(`${scope}/routes`);
  if (!module) throw new Error(`${name} exposes no routes`);
  return module.routes;
}

/** The entry script that a manifest names, which lies beside it. */
async function entryOf(manifest: string): Promise<string> {
  const response = await fetch(manifest, {
    cache: 'no-cache',
    signal: AbortSignal.timeout(MANIFEST_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`${manifest} answered ${response.status}`);
  const { metaData } = await response.json();
  return new URL(metaData.remoteEntry.path + metaData.remoteEntry.name, manifest).href;
}
