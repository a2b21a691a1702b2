import { matchPath } from 'react-router';
import type { Remote } from './discovery.ts';

/** The remote that serves a path, and who may open it. */
export interface FoundRoute {
  readonly remote: Remote;
  readonly access: Remote['routes'][number]['access'];
}

/** Finds the remote whose declared routes match the path; undefined when nobody serves it. */
export function findRoute(remotes: readonly Remote[], pathname: string): FoundRoute | undefined {
  for (const remote of remotes) {
    const route = routeOf(remote, pathname);
    if (route) return { remote, access: route.access };
  }
  return undefined;
}

/** The route of a remote that a path is of. */
export function routeOf({ routes }: Remote, pathname: string): Remote['routes'][number] | undefined {
  return routes.find(({ path }) => matchPath(`/${path}`, pathname));
}
