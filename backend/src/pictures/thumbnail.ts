import { runInPress } from './pressPool.ts';

/** Widths that a page may be asked for at, in pixels. */
export type ThumbnailWidth = 320 | 640;

/**
 * A smaller picture of one of our own pages, PNG or WebP (`encodeForScreen`), each pixel the mean of the area that it covers.
 * Rejects on what is not a page.
 */
export function thumbnail(png: Uint8Array, width: ThumbnailWidth): Promise<Uint8Array> {
  return runInPress('shrink', { png, width });
}
