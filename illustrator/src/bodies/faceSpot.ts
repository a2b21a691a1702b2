import type { Art } from '../art/art.ts';
import type { BodyPlace } from './Body.ts';
import { areaAt, isInside } from './findHead.ts';
import { roomiestPoint } from './roomiestPoint.ts';

/** Where on a picture a face goes: the middle and half the width of it, and the area it is part of. */
export interface FaceSpot {
  x: number;
  y: number;
  radius: number;
  index: number;
}

/**
 * The place of a face that a record names; else the roomiest of the large areas, those in the middle first; else, where every
 * area is narrow, the middle of the whole. Undefined for a picture without areas.
 */
export function faceSpot(art: Art, place: BodyPlace | undefined): FaceSpot | undefined {
  if (place !== undefined)
    return { x: place.x, y: place.y, radius: place.width / 2, index: areaAt(art, place.x, place.y) };
  const size = Math.max(art.width, art.height);
  const middle = { x: art.left + art.width / 2, y: art.top + art.height / 2 };
  const largest = Math.max(0, ...art.items.map((item) => (item.kind === 'area' ? item.area : 0)));
  let best: (FaceSpot & { score: number }) | undefined;
  for (const [index, item] of art.items.entries()) {
    if (item.kind !== 'area' || item.area < LARGE * largest || item.area === 0) continue;
    const { x, y, distance } = roomiestPoint(item);
    const radius = 0.92 * Math.min(distance, 0.3 * size);
    if (!isCovered(art, { x, y, radius })) continue;
    const score = radius - ASIDE * Math.hypot(x - middle.x, y - middle.y);
    if (best === undefined || score > best.score) best = { x, y, radius, index, score };
  }
  if (largest === 0) return undefined;
  return best === undefined || best.radius < SMALLEST * size ? deepest(art, size) : best;
}

/** Areas smaller than this part of the largest one bear no face. */
const LARGE = 0.3;
/** How much less radius is as good where a spot is nearer to the middle by one unit. */
const ASIDE = 0.2;
/** A face smaller than this part of the picture is none that anybody looks at. */
const SMALLEST = 0.11;

/** Whether the picture is under all of a face. */
function isCovered(art: Art, { x, y, radius }: Omit<FaceSpot, 'index'>): boolean {
  const solids = art.items.filter((item) => item.kind !== 'line');
  return Array.from({ length: 8 }, (_, k) => (k * Math.PI) / 4).every((turn) =>
    solids.some(({ rings }) =>
      isInside(rings, x + 0.9 * radius * Math.cos(turn), y + 0.9 * radius * Math.sin(turn)),
    ),
  );
}

/** The point of the whole picture farthest from its outline, on a grid; the face there lies over lines. */
function deepest(art: Art, size: number): FaceSpot {
  const [across, down] = [art.width / GRID, art.height / GRID];
  const cells = Array.from({ length: GRID * GRID }, (_, k) => ({
    x: art.left + ((k % GRID) + 0.5) * across,
    y: art.top + (Math.floor(k / GRID) + 0.5) * down,
  }));
  const outside = cells.filter(({ x, y }) => areaAt(art, x, y) < 0);
  let best: FaceSpot = { x: 0, y: 0, radius: 0, index: -1 };
  for (const { x, y } of cells) {
    const index = areaAt(art, x, y);
    const edge = Math.min(x - art.left, art.left + art.width - x, y - art.top, art.top + art.height - y);
    const distance = Math.min(edge, ...outside.map((cell) => Math.hypot(cell.x - x, cell.y - y)));
    if (index >= 0 && distance > best.radius) best = { x, y, radius: distance, index };
  }
  return { ...best, radius: Math.min(0.85 * best.radius, 0.2 * size) };
}

const GRID = 18;
