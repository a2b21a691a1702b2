import type { Art } from '../../art/art.ts';
import { viewsOf } from '../geometry/measure.ts';
import { NEAR, touch } from '../geometry/touch.ts';
import { type Actor, boxAround, isKnown, moved, type Part } from './Actor.ts';
import { isAloft } from './isAloft.ts';

/** What stands on the page as one: parts in the order of painting, the ground of its host at y = 0. */
export interface Group {
  parts: readonly Part[];
  /** What the others of it hang on. */
  host: Actor;
}

/** Share of a silhouette that is seen, where nothing hides it by request, and where something does. */
export const MOSTLY_SEEN = 0.6;
export const PARTLY_SEEN = 0.25;
export const TELLING_SEEN = 0.97;

/** Whether of every actor of a group as much is seen as has to be, of its telling part so much more. */
export function isSound({ parts }: Group, leastOf: (actor: Actor) => number, telling: number): boolean {
  const box = boxAround(parts);
  const cell = Math.min(Math.max(box.right - box.left, box.bottom - box.top) / GRID, COARSEST);
  const views = viewsOf(parts.map(shownOf), { page: box, cell }, ({ isActor }) => isActor);
  return parts.every(({ actor }, index) => {
    const view = views[index];
    if (!actor || !view) return true;
    const spare = actor.record.kind === 'boat' ? UNDER_WATER : SPARE;
    return view.visible >= leastOf(actor) + spare && view.telling >= TELLING_SEEN + telling;
  });
}

/** What needs nothing under it: it is in the air, or hangs on walls and branches. */
export function canFloat({ record }: Pick<Actor, 'record'>): boolean {
  const { kind, rests } = record;
  return isAloft(record) || kind === 'flier' || rests === 'wall' || rests === 'branch';
}

/** Whether parts that join a group are over the ground and touch nothing of it; the bearer's own hands do not count. */
export function hangs(own: readonly Part[], { host, parts }: Group): boolean {
  const bottom = boxAround(own).bottom;
  if (!isAloft(host.record) && bottom > boxAround([...own, ...parts]).bottom - NEAR) return false;
  const near = (part: Part) => moved(part, 0, 0, CLOSER);
  const bodies = parts.map(near);
  return !own.some((one) => one.again === undefined && bodies.some((other) => touch(near(one), other)));
}

/** What touches has to touch also where the group is drawn so many times as large. */
const CLOSER = 2;

/** Longest side of the smallest of a page as a share of the largest; of who is seen in a window; of a morsel. */
const LEAST_SHARE = 0.25;
const LEAST_BEHIND = 0.167;
const LEAST_MORSEL = 0.12;
/** Page pixels, for floating point only: what was made just as small as allowed comes out as 249.99999999999997 of 250. */
const ROUNDED = 1e-9;
/** Width of the smallest face there. */
const LEAST_FACE = 70;

/** Whether one of a group is too small beside the largest of it and of the other groups of a page. */
export function isTiny(group: Group, others: readonly Group[]): boolean {
  const hasPanes = group.parts.some(({ actor }) => actor && isKnown(actor, 'pane'));
  const most = Math.max(...[group, ...others].flatMap(({ parts }) => parts.map(sizeOf)));
  return group.parts.some((part) => {
    const { actor, to, art, whole } = part;
    const face = actor?.body.telling;
    // A toy has a face too, and what is in hand there is as small.
    const seen = face ? face.right - face.left : art.width;
    const isFace = hasPanes && whole !== undefined && Math.hypot(to.a, to.b) * seen >= LEAST_FACE;
    const least = part.isMorsel ? LEAST_MORSEL : isFace ? LEAST_BEHIND : LEAST_SHARE;
    return actor !== undefined && sizeOf(part) + ROUNDED < least * most;
  });
}

/** The parts of a group with an actor in another body; what lies at it goes along. */
export function inBody(
  parts: readonly Part[],
  {
    actor,
    body,
    moves,
    isOver,
    at,
  }: Pick<Required<Part>, 'actor'> & {
    body: Actor['body'];
    moves: (part: Part) => Part;
    isOver: boolean;
    at?: Art | undefined;
  },
): Part[] {
  const old = actor.body.art;
  const drawn = parts.map((part): Part => {
    if (part.actor === actor) return { ...part, art: body.art, ...(at ? { at } : {}) };
    if (part.again === old && body.over) return { ...part, art: body.over, again: body.art };
    const moved = moves(part);
    return part.at === old ? { ...moved, at: body.art } : moved;
  });
  const own = parts.find((part) => part.actor === actor);
  if (isOver && own && body.over && drawn.every(({ again }) => again !== body.art))
    drawn.push({ art: body.over, to: own.to, again: body.art });
  return drawn;
}

/** Whether one of some groups is too small beside the largest of them all. */
export function areUneven(groups: readonly Group[]): boolean {
  return groups.some((group) => isTiny(group, groups));
}

/** The longest side of an actor; 0 of what only belongs to one. */
function sizeOf({ actor, to, art, whole }: Part): number {
  const { width, height } = whole ?? art;
  return actor ? Math.hypot(to.a, to.b) * Math.max(width, height) : 0;
}

/** Cells along the longer side of a group that is measured. */
const GRID = 90;
/** The same of a long row. */
const COARSEST = 20;
/** So much more has to be seen of a group, whose neighbors may hide a little. */
const SPARE = 0.03;
/** The same of a face that something is put over: on the page its cells lie elsewhere. */
export const TELLING_SPARE = 0.012;
/** The same of a boat, which lies in the water. */
const UNDER_WATER = 0.15;

/** A part as it is measured; what is of no actor only hides others. */
export function shownOf({ art, to, whole, actor, again, at }: Part) {
  return {
    art,
    to,
    isActor: actor !== undefined,
    ...(again ? { again } : {}),
    ...(at ? { at } : {}),
    ...(whole ? { whole } : {}),
    ...(actor?.body.telling ? { telling: actor.body.telling } : {}),
  };
}
