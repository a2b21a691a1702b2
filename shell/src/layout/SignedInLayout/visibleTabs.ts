import type { RemoteTab } from '@lineleaf/releases/discovery';
import type { Remote } from '../../federation/discovery.ts';

/** A tab, with the remote that it leads to. */
export interface VisibleTab extends RemoteTab {
  readonly remote: Remote;
}

/** The tabs that somebody signed in sees, in their order: those that lead to screens which this person may open. */
export function visibleTabs(remotes: readonly Remote[], isAdmin: boolean): readonly VisibleTab[] {
  return remotes
    .flatMap((remote) => remote.tabs.map((tab) => ({ ...tab, remote })))
    .filter(({ path, remote }) => {
      const access = remote.routes.find((route) => route.path === path)?.access;
      return access === 'user' || (access === 'admin' && isAdmin);
    })
    .sort((one, other) => one.order - other.order || one.path.localeCompare(other.path));
}
