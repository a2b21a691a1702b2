import { PressTimeoutError, runInPress } from './pressPool.ts';
import type { ColoredPageCheck } from './recodeColoredPng.ts';

/**
 * Checks a colored page that a browser sent: a still 8-bit PNG of exactly 1275x1650. What comes back is decoded over
 * white and written again, so that nothing but its pixels is kept. Runs off the event loop, bounded in time and memory.
 */
export async function checkColoredPage(bytes: Uint8Array): Promise<ColoredPageCheck> {
  try {
    return await runInPress('recode', bytes);
  } catch (error) {
    if (error instanceof PressTimeoutError) return { ok: false, reason: 'timed-out' };
    throw error;
  }
}
