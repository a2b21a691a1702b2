import type { AreaColors, AreaNumber, KeyColor } from '@lineleaf/press';
import { runInPress } from './pressPool.ts';

/** One way to color a line page: a picture, PNG or WebP, 640 pixels wide. Runs in a worker thread; rejects on what is no page. */
export function suggestColors(png: Uint8Array, colors: AreaColors): Promise<Uint8Array> {
  return runInPress('suggest', { png, colors, width: SUGGESTION_WIDTH });
}

/** The numbers of a line page's areas, in its pixels, and their key. Runs in a worker thread; rejects on what is no page. */
export function numberColors(
  png: Uint8Array,
  colors: AreaColors,
): Promise<{ key: KeyColor[]; numbers: AreaNumber[] }> {
  return runInPress('number', { png, colors });
}

const SUGGESTION_WIDTH = 640;
