import type { PageWish } from './gate.ts';
import type { PressResult } from './pressImage.ts';
import { runInPress } from './pressPool.ts';

/**
 * Makes any still PNG or JPEG into a printable line page: 1275x1650, 1 bit a pixel, 150 dpi, measured and passed by the
 * gate; or says why not. A `simple` page may be of fewer areas and less ink. Runs in a worker thread, bounded in time and memory; a bad page never comes back.
 */
export async function press(bytes: Uint8Array, wish: PageWish = { isSimple: false }): Promise<PressResult> {
  try {
    return await runInPress('press', { bytes, wish }, TIMEOUT_MS);
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return { ok: false, reason: 'timed-out' };
    throw error;
  }
}

const TIMEOUT_MS = 30_000;
