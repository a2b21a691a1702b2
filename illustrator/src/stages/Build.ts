import type { Art } from '../art/art.ts';
import { PAGE_WIDTH, placeAt } from '../page.ts';
import { Sketch } from '../parts/Sketch.ts';
import type { Piece } from '../placing/Placement.ts';
import type { Random } from '../Random.ts';
import { AS_IS } from '../raster/LabelMap.ts';
import type { Stage, StageRoom } from './Stage.ts';
import type { Layer, Range } from './settingSchema.ts';

/** A stage that is being built. */
export interface Build {
  stage: Stage;
  /** Where the next pieces go: the stage's back or its front. */
  into: Piece[];
  random: Random;
  room: StageRoom;
  /** Whether what may be on either side is on the other one. */
  isSwapped: boolean;
}

/** Adds a layer to a stage before those that it has. */
export type BuildLayer = (build: Build, layer: Layer) => void;

/** Grounds and walls reach beyond the page's edges. */
export const LEFT = -15;
export const RIGHT = 1290;
export const TOP = -15;
export const BOTTOM = 1670;
/** Middle of the page. */
export const MIDDLE = 637;

/** A picture in page pixels as a piece of the background; its parts stay, however small. */
export function wholePiece(art: Art): Piece {
  return { art, to: AS_IS, role: 'scenery', keepSmall: true };
}

/** Draws a layer in page pixels. */
export function paint(build: Build, draw: (sketch: Sketch) => void): void {
  const sketch = new Sketch();
  draw(sketch);
  build.into.push(wholePiece(sketch.art()));
}

/** A picture `tall` page pixels high, by the middle of its foot. */
export function standingPiece(art: Art, at: { x: number; foot: number; tall: number }, of?: string): Piece {
  const { to } = placeAt(art, { x: at.x, foot: at.foot, scale: at.tall / art.height });
  return { art, to, role: 'scenery', ...(of === undefined ? {} : { of }) };
}

/** The middle of something so wide, moved until the page's frame does not cut it. */
export function withinFrame(x: number, wide: number): number {
  return Math.max(EDGE + wide / 2, Math.min(PAGE_WIDTH - EDGE - wide / 2, x));
}

const EDGE = 70;

/** A number of a range. */
export function within(range: Range, random: Random): number {
  return typeof range === 'number' ? range : random.between(range[0], range[1]);
}

/** A whole number of a range, both ends included. */
export function countWithin(range: Range, random: Random): number {
  return typeof range === 'number' ? range : range[0] + random.below(range[1] - range[0] + 1);
}
