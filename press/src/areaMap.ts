import type { Bitmap, Components } from './raster/bitmap.ts';
import { findComponents } from './raster/components.ts';
import { DISTANCE_UNIT, distanceInside } from './raster/distance.ts';

/** Kept beside what hangs on the numbers of areas (palettes). A map of another version numbers them in another way. */
export const AREA_MAP_VERSION = 1;

/** Enclosed paper of a page. */
export interface PageArea {
  pixels: number;
  /** The point farthest from its lines and that distance, in pixels: where a number has most room. */
  spot: { x: number; y: number; radius: number };
}

/** The areas of a page in reading order of their first pixels, and the runs of pixels that each consists of. */
export interface AreaMap {
  areas: PageArea[];
  /** The page's paper; `areaOf[component]` is the index of its area, -1 for the margin around the page. */
  paper: Components;
  areaOf: Int32Array;
}

/** Maps the areas of a finished page. The margin, which touches the page's edge, is none. */
export function mapAreas(page: Bitmap, paper: Components = findComponents(page, 0)): AreaMap {
  const areaOf = indexAreas(paper);
  const areas: PageArea[] = [];
  for (const [component, pixels] of paper.areas.entries())
    if (areaOf[component] !== -1) areas.push({ pixels, spot: { x: 0, y: 0, radius: 0 } });
  findSpots({ areas, paper, areaOf }, page);
  return { areas, paper, areaOf };
}

/** The index of the area of each component of a page's paper, as `mapAreas` numbers them; -1 for the margin. */
export function indexAreas(paper: Components): Int32Array {
  let count = 0;
  return Int32Array.from(paper.areas, (_, component) => (paper.touchesEdge[component] === 1 ? -1 : count++));
}

function findSpots({ areas, paper, areaOf }: AreaMap, { width, height, ink }: Bitmap): void {
  const inverse = new Uint8Array(ink.length);
  for (let at = 0; at < ink.length; at += 1) inverse[at] = ink[at] === 0 ? 1 : 0;
  const distances = distanceInside({ width, height, ink: inverse });
  for (let run = 0; run < paper.runCount; run += 1) {
    const area = areas[areaOf[paper.owners[run] ?? 0] ?? -1];
    if (area === undefined) continue;
    const y = paper.rows[run] ?? 0;
    for (let x = paper.starts[run] ?? 0; x < (paper.ends[run] ?? 0); x += 1) {
      const radius = (distances[y * width + x] ?? 0) / DISTANCE_UNIT;
      if (radius > area.spot.radius) area.spot = { x, y, radius };
    }
  }
}
