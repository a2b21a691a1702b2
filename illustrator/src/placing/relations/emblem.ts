import type { Art } from '../../art/art.ts';
import type { Kind } from '../../things/recordSchema.ts';
import { type Actor, isKnown } from '../company/Actor.ts';
import type { Way } from '../company/Company.ts';
import { TELLING_SPARE } from '../company/Group.ts';
import { silhouetteOf } from '../geometry/silhouette.ts';
import { fitTo, put } from './carry.ts';
import type { Meeting } from './rule.ts';

/** Kinds that signs are painted on; on all others they lie or stand. */
const PAINTED: ReadonlySet<Kind> = new Set([
  ...(['person', 'animal', 'flier', 'swimmer', 'clothes', 'object'] as const),
  ...(['vehicle', 'aircraft', 'spacecraft'] as const),
]);
/** Shares of a host's width and height where a sign is looked for. */
const STEPS = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8];

type Point = { x: number; y: number };

/** Whether a thing is a sign on the surface of another one: hearts on wings, a star on a shirt. */
export function isEmblem({ record }: Actor, host: Actor): boolean {
  return record.kind === 'symbol' && PAINTED.has(host.record.kind) && !isKnown(host, 'top');
}

/** Whether it sticks to a body: a bandage. */
export function isStuckOn({ record }: Actor, host: Actor): boolean {
  return record.usedAt === 'hand' && host.body.telling !== undefined;
}

/** Whether pictures are painted on it: a canvas. */
export function isCanvas(host: Pick<Actor, 'record'>): boolean {
  return isKnown(host, 'picture');
}

/** As a picture on a canvas, all of it within; several side by side. */
export function paintPicture({ company, from, to, index, count }: Meeting): boolean {
  const [own, place] = [company.groupBox(from), company.point(to, 'picture')];
  company.letHide(to);
  const columns = Math.max(1, Math.ceil(Math.sqrt(count)));
  const rows = Math.max(1, Math.ceil(count / columns));
  const room = place.width / columns;
  const factor = Math.min(
    1,
    ((columns > 1 ? CLOSE : 1) * room) / Math.max(own.right - own.left, own.bottom - own.top),
  );
  const row = Math.floor(index / columns);
  const each = row < rows - 1 ? columns : Math.max(1, count - row * columns);
  const x = place.x + ((index % columns) + 0.5 - each / 2) * room;
  const y = place.y + (row + 0.5 - rows / 2) * room;
  return company.join(from, to, [put(own, { x, y }, factor)]);
}

/** Several are drawn so much larger than their share of the room: none fills its corners. */
const CLOSE = 1.2;

/** Within the outline of a host, its face free; several side by side. */
export function paintOn({ company, from, to, index, count }: Meeting): boolean {
  const factor = fitTo(from, to, 0);
  const own = company.groupBox(from);
  const { art, to: at } = company.partOf(to);
  const [wide, high] = [(own.right - own.left) * factor, (own.bottom - own.top) * factor];
  const half = { x: wide / at.a / 2, y: high / at.d / 2 };
  const wished = (index + 0.5) / count;
  const spots = STEPS.flatMap((x) => STEPS.map((y) => ({ x, y })))
    .map(({ x, y }) => ({
      x: art.left + x * art.width,
      y: art.top + y * art.height,
      off: Math.abs(x - wished),
    }))
    .filter((spot) => isPainted(art, spot, half) && !hides(to, spot, half))
    .sort((a, b) => a.off - b.off);
  const ways = spots.map(
    (spot): Way => ({
      ...put(own, { x: spot.x * at.a + at.e, y: spot.y * at.d + at.f }, factor),
      spare: TELLING_SPARE,
    }),
  );
  return company.join(from, to, ways);
}

/** Whether a box of half a size reaches into a face. */
function hides({ body: { telling } }: Actor, { x, y }: Point, half: Point): boolean {
  if (!telling) return false;
  const isAcross = x + half.x > telling.left && x - half.x < telling.right;
  return isAcross && y + half.y > telling.top && y - half.y < telling.bottom;
}

/** Whether a picture is painted in the middle and at most of the corners of a box. */
function isPainted(art: Art, { x, y }: Point, half: Point): boolean {
  const { columns, rows, cell, filled } = silhouetteOf(art);
  const isFilled = (dx: number, dy: number): boolean => {
    const [column, row] = [
      Math.floor((x + dx * half.x - art.left) / cell),
      Math.floor((y + dy * half.y - art.top) / cell),
    ];
    return column >= 0 && column < columns && row >= 0 && row < rows && filled[row * columns + column] === 1;
  };
  return [
    [0, 0],
    [-0.6, -0.5],
    [0.6, -0.5],
    [0, 0.7],
  ].every(([dx = 0, dy = 0]) => isFilled(dx, dy));
}
