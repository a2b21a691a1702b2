import type { RemoteRoute } from '@lineleaf/releases/discovery';
import { matchPath } from 'react-router';
import type { Remote } from './discovery.ts';

/** The remote that serves a path, who may open it, and what it asks the API for first. */
export interface FoundRoute {
  readonly remote: Remote;
  readonly access: RemoteRoute['access'];
  readonly firstCalls: readonly string[];
}

/** Finds the remote whose declared routes match the path; undefined when nobody serves it. */
export function findRoute(remotes: readonly Remote[], pathname: string): FoundRoute | undefined {
  for (const remote of remotes) {
    const route = routeOf(remote, pathname);
    if (route) return { remote, access: route.access, firstCalls: route.firstCalls ?? [] };
  }
  return undefined;
}

/** The route of a remote that a path is of. */
export function routeOf({ routes }: Remote, pathname: string): RemoteRoute | undefined {
  return routes.find(({ path }) => matchPath(`/${path}`, pathname));
}
