import type { Sketch } from '../parts/Sketch.ts';
import { placement } from '../parts/shapes.ts';
import type { BodyPlace } from './Body.ts';
import type { Drawn } from './Drawn.ts';
import { spanAt } from './spanAt.ts';

/** How far down from neck to knee a hoop goes around; how far it stands off on each side, how deep and how broad it is, by that length. */
const WAIST = 0.56;
const OFF = 0.5;
const DEEP = 0.2;
const BROAD = 0.1;
const COLOR = '#e76f51';

/** A hoop around the waist: its far half behind the body, its near half before it. Returns whether it has a place there. */
export function putHoop(sketch: Sketch, { art, places: { neck } }: Drawn, knee: number): boolean {
  if (neck === undefined) return false;
  const long = knee - neck.y;
  const y = neck.y + WAIST * long;
  const span = spanAt(art, y);
  if (span === undefined || long <= 0) return false;
  const ring = {
    x: (span[0] + span[1]) / 2,
    y,
    wide: (span[1] - span[0]) / 2 + OFF * long,
    deep: DEEP * long,
    broad: BROAD * long,
  };
  sketch.area(halfOf(ring, -1), COLOR);
  sketch.add(art, placement(0, 0)).area(halfOf(ring, 1), COLOR);
  return true;
}

type Ring = { x: number; y: number; wide: number; deep: number; broad: number };

/** The far half (-1) or the near half (1) of a ring that lies, as a band. */
function halfOf({ x, y, wide, deep, broad }: Ring, side: 1 | -1): string {
  const [outer, inner] = [side * (deep + broad / 2), side * (deep - broad / 2)].map((high) => (high * 4) / 3);
  const far = wide - broad;
  return [
    `M${x - wide} ${y} C${x - wide} ${y + (outer ?? 0)} ${x + wide} ${y + (outer ?? 0)} ${x + wide} ${y} L${x + far} ${y}`,
    `C${x + far} ${y + (inner ?? 0)} ${x - far} ${y + (inner ?? 0)} ${x - far} ${y} Z`,
  ].join(' ');
}

/** A pad before a knee, so large. */
export function putPad(sketch: Sketch, { x, y }: Pick<BodyPlace, 'x' | 'y'>, size: number): void {
  const [w, h] = [0.5 * size, 0.62 * size];
  sketch.area(
    `M${x - w} ${y - 0.6 * h} C${x - 0.6 * w} ${y - 1.1 * h} ${x + 0.6 * w} ${y - 1.1 * h} ${x + w} ${y - 0.6 * h} L${x + w} ${y + 0.6 * h} C${x + 0.6 * w} ${y + 1.1 * h} ${x - 0.6 * w} ${y + 1.1 * h} ${x - w} ${y + 0.6 * h} Z`,
    '#5c6b7a',
  );
}
