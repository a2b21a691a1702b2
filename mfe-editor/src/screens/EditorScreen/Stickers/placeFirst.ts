import type { RefObject } from 'react';

/** Takes hold of the sticker that lies over the page, if there is one. */
export interface StickerHand {
  /** Makes it a part of the page. */
  place: () => Promise<void>;
}

/**
 * Does something with the picture after the sticker over it was placed: whoever saves, downloads or ends a coloring means what
 * is seen. Leaving without a save takes it away.
 */
export async function placeFirst<Result>(hand: RefObject<StickerHand | null>, then: () => Result) {
  await hand.current?.place();
  return then();
}
