import type { TracedPage } from './press.worker.ts';
import { runInPress } from './pressPool.ts';

/** The lines of a page's 1-bit PNG as smooth curves. Runs in a worker thread; rejects on what is no page. */
export function tracePage(png: Uint8Array): Promise<TracedPage> {
  return runInPress('trace', png);
}
