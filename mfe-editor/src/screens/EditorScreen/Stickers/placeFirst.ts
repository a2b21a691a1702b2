import type { StickerHand } from './StickerHand.ts';

/**
 * Does something with the picture after the sticker over it was placed: whoever saves, downloads or ends a coloring means what
 * is seen. Null, and nothing done, if the sticker could not be placed. Leaving without a save takes it away.
 */
export async function placeFirst<Result>(hand: StickerHand, then: () => Result) {
  return (await hand.place()) ? then() : null;
}
