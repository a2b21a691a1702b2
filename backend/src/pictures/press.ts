import type { PageWish } from '@lineleaf/press';
import type { PressResult } from './pressImage.ts';
import { PressTimeoutError, runInPress } from './pressPool.ts';
import { countPixels } from './readImage.ts';

/**
 * Makes any still PNG or JPEG into a printable line page: 1275x1650, 1 bit a pixel, 150 dpi, measured and passed by the
 * gate; or says why not. A `simple` page may be of fewer areas and less ink. Runs in a worker thread, bounded in time and memory; a bad page never comes back.
 */
export async function press(bytes: Uint8Array, wish: PageWish = { isSimple: false }): Promise<PressResult> {
  const isLarge = countPixels(bytes) > LARGE_PIXELS;
  const run = () => runInPress('press', { bytes, wish }, isLarge ? 'large' : 'usual');
  try {
    return await (isLarge ? runInTurn(run) : run());
  } catch (error) {
    if (error instanceof PressTimeoutError) return { ok: false, reason: 'timed-out' };
    throw error;
  }
}

/** From here on a picture takes more than 100 MB while it is decoded: one is pressed after the other, all in one thread. */
const LARGE_PIXELS = 3_000_000;

let lastLarge: Promise<unknown> = Promise.resolve();

function runInTurn<T>(run: () => Promise<T>): Promise<T> {
  const result = lastLarge.then(run, run);
  lastLarge = result;
  return result;
}
