import { refetchFailedFiles } from '@lineleaf/design-system';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RouteObject } from 'react-router';
import { tellOfLoad } from '../telemetry/tellOfLoad.ts';
import { fetchRemotes, type Remote } from './discovery.ts';
import { countRetry, forgetFailedFiles, rememberFallback, rememberIntegrity } from './loadState.ts';

interface RoutesModule {
  readonly routes: RouteObject[];
}

const loads = new Map<string, Promise<RouteObject[]>>();
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
  loading.catch(() => loads.delete(remote.name));
  tellOfLoad(remote, loading);
  return loading;
}

/**
 * Tries a failed remote again: reads its current release, and has the federation runtime forget what it holds of the
 * failed one (it caches wrong manifests and hung scripts for ever).
 */
export async function retryRemoteRoutes(remote: Remote): Promise<RouteObject[]> {
  loads.delete(remote.name);
  await refetchFailedFiles();
  const current = remote.isStandIn
    ? remote
    : ((await fetchRemotes()).find(({ name }) => name === remote.name) ?? remote);
  countRetry(current.entry);
  return loadRemoteRoutes(current);
}

/** Loads a remote ahead of its use (its tab is pointed at or focused). A failure shows only when the route is opened. */
export function preloadRemote(remote: Remote): void {
  loadRemoteRoutes(remote).catch(() => {});
}

async function load(remote: Remote): Promise<RouteObject[]> {
  forgetFailedFiles(remote.entry);
  rememberIntegrity(remote.manifest, remote.manifestIntegrity);
  rememberIntegrity(remote.entry, remote.integrity);
  if (remote.fallbackManifest !== undefined) rememberFallback(remote.manifest, remote.fallbackManifest);
  const routes = await loadFrom(remote.name, remote.manifest).catch((error: unknown) => {
    if (remote.fallbackManifest === undefined) throw error;
    return loadFrom(remote.name, remote.fallbackManifest);
  });
  if (!remote.isStandIn) loadedReleases.set(remote.name, remote.version);
  return routes;
}

/** Loads what lies beside a manifest: the federation runtime finds all files of the release from there. */
async function loadFrom(name: string, manifest: string): Promise<RouteObject[]> {
  const scope = name.replace(/-/g, '_');
  registerRemotes([{ name: scope, entry: new URL(manifest, location.origin).href }], { force: true });
  // The contract is the one shared module that the shell does not import itself: named here, it comes from the shell too.
  const [module] = await Promise.all([
    loadRemote<RoutesModule>(`${scope}/routes`),
    import('@lineleaf/api-client/contract'),
  ]);
  if (!module) throw new Error(`${name} exposes no routes`);
  return module.routes;
}
