import type { Bitmap } from '@lineleaf/press/raster';
import type { Art } from '../src/art/art.ts';
import { drawBody } from '../src/bodies/drawBody.ts';
import { drawLines } from '../src/lines/drawLines.ts';
import { finishPage } from '../src/lines/finishPage.ts';
import { paintArt } from '../src/lines/paintArt.ts';
import { LabelMap } from '../src/raster/LabelMap.ts';
import type { Pose } from '../src/reading/Scene.ts';

/** Sides of the squares in which a thing is shown, in page pixels: as a subject, among others, as a filler. */
const SIDES = [760, 360, 180];
const GAP = 30;
const WIDTH = SIDES.reduce((sum, side) => sum + side + GAP, GAP) & ~1;
const HEIGHT = 820;

/**
 * A thing alone at three sizes, drawn with a page's lines: `bear`, `bear:sit`, or `bear:sit:scarf:crown` in a pose and with
 * what it wears (`bear::scarf` in no pose). Throws where there is no such thing.
 */
export function showThing(wanted: string): Bitmap {
  const [key = '', pose, ...wears] = wanted.split(':');
  const { art } = drawBody({ key, looks: {}, wears, variant: 0, ...(pose ? { pose: pose as Pose } : {}) });
  const map = new LabelMap(WIDTH * 2, HEIGHT * 2);
  let left = GAP;
  const placed = SIDES.map((side) => {
    const one = fit(art, { left, side });
    left += side + GAP;
    return one;
  });
  paintArt(map, placed, { width: LINE, smallestArea: 260 });
  const bitmap = drawLines(map, LINE);
  finishPage(bitmap, { smallest: 72, lineWidth: LINE });
  return bitmap;
}

const LINE = 6.5;

function fit(art: Art, { left, side }: { left: number; side: number }) {
  const scale = side / Math.max(art.width, art.height);
  const e = left + (side - art.width * scale) / 2 - art.left * scale;
  const f = GAP + (side - art.height * scale) / 2 - art.top * scale;
  return { art, to: { a: scale, b: 0, c: 0, d: scale, e, f } };
}
