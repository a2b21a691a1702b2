import { PAGE_HEIGHT, PAGE_WIDTH } from '@lineleaf/press';
import { decodePng, encodePng8Bit } from '@lineleaf/press/node';
import { PngError, type PngFault, readPngHeader } from '@lineleaf/press/png';

/** A colored page as it may be kept, or why it may not. */
export type ColoredPageCheck =
  | { ok: true; png: Uint8Array }
  | { ok: false; reason: PngFault | 'wrong-size' | 'timed-out' };

/** Decodes a colored page over white paper and writes it again: 8-bit RGB, no chunk but our own. */
export function recodeColoredPng(bytes: Uint8Array): ColoredPageCheck {
  try {
    const { width, height, bitDepth } = readPngHeader(bytes);
    if (width !== PAGE_WIDTH || height !== PAGE_HEIGHT) return { ok: false, reason: 'wrong-size' };
    if (bitDepth !== 8) return { ok: false, reason: 'unsupported' };
    return { ok: true, png: encodePng8Bit(decodePng(bytes, PAGE_WIDTH * PAGE_HEIGHT)) };
  } catch (error) {
    if (error instanceof PngError) return { ok: false, reason: error.fault };
    throw error;
  }
}
