import type { Box } from '../../page.ts';
import { type Affine, apply } from '../../raster/LabelMap.ts';
import { boxUnder, silhouetteOf } from '../geometry/silhouette.ts';
import { heightOf, type Shown } from './shown.ts';

type Point = { x: number; y: number };

/** Where a copy has its hands on the page; nothing where its drawing has none. */
export function handsOf({ piece: { places, to } }: Shown): Point[] {
  return [places?.leftHand, places?.rightHand].flatMap((hand) => (hand ? [at(to, hand)] : []));
}

/** Where the mouth of a copy is on the page. */
export function mouthOf({ piece: { places, to } }: Shown): Point | undefined {
  return places?.mouth && at(to, places.mouth);
}

/** Where it is held or steered on the page. */
export function handleOf({ piece: { places, to } }: Shown): Point | undefined {
  return places?.handle && at(to, places.handle);
}

/** The box of the face of a copy on the page. */
export function faceOf({ piece: { telling, to, art } }: Shown): Box | undefined {
  if (!telling) return undefined;
  const { left, top, right, bottom } = telling;
  return boxUnder(to, { ...art, left, top, width: right - left, height: bottom - top });
}

/** How far a point is from what is painted of a copy, in shares of the height of whoever it belongs to. */
export function gapTo(other: Shown, { x, y }: Point, by: Shown): number {
  const { art, to } = other.piece;
  const { columns, rows, cell, filled } = silhouetteOf(art);
  let least = Number.POSITIVE_INFINITY;
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      if (filled[row * columns + column] !== 1) continue;
      const [px, py] = apply(to, art.left + (column + 0.5) * cell, art.top + (row + 0.5) * cell);
      least = Math.min(least, (px - x) ** 2 + (py - y) ** 2);
    }
  return Math.sqrt(least) / heightOf(by);
}

/** How far a point is from a box, in page pixels. */
export function gapToBox({ left, right, top, bottom }: Box, { x, y }: Point): number {
  return Math.hypot(Math.max(0, left - x, x - right), Math.max(0, top - y, y - bottom));
}

function at(to: Affine, place: Point): Point {
  const [x, y] = apply(to, place.x, place.y);
  return { x, y };
}
