import type { Remote } from '../federation/discovery.ts';
import { isFromCache, isKeptByWorker, loadFailureOf } from './loadOutcome.ts';
import { reportOn, tell } from './releaseReports.ts';
import { watchVitals } from './watchVitals.ts';

/** The server waits 60 s for the end of a load: that of a slow one cannot wait for the next 30 s to be over. */
const SLOW_MS = 20_000;

/** Tells that the load of a remote begins, at once, and later how it ended. */
export function tellOfLoad(remote: Remote, loading: Promise<unknown>): void {
  const { name, version, entry, standInManifest } = remote;
  if (standInManifest || !reportOn(name, version)) return;
  const beganMs = performance.now();
  const wasKept = isKeptByWorker(entry);
  tell(name, 'begun', { isUrgent: true });
  const isSlow = () => ({ isUrgent: performance.now() - beganMs > SLOW_MS });
  loading
    .then(
      async () => {
        tell(name, (await wasKept) || isFromCache(entry) ? 'loaded_cached' : 'loaded', isSlow());
        watchVitals();
      },
      (error: unknown) => tell(name, loadFailureOf(remote, error), isSlow()),
    )
    .catch(() => {});
}
