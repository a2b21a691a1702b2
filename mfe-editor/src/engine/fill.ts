import { type Delta, DeltaWriter } from './delta.ts';
import { colorAt, type Picture } from './picture.ts';
import { StrokedArea } from './StrokedArea.ts';

/** A click on line art darker than this is refused (the specification's near-black). */
export const NEAR_BLACK = 50;

/**
 * The change that a fill at `index` makes, or null where no region reaches. An area without strokes changes as a
 * whole; one with strokes is filled as far as the colour stays within the tolerance of the clicked one.
 */
export function fillDelta(picture: Picture, index: number, pixel: number): Delta | null {
  const id = picture.regions.owner[index] as number;
  if (id === 0) return null;
  if (picture.overCount[id] !== 0) return fillAmongStrokes(picture, index, pixel);
  const writer = new DeltaWriter();
  writer.region(id, picture.flat[id] as number, pixel);
  return writer.finish();
}

function fillAmongStrokes(picture: Picture, index: number, pixel: number): Delta {
  const { regions, over, flat } = picture;
  const id = regions.owner[index] as number;
  const area = new StrokedArea(picture, id, colorAt(picture, index));
  area.spread(index);
  area.spreadUnderLines();
  const writer = new DeltaWriter();
  const entry = flat[id] === pixel ? 0 : pixel;
  area.eachInOrder((i) => writer.pixel(i, over[i] as number, entry));
  return writer.finish();
}
