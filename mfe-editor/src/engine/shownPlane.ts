import { shade, shadesOf } from './color.ts';
import type { Ramp } from './materials/ramp.ts';
import { levelAt, TILE_PX, type Tile, tileRow } from './materials/tile.ts';
import type { Regions } from './regions.ts';
import { RISE } from './WashField.ts';

/** What is seen of a page, and how a region is written into it. */
export interface ShownPlane {
  /** RGBA pixels, all 0 at first. */
  readonly shown: Uint32Array<ArrayBuffer>;
  /** The regions that were given; their lists may have moved to where the writing reads them. */
  readonly regions: Regions;
  /** Writes a region in one opaque color: its inside, and its edges darkened by their lines. */
  readonly paintRegion: (id: number, pixel: number) => void;
  /** Writes a region in a material with a grain. */
  readonly paintGrain: (id: number, brush: Brush) => void;
}

/** A color in a material: the level that the tile has at a place is looked up in the ramp. */
export interface Brush {
  tile: Tile;
  ramp: Ramp;
  /** For washes: the page's chamfer distances, by which pigment adds to the level; null for others. */
  distance: Uint8Array | null;
}

/**
 * Lays out the shown pixels of a page. `last`, which is of no use any more, may leave its memory to it, and with that its pixels; no
 * list of `regions` may lie there.
 */
export type CreatePlane = (regions: Regions, last?: ShownPlane) => ShownPlane;

// Up to this length a loop beats a call to a built-in (measured on Node 20).
const SHORT_RUN_PX = 256;

/** A plane in JavaScript, which runs everywhere. */
export const createScriptPlane: CreatePlane = (regions, last) => {
  const { runFrom, runStart, runEnd, edgeFrom, edges, edgeLight } = regions;
  const shown = last?.shown ?? new Uint32Array(regions.owner.length);
  const paintRegion = (id: number, pixel: number) => {
    for (let k = runFrom[id] as number; k < (runFrom[id + 1] as number); k++) {
      const end = runEnd[k] as number;
      let i = runStart[k] as number;
      if (end - i > SHORT_RUN_PX) shown.fill(pixel, i, end);
      else for (; i < end; i++) shown[i] = pixel;
    }
    const shades = shadesOf(pixel);
    for (let k = edgeFrom[id] as number; k < (edgeFrom[id + 1] as number); k++) {
      shown[edges[k] as number] = shades[edgeLight[k] as number] as number;
    }
  };
  const paintGrain = (id: number, brush: Brush) => {
    const { width } = regions;
    for (let k = runFrom[id] as number; k < (runFrom[id + 1] as number); k++) {
      const end = runEnd[k] as number;
      // A run of a full-width area goes on over rows.
      for (let i = runStart[k] as number; i < end; ) {
        const rowEnd = Math.min(end, i - (i % width) + width);
        paintGrainRow(shown, brush, { from: i, to: rowEnd, width });
        i = rowEnd;
      }
    }
    paintGrainEdges({ shown, regions }, id, brush);
  };
  return { shown, regions, paintRegion, paintGrain };
};

function paintGrainRow(
  shown: Uint32Array,
  { tile, ramp, distance }: Brush,
  { from, to, width }: { from: number; to: number; width: number },
): void {
  const row = tileRow(tile, Math.floor(from / width));
  let x = from % width;
  for (let i = from; i < to; i++, x++) {
    const rise = distance ? (RISE[distance[i] as number] as number) : 0;
    shown[i] = ramp[(row[x & (TILE_PX - 1)] as number) + rise] as number;
  }
}

/** Writes the edges of a region in a material with a grain, darkened by their lines. */
export function paintGrainEdges(
  { shown, regions }: Pick<ShownPlane, 'shown' | 'regions'>,
  id: number,
  brush: Brush,
): void {
  const { edgeFrom, edges, edgeLight, width } = regions;
  for (let k = edgeFrom[id] as number; k < (edgeFrom[id + 1] as number); k++) {
    const i = edges[k] as number;
    shown[i] = shade(brush.ramp[brushLevel(brush, i, width)] as number, edgeLight[k] as number);
  }
}

function brushLevel({ tile, distance }: Brush, index: number, width: number): number {
  const y = Math.floor(index / width);
  const level = levelAt(tile, index - y * width, y);
  return distance ? level + (RISE[distance[index] as number] as number) : level;
}
