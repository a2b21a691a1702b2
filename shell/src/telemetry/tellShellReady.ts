import { SHELL } from '../federation/discovery.ts';
import { shellRelease } from '../federation/shellRelease.ts';
import { givenNow, reportOn, tell } from './releaseReports.ts';

/** The release of the shell that ran last in this browser: what ran is in its caches. */
const LAST_KEY = 'lineleaf.shell';

/**
 * Tells that the shell has begun to show something. A page that the service worker kept of another release ends what the
 * server began when it gave its own, and nothing more is told of it.
 */
export function tellShellReady(): void {
  const given = givenNow(SHELL);
  if (given === undefined) return;
  const release = shellRelease();
  const isKnown = ranHereLast(release);
  reportOn(SHELL, given);
  tell(SHELL, isKnown || given !== release ? 'loaded_cached' : 'loaded');
  reportOn(SHELL, release);
}

/** Where the browser refuses storage nothing is kept, nor is anything known. */
function ranHereLast(release: string): boolean {
  try {
    const isKnown = localStorage.getItem(LAST_KEY) === release;
    localStorage.setItem(LAST_KEY, release);
    return isKnown;
  } catch {
    return false;
  }
}
