import type { Remote } from '../federation/discovery.ts';
import { failedFilesOf } from '../federation/loadState.ts';
import type { Outcome } from './releaseReports.ts';

/** Whether the service worker holds a file: what it gets over the network looks like what it had. */
export async function isKeptByWorker(url: string): Promise<boolean> {
  if (!('caches' in globalThis)) return false;
  // As the worker looks for it.
  return caches.match(url, { ignoreVary: true }).then(
    (found) => found !== undefined,
    () => false,
  );
}

/** Whether the browser's own cache gave a file. An origin that does not let itself be timed always seems to send it. */
export function isFromCache(url: string): boolean {
  // The worker answers for all files of releases, and their timings tell its own work.
  const timings = timingsOf(url).filter(({ workerStart }) => workerStart === 0);
  return (
    timings.length > 0 &&
    timings.every(({ transferSize, encodedBodySize }) => transferSize === 0 && encodedBodySize > 0)
  );
}

/** What kept a remote from loading. */
export function loadFailureOf(remote: Remote, error: unknown): Outcome {
  const failed = [...failedFilesOf(remote.entry), ...requestOf(error)];
  if (failed.length > 0) return fileFailureOf(failed);
  // A script that hangs fails without a word.
  return wasDelivered(remote.entry) ? 'load_failed_other' : 'load_failed_network';
}

/** What kept a file of a running release from loading; undefined for an error that is no such failure. */
export function chunkFailureOf(error: unknown): Outcome | undefined {
  const requests = requestOf(error);
  return requests.length > 0 ? fileFailureOf(requests) : undefined;
}

function fileFailureOf(urls: readonly string[]): Outcome {
  // What came and was refused nevertheless has another hash.
  return urls.some(wasDelivered) ? 'load_failed_integrity' : 'load_failed_network';
}

/** The address of the script or style sheet that the bundler says it could not load. */
function requestOf(error: unknown): string[] {
  const request = error instanceof Error && 'request' in error ? error.request : undefined;
  return typeof request === 'string' ? [request] : [];
}

function wasDelivered(url: string): boolean {
  const last = timingsOf(url).at(-1);
  if (!last) return false;
  // No status where `fetch` refused the file by its hash, nor in older browsers; then what came of it tells.
  return last.responseStatus ? last.responseStatus < 400 : last.encodedBodySize > 0;
}

/** By the path: a retry adds a query, a fallback lies on another origin. */
function timingsOf(url: string): PerformanceResourceTiming[] {
  const pathOf = (address: string) => new URL(address, location.href).pathname;
  const path = pathOf(url);
  return performance
    .getEntriesByType('resource')
    .filter((entry): entry is PerformanceResourceTiming => 'transferSize' in entry)
    .filter(({ name }) => pathOf(name) === path);
}
