import type { Box } from '../../page.ts';
import { isTree } from '../../things/trees.ts';
import { type Actor, isKnown, type Part, pointOf } from '../company/Actor.ts';
import type { Way } from '../company/Company.ts';
import { bottomAt } from '../geometry/silhouette.ts';
import { gripOf } from './carry.ts';
import { climb, isHeldOnTo } from './climb.ts';
import { dress, isTrimming } from './dress.ts';
import { hangByHands } from './hangByHands.ts';
import { type Casting, isLively, type Meeting, type RelationRule } from './rule.ts';
import { hasSpots, makeSpots, takeSpot } from './spots.ts';

/** Where along what it hangs from one is tried, as shares of its width from the middle. */
const ALONG = [0, -0.15, 0.15, -0.25, 0.25, -0.35, 0.35];
/** Columns in which a tree's lower edge is looked at, and how far down it is at most where one hangs: not before its stem. */
const COLUMNS = 32;
const UP_THERE = 0.6;
/** What hangs over the ground is at most so much of the height there. */
const CLEAR = 0.82;
/** Each of several has so much room there. */
const FOR_EACH = 0.7;
/** Who hangs from a tree is so large beside it at least, alone; the tail comes to the body. */
const BY_HANDS = 0.56;
const BY_FEET = 0.44;
const WIDE = 1.05;
/** So much of its height of who hangs by its tail is around what it hangs from. */
const HOOK = 0.07;
/** Nobody hanging is drawn smaller than this beside how large they would stand. */
const LEAST = 0.4;

/** Below what one hangs from, held by the hands or by what it has to be held by; at the side of what only goes up. */
function hang(meeting: Meeting): boolean {
  if (hasSpots(meeting.to, meeting.from)) return takeSpot(meeting);
  if (isTrimming(meeting)) return dress(meeting);
  if (isHeldOnTo(meeting.to) && isLively(meeting.from) && climb(meeting)) return true;
  return hangBelow(meeting) || climb(meeting);
}

/** Below it, the hands or what it is held by at its lower edge. */
export function hangBelow(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  return (
    hangByHands(meeting, (grip) => hangingWays(meeting, { grip })) ||
    company.join(from, to, hangingWays(meeting, {}))
  );
}

/** The same with the feet above and the head below. */
function hangByFeet(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  return (
    company.join(from, to, hangingWays(meeting, { isTurned: true })) ||
    company.join(from, to, atSide(meeting))
  );
}

/** Ways to be below it, at its lower edge what one holds on with: the feet, or a level of one's own (the hands unless given). */
function hangingWays(meeting: Meeting, { isTurned = false, grip: held }: Hanging): Way[] {
  const { company, from, to, index, count } = meeting;
  const [part, host, own] = [company.partOf(to), company.box(to), company.groupBox(from)];
  const spread = count > 1 ? (index + 0.5) / count - 0.5 : 0;
  const hook = from.request.byTail ? HOOK * (own.bottom - own.top) : 0;
  const grip = isTurned ? own.top - hook : (held ?? gripAt({ company, from }));
  const high = own.bottom - grip;
  const { left, right } = stretchOf(to);
  return ALONG.flatMap((along): Way[] => {
    const at = (left + right) / 2 + (along + 0.8 * spread) * (right - left);
    const under = bottomAt(to.body.art, at);
    if (under === undefined) return [];
    const { x, y } = pointOf(part, { x: at, y: under, width: 0 });
    const isUp = to.record.rests === 'air' || isHungUp({ from, to });
    const room = isUp ? Number.POSITIVE_INFINITY : host.bottom - y;
    const wide = (WIDE * (right - left) * Math.abs(part.to.a)) / count;
    const factor = Math.min(1, (CLEAR * room) / high, count > 1 ? wide / (own.right - own.left) : 1);
    if (factor < LEAST) return [];
    const isAlone = company.groupOf(from).parts.length === 1;
    return [turnedWay({ x, y: y - 0.03 * high * factor }, { own, grip, factor, isTurned, isAlone })];
  });
}

interface Hanging {
  isTurned?: boolean;
  grip?: number;
}

/** From where to where one hangs below it, in its own units: a tree's longest bough, all of anything else. */
function stretchOf({ record, body: { art } }: Actor): { left: number; right: number } {
  const [width, last] = [art.width / COLUMNS, art.top + UP_THERE * art.height];
  let best = { left: art.left, right: art.left + art.width };
  if (!isTree(record)) return best;
  let [start, longest] = [0, 0];
  for (let column = 0; column <= COLUMNS; column += 1) {
    const edge = column < COLUMNS ? bottomAt(art, art.left + (column + 0.5) * width) : undefined;
    if (edge !== undefined && edge < last) continue;
    if (column - start > longest) best = { left: art.left + start * width, right: art.left + column * width };
    longest = Math.max(longest, column - start);
    start = column + 1;
  }
  return best;
}

/** "a hat with a spider hanging from it": what stands on the ground by itself is up there for what hangs from it. */
function isHungUp({ from, to }: Pick<Meeting, 'from' | 'to'>): boolean {
  return SMALL.has(to.record.kind) && to.record.size < 1 && from.record.size < 0.8 * to.record.size;
}

const SMALL: ReadonlySet<string> = new Set(['clothes', 'object', 'food']);

/** Head down at the side of what has nothing below it. */
function atSide({ company, from, to }: Meeting): Way[] {
  const [host, own] = [company.box(to), company.groupBox(from)];
  const factor = Math.min(1, (0.6 * (host.bottom - host.top)) / (own.bottom - own.top));
  const y = host.top + 0.15 * (host.bottom - host.top);
  const middle = (host.left + host.right) / 2;
  const half = 0.3 * (own.right - own.left) * factor;
  return [middle, middle + half, middle - half].map((x) =>
    turnedWay({ x, y }, { own, grip: own.top, factor, isTurned: true, isAlone: true }),
  );
}

function turnedWay(
  at: { x: number; y: number },
  {
    own,
    grip,
    factor,
    isTurned,
    isAlone,
  }: { own: Box; grip: number; factor: number; isTurned: boolean; isAlone: boolean },
): Way {
  const middle = at.y + ((own.bottom - own.top) / 2) * factor;
  return {
    x: at.x - ((own.left + own.right) / 2) * factor,
    y: at.y - grip * factor,
    factor,
    layer: 'before',
    // What somebody has in hand turns with them.
    ...(isTurned && !isAlone ? { turn: { at: { x: at.x, y: middle }, by: Math.PI } } : {}),
    ...(isTurned && isAlone ? { cut: (part: Part) => headDown(part, middle) } : {}),
  };
}

/** A part with its head down, turned at a level. */
function headDown(part: Part, y: number): Part {
  const { b, d, f } = part.to;
  return { ...part, to: { ...part.to, b: -b, d: -d, f: 2 * y - f } };
}

/** By what one is held above: the hands of a body that are up, a handle, or its upper edge. */
function gripAt({ company, from }: Pick<Meeting, 'company' | 'from'>): number {
  const { top, bottom } = company.box(from);
  if (isLively(from)) return Math.min(company.point(from, 'leftHand').y, company.point(from, 'rightHand').y);
  const grip = isKnown(from, 'handle') || isKnown(from, 'string') ? gripOf(company, from)?.y : undefined;
  return grip !== undefined && grip < top + 0.3 * (bottom - top) ? grip : top;
}

/** Has the arms up and is no larger than what it hangs from. */
function reachUp(from: Casting, to: Casting, { from: index, to: host }: { from: number; to: number }): void {
  to.hosts.push({ thing: index, share: Math.max(1, FOR_EACH * from.count) });
  if (!isLively(from)) return;
  from.hands = { left: 'up', right: 'up' };
  if (from.record.kind === 'animal' || from.record.kind === 'person') from.pose ??= 'hang';
  growOnTree(from, to, { host, share: BY_HANDS });
}

/** Nobody is a speck on a tree. */
function growOnTree(from: Casting, to: Casting, { host, share }: { host: number; share: number }): void {
  if (isTree(to.record)) from.hosts.push({ thing: host, share: share / Math.max(1, FOR_EACH * from.count) });
}

/** Whether it has a long tail and hands to climb with: a monkey. */
function hasHook({ record }: Casting): boolean {
  return record.handy === true && record.long?.includes('tail') === true;
}

/** How what hangs is shown. */
export const HANG_RULES = {
  'hang-from': {
    cast: (from, to, indexes) =>
      hasSpots(to, from) ? makeSpots(from, to, indexes.from) : reachUp(from, to, indexes),
    join: hang,
    hides: 'to',
    isFirst: true,
  },
  'hang-by-feet': {
    cast: (from, to, { from: index, to: host }) => {
      to.hosts.push({ thing: index, share: 1 });
      growOnTree(from, to, { host, share: BY_FEET });
      if (from.pose === 'sleep') Object.assign(from, { pose: 'sit', looks: { mood: 'sleepy' } });
      if (hasHook(from)) from.byTail = true;
      if (isLively(from) && from.record.kind !== 'flier') from.hands = { left: 'down', right: 'down' };
    },
    join: hangByFeet,
  },
} satisfies Record<string, RelationRule>;
