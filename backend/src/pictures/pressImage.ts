import { type GateFault, type PageWish, type PressedPicture, pressPicture } from '@lineleaf/press';
import { encodePng1Bit } from '@lineleaf/press/node';
import { type ImageFault, readImage } from './readImage.ts';

/** A printable page with its measure, or why there is none. */
export type PressResult =
  | { ok: true; png: Uint8Array; colorability: Pressed['colorability'] }
  | { ok: false; reason: ImageFault | GateFault | 'timed-out' };

type Pressed = Extract<PressedPicture, { ok: true }>;

/** Decodes a PNG or JPEG, presses it, and writes the page if it passes the gate in the end. */
export async function pressImage(bytes: Uint8Array, wish: PageWish): Promise<PressResult> {
  const read = await readImage(bytes);
  if (!read.ok) return read;
  const pressed = pressPicture(read.image, wish);
  if (!pressed.ok) return pressed;
  const { ink, width, height } = pressed.page;
  return { ok: true, png: encodePng1Bit(ink, width, height), colorability: pressed.colorability };
}
