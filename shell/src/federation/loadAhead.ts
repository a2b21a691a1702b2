import { askAhead, readToken } from '@lineleaf/api-client';
import { preloadScreen } from '@lineleaf/design-system';
import { matchRoutes } from 'react-router';
import type { Remote } from './discovery.ts';
import { type FoundRoute, findRoute } from './findRoute.ts';
import { loadRemoteRoutes } from './loadRemoteRoutes.ts';
import { readOverrides } from './overrides/remoteOverrides.ts';

/** The user's wish to save data, where the browser tells it (https://wicg.github.io/savedata/). */
interface ConnectedNavigator extends Navigator {
  readonly connection?: { readonly saveData?: boolean };
}

/** Handlers of a link that load what it leads to when it is pointed at, touched or focused, unless the user saves data. */
export function loadsAhead(remotes: readonly Remote[], pathname: string) {
  const load = () => {
    const { connection }: ConnectedNavigator = navigator;
    const found = findRoute(remotes, pathname);
    if (found && connection?.saveData !== true) loadAhead(found, pathname);
  };
  return { onPointerEnter: load, onFocus: load };
}

/**
 * Begins with the screen of the page's own address as soon as the remotes are known, while the session is still being asked
 * for. An administrator's screens wait for it, and so does a tab in which another remote may stand in.
 */
export function loadAddressed(remotes: readonly Remote[], pathname: string): void {
  const found = findRoute(remotes, pathname);
  const access = readToken() === null ? 'visitor' : 'user';
  if (found?.access === access && Object.keys(readOverrides()).length === 0) loadAhead(found, pathname);
}

/**
 * Loads what a log-out leads to a while after the screen that was asked for, so that it is there without a connection too.
 * Returns what takes that back.
 */
export function loadAfterAll(remotes: readonly Remote[]): () => void {
  const timer = setTimeout(loadsAhead(remotes, LOGGED_OUT).onFocus, AFTER_ALL_MS);
  return () => clearTimeout(timer);
}

const LOGGED_OUT = '/auth';
/** By then a screen and what an idle browser fetches ahead are there, on a phone too. */
const AFTER_ALL_MS = 8000;

/** A failure shows only when the route is opened. */
function loadAhead({ remote, firstCalls }: FoundRoute, pathname: string): void {
  for (const url of firstCalls) askAhead(url);
  loadRemoteRoutes(remote).then(
    (routes) => {
      for (const { route } of matchRoutes(routes, pathname) ?? []) preloadScreen(route.element);
    },
    () => undefined,
  );
}
