import { setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';

const NICE = 10;

/**
 * Lets the thread that calls this give way to the one that answers requests, where both want the same processor. On Linux a
 * priority belongs to a thread; elsewhere to the whole process, so there it stays as it is.
 */
export function yieldToRequests(): void {
  if (process.platform === 'linux' && !isMainThread) setPriority(NICE);
}
