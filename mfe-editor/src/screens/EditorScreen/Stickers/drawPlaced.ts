import type { EditorModel } from '../../../state/EditorModel.ts';
import { pixelsUnder, radians, type StickerPlace } from './stickerPlace.ts';

/** The pixels that a sticker comes to at its place of the page. */
export function drawPlaced(
  picture: CanvasImageSource,
  place: StickerPlace,
): Parameters<EditorModel['placeSticker']>[0] {
  const { x: left, y: top, width, height } = pixelsUnder(place);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser gives no canvas');
  pen.translate(place.x - left, place.y - top);
  pen.rotate(radians(place.angle));
  pen.drawImage(picture, -place.width / 2, -place.height / 2, place.width, place.height);
  return { left, top, width, rgba: pen.getImageData(0, 0, width, height).data };
}
