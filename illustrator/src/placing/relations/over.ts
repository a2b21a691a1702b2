import type { Kind } from '../../things/recordSchema.ts';
import { boxAround, boxOfPart, isKnown, type Part } from '../company/Actor.ts';
import type { Way } from '../company/Company.ts';
import { rope, type Spot } from '../company/props.ts';
import { topAt } from '../geometry/silhouette.ts';
import { type Casting, isLively, type Meeting } from './rule.ts';

/** What is in the open air by nature. */
export const OPEN_AIR: ReadonlySet<Kind> = new Set(['sky', 'aircraft', 'spacecraft']);

/** How long the thread is on which one lets itself down, beside how high one is. */
const THREAD = 0.9;

/** So many are over something side by side at most, and the next row is so much higher, as a share of their height. */
const MOST_IN_ROW = 3;
const ROW = 0.9;

/** Right over something with air between: an arch around it, things on a deck that it has. */
export function over(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  const { index, count } = rankOf(meeting);
  const isTied = meeting.at !== undefined && isKnown(from, 'string');
  if (isKnown(to, 'top') && !isTied && !OPEN_AIR.has(from.record.kind) && !isLively(from)) {
    const [y, own] = [company.point(to, 'top'), company.groupBox(from)];
    return company.join(from, to, [{ x: y.x - (own.left + own.right) / 2, y: y.y, layer: 'before' }]);
  }
  const own = company.groupBox(from);
  const other = count > 1 ? { ...company.box(to), top: topUnder(meeting) } : company.groupBox(to);
  // Several side by side, many in two rows.
  const rows = count > MOST_IN_ROW ? 2 : 1;
  const low = Math.ceil(count / rows);
  const row = index < low ? 0 : 1;
  const each = row === 0 ? low : count - low;
  const aside = (index - row * low + 0.5) / each - 0.5;
  const x =
    (other.left + other.right - own.left - own.right) / 2 +
    aside * Math.max(other.right - other.left, each * (own.right - own.left));
  const high = other.bottom - other.top;
  const up = row * ROW * (own.bottom - own.top);
  // What a storm cloud lets fall is seen.
  const isWide = own.right - own.left > 0.8 * (other.right - other.left);
  const isArch = from.record.kind === 'sky' && from.record.has === undefined && isWide;
  // Who leaps over a back pushes off from it.
  const gap = (from.request.pose === 'straddle' ? -0.1 : 0.05) * high;
  const above = [gap, gap * 2].map((air): Way => {
    const y = other.top - (isTied ? STRING * (own.bottom - own.top) : air) - up - own.bottom;
    if (isTied) return { x, y, layer: 'back', over: [stringOf(meeting, { x, y })] };
    return { x, y, layer: 'back', ...(from.record.letsDown ? { over: [threadOf(meeting, { x, y })] } : {}) };
  });
  const arch: Way[] = [0.3, 0.15].map((part) => ({
    x,
    y: other.top + part * high - own.bottom,
    layer: 'back',
  }));
  return company.join(from, to, isArch ? [...arch, ...above] : above);
}

/** All who jump over it are side by side, whoever they are; of what does nothing only those of one kind. */
function rankOf({ company, from, index, count }: Meeting): { index: number; count: number } {
  if (isLively(from)) return { index, count };
  const own = company.of(from.thing);
  return { index: Math.max(0, own.indexOf(from)), count: own.length };
}

/** The top of a thing with what stands on it, a house on its hill, but without those who are over it already. */
function topUnder({ company, to }: Meeting): number {
  const { host, parts } = company.groupOf(to);
  const { top } = company.box(to);
  if (host !== to) return top;
  return boxAround(parts.filter((part) => part.actor === to || (part.actor && boxOfPart(part).bottom > top)))
    .top;
}

/** How long the string is on which a balloon floats over what it is tied to, beside how high it is. */
const STRING = 0.4;

/** The string of what floats so far over where it is tied. */
function stringOf({ company, from, to }: Meeting, { x, y }: Spot): Part {
  const end = company.point(from, 'string');
  const { art, to: at } = company.partOf(to);
  const middle = art.left + art.width / 2;
  const tied = { x: middle * at.a + at.e, y: (topAt(art, middle) ?? art.top) * at.d + at.f };
  return rope({ x: end.x + x, y: end.y + y }, tied, 0);
}

/** The thread over one that moves so far. */
function threadOf({ company, from }: Meeting, { x, y }: { x: number; y: number }): Part {
  const { left, right, top, bottom } = company.box(from);
  const at = { x: x + (left + right) / 2, y: y + top + 0.05 * (bottom - top) };
  return rope(at, { x: at.x, y: at.y - THREAD * (bottom - top) }, 0);
}

/** Who jumps over a thing is so large at least beside it. */
const LEAST_JUMPING = 0.6;

/** Of several each is smaller, and over a row one is larger. */
export function leastJumping(from: Casting, to: Casting): number {
  const overMany = Math.min(MOST_OVER_ROW, Math.max(1, to.count / 2));
  return (LEAST_JUMPING * overMany) / Math.max(1, from.count / 2);
}

const MOST_OVER_ROW = 1.5;
