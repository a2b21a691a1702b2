import type { Art } from '../../art/art.ts';
import { type Actor, type Part, pointOf } from '../company/Actor.ts';
import type { Company } from '../company/Company.ts';
import { rope } from '../company/props.ts';
import { silhouetteOf } from '../geometry/silhouette.ts';
import { LEAST_CARRIED, put } from './carry.ts';
import { reachFor } from './reach.ts';
import type { Casting, Meeting } from './rule.ts';

/** A place for one on a thing, in the units of its art: what is there has its foot, its middle or its upper edge at it. */
interface Spot {
  x: number;
  y: number;
  width: number;
  high: number;
  edge?: 'top' | 'bottom';
  /** How long the thread is by which it hangs. */
  thread?: number;
}

/** Longest side of a thing beside who is there alone, how much more for each, and of many. */
const ALONE = 2;
const EACH = 0.5;
const OF_SEVERAL = 3.4;

/** Whether each of those on a thing has a place of its own there: a step, a hook, a part of a leaf. */
export function hasSpots({ record }: Pick<Actor, 'record'>, rider: Pick<Actor, 'record'>): boolean {
  const { drawing = {} } = rider.record;
  if ('figure' in drawing) return false;
  // A whole cheese is as a piece on its cracker.
  const isTopping = rider.record.kind === 'food' && record.kind === 'food';
  return (
    record.spots !== undefined || (record.flat === true && (isTopping || rider.record.size <= record.size))
  );
}

/** Makes a thing large enough for all who have a place on it. */
export function makeSpots(from: Casting, to: Casting, rider: number): void {
  to.hosts.push({ thing: rider, share: Math.min(OF_SEVERAL, ALONE + (from.count - 1) * EACH) });
}

/** Puts one at its place on a thing. */
export function takeSpot({ company, from, to, index, count }: Meeting): boolean {
  const own = company.groupBox(from);
  const [wide, high] = [own.right - own.left, own.bottom - own.top];
  const part = company.partOf(to);
  const spot = spotsOf(part, to, { count, ratio: wide / high })[index];
  if (spot === undefined) return false;
  const scale = Math.abs(part.to.a);
  const fits = Math.min((spot.width * scale) / wide, (spot.high * scale) / high);
  const least = LEAST_CARRIED / from.size;
  const at = { ...pointOf(part, spot), ...(spot.edge ? { edge: spot.edge } : {}) };
  const thread = (spot.thread ?? 0) * scale;
  const end = { ...at, y: at.y + thread };
  // The thread goes on behind an uneven upper edge.
  const under = thread > 0 ? [rope(at, { ...end, y: end.y + 0.1 * thread }, 0)] : [];
  return company.join(
    from,
    to,
    [1, 0.85].map((share) => ({ ...put(own, end, Math.min(1, Math.max(share * fits, least))), under })),
  );
}

/** Whether it hangs in a row with others. */
export function isHung(company: Company, one: Actor): boolean {
  const { host } = company.groupOf(one);
  return host !== one && host.record.spots?.some(({ hangs }) => hangs) === true;
}

/** Stands below what hangs, both hands up at it. */
export function reachHung({ company, from, to }: Meeting): boolean {
  const [own, bag] = [company.groupBox(from), company.box(to)];
  const [x, high] = [(bag.left + bag.right) / 2, bag.bottom - bag.top];
  const factor = Math.max(1, (TALLER * high) / (own.bottom - own.top));
  return COVERED.some((share) => {
    const restore = company.save();
    const way = put(own, { x, y: bag.bottom - share * high, edge: 'top' }, factor);
    if (!company.join(from, to, [way])) return false;
    const y = bag.bottom - HELD * high;
    const isHeld = GRIPS.some((grip) => {
      const half = grip * (bag.right - bag.left);
      const goals = { leftHand: { x: x - half, y }, rightHand: { x: x + half, y } };
      return reachFor(company, from, goals, { over: 'arms' });
    });
    if (!isHeld) restore();
    return isHeld;
  });
}

/** How tall who reaches for it is beside it, how much of it is behind the head, how high the hands are on it, and how far apart. */
const TALLER = 1.6;
const COVERED = [0.14, 0.22, 0.3, 0.36];
const HELD = 0.1;
const GRIPS = [0.5, 0.62, 0.4];

function spotsOf(
  { art }: Part,
  { record }: Actor,
  { count, ratio }: { count: number; ratio: number },
): Spot[] {
  if (record.spots === undefined) return spotsWithin(art, { count, ratio });
  const { spots } = record;
  const mates = Math.ceil(count / spots.length);
  // One or two may reach over the place beside theirs.
  const wider = count <= FEW ? FEW_WIDER : 1;
  return Array.from({ length: count }, (_, index) => {
    const [at, groups] = [Math.floor(index / mates), Math.ceil(count / mates)];
    const place = Math.floor(((at + 0.5) * spots.length) / groups);
    const { x, y, width = 0.3, high = 1, hangs, thread } = spots[place] ?? { x: 0.5, y: 0.5 };
    const aside = mates > 1 ? ((index % mates) + 0.5) / mates - 0.5 : 0;
    return {
      x: art.left + (x + aside * width) * art.width,
      y: art.top + y * art.height,
      width: ((wider * width) / mates) * art.width,
      high: wider * high * art.height,
      edge: hangs ? 'top' : 'bottom',
      ...(thread ? { thread: thread * art.width } : {}),
    };
  });
}

const FEW = 2;
const FEW_WIDER = 1.6;

/** Rows of equal boxes within the outline of a picture, as large as so many can be. */
function spotsWithin(art: Art, { count, ratio }: { count: number; ratio: number }): Spot[] {
  for (let wide = WIDEST * art.width; wide > NARROWEST * art.width; wide *= 0.92) {
    const high = wide / ratio;
    const rows = Math.floor(art.height / high);
    const first = art.top + (art.height - rows * high) / 2;
    const bands = Array.from({ length: rows }, (_, row) => {
      const y = first + (row + 0.5) * high;
      const [left, right] = widestIn(art, y, high);
      return { y, left, right, room: Math.floor((right - left) / wide) };
    });
    if (bands.reduce((sum, { room }) => sum + room, 0) < count) continue;
    for (let spare = bands.reduce((sum, { room }) => sum + room, 0) - count; spare > 0; spare -= 1) {
      const fullest = bands.reduce((most, band) => (band.room > most.room ? band : most));
      fullest.room -= 1;
    }
    return bands.flatMap(({ y, left, right, room }) =>
      Array.from({ length: room }, (_, at): Spot => {
        const x = left + ((at + 0.5) / room) * (right - left);
        return { x, y, width: LOOSE * wide, high: LOOSE * high };
      }),
    );
  }
  return [];
}

const WIDEST = 0.62;
const NARROWEST = 0.1;
/** So much of its box each takes. */
const LOOSE = 0.9;

/** From where to where a picture is painted all through the middle of a band, at its widest. */
function widestIn(art: Art, y: number, high: number): [number, number] {
  const { columns, rows, cell, filled } = silhouetteOf(art);
  const lines = [-0.3, 0, 0.3].map((part) => Math.floor((y + part * high - art.top) / cell));
  const isFilled = (column: number) =>
    lines.every((row) => row >= 0 && row < rows && filled[row * columns + column] === 1);
  let [best, start]: [[number, number], number] = [[0, 0], 0];
  for (let column = 0; column <= columns; column += 1) {
    if (column < columns && isFilled(column)) continue;
    if (column - start > best[1] - best[0]) best = [start, column];
    start = column + 1;
  }
  return [art.left + best[0] * cell, art.left + best[1] * cell];
}
