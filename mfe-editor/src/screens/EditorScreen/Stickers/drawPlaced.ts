import type { EditorModel } from '../../../state/EditorModel.ts';
import { pixelsUnder, radians, type StickerPlace } from './stickerPlace.ts';

/** This browser reads other pixels than were drawn, so that nobody is told by them. */
export class NoisyCanvasError extends Error {}

/** A side of the pattern that is drawn and read back, in pixels. */
const PATTERN_SIDE = 16;

/** The pixels that a sticker comes to at its place of the page. Throws where this browser gives none, or wrong ones. */
export function drawPlaced(
  picture: CanvasImageSource,
  place: StickerPlace,
): Parameters<EditorModel['placeSticker']>[0] {
  if (!readsWhatItDraws()) throw new NoisyCanvasError('this browser adds noise to canvases');
  const { x: left, y: top, width, height } = pixelsUnder(place);
  const rgba = readDrawn(width, height, (pen) => {
    pen.translate(place.x - left, place.y - top);
    pen.rotate(radians(place.angle));
    pen.drawImage(picture, -place.width / 2, -place.height / 2, place.width, place.height);
  });
  return { left, top, width, rgba };
}

/** Noise would become lines all over the sticker. Drawn in many colors: plain ones are left alone by some that add noise. */
function readsWhatItDraws(): boolean {
  const colors = Array.from({ length: PATTERN_SIDE ** 2 }, (_, k) => [k, (k * 7) % 256, 255 - k] as const);
  const read = readDrawn(PATTERN_SIDE, PATTERN_SIDE, (pen) => {
    colors.forEach((color, k) => {
      pen.fillStyle = `rgb(${color.join()})`;
      pen.fillRect(k % PATTERN_SIDE, Math.floor(k / PATTERN_SIDE), 1, 1);
    });
  });
  return colors.flatMap((color) => [...color, 255]).every((channel, at) => read[at] === channel);
}

function readDrawn(width: number, height: number, draw: (pen: CanvasRenderingContext2D) => void) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  try {
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    if (!pen) throw new Error('this browser gives no canvas');
    draw(pen);
    return pen.getImageData(0, 0, width, height).data;
  } finally {
    // Gives the memory back at once: phones have little of it for canvases.
    canvas.width = 0;
  }
}
