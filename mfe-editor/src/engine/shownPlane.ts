import { shadesOf } from './color.ts';
import type { Regions } from './regions.ts';

/** What is seen of a page, and how a region is written into it. */
export interface ShownPlane {
  /** RGBA pixels, all 0 at first. */
  readonly shown: Uint32Array<ArrayBuffer>;
  /** The regions that were given; their lists may have moved to where the writing reads them. */
  readonly regions: Regions;
  /** Writes a region in one opaque colour: its inside, and its edges darkened by their lines. */
  readonly paintRegion: (id: number, pixel: number) => void;
}

/** Lays out the shown pixels of a page. */
export type CreatePlane = (regions: Regions) => ShownPlane;

// Up to this length a loop beats a call to a built-in (measured on Node 20).
const SHORT_RUN_PX = 256;

/** A plane in JavaScript, which runs everywhere. */
export const createScriptPlane: CreatePlane = (regions) => {
  const { runFrom, runStart, runEnd, edgeFrom, edges, edgeLight } = regions;
  const shown = new Uint32Array(regions.owner.length);
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
  return { shown, regions, paintRegion };
};
