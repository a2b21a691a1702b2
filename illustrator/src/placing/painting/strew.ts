import { type Box, placeAt } from '../../page.ts';
import type { Random } from '../../Random.ts';
import type { Scene } from '../../reading/Scene.ts';
import type { Medium } from '../../stages/Ground.ts';
import type { Stage } from '../../stages/Stage.ts';
import { isLoose } from '../../things/isLoose.ts';
import type { Actor } from '../company/Actor.ts';
import { boxUnder } from '../geometry/silhouette.ts';
import type { Room } from '../layout/Room.ts';
import type { Piece } from '../Placement.ts';
import { shownAs } from './paintSubjects.ts';

/** Longest side of what is strewn about, in page pixels, and what it is where there is less room, as shares of that. */
const SIDE = 180;
const SIDE_PLAIN = 230;
/** So much taller is what has a stem. */
const STEM = 1.5;
const SMALLER = [1, 0.85, 0.7, 0.58] as const;
/** Spots that are tried for each. */
const TRIES = 260;
/** Between two pictures, in page pixels. */
const APART = 14;
/** Room that is left for what is strewn about at the edges of a page, in page pixels: all around, or on the ground. */
const AT_SIDES = 190;
const ABOVE = 190;
const BELOW = 90;
const BELOW_ON_GROUND = 150;
/** So far below its horizon at least is the foot of what is on the ground. */
const NEAREST_HORIZON = 110;
/** So far before the nearest feet of a room lies what is on its floor. */
const BEFORE_FEET = 30;

/** The room for those in the middle of what is strewn about. */
export function amid({ left, right, top, bottom }: Box, actors: readonly Actor[]): Box {
  if (actors.length === 0) return { left, right, top, bottom };
  const isAbove = actors.some(({ record }) => isLoose(record));
  return {
    left: left + AT_SIDES,
    right: right - AT_SIDES,
    top: top + (isAbove ? ABOVE : 0),
    bottom: bottom - (actors.every(({ record }) => isLoose(record)) ? BELOW : BELOW_ON_GROUND),
  };
}

interface Surroundings {
  room: Room;
  stage: Stage;
  content: Box;
  random: Random;
  isPlain: boolean;
  /** Where that is which a thing is around. */
  hostsOf: (thing: number) => readonly Box[];
}

/**
 * Puts things all over the part of a page that is free, to both sides by turns and each as far from the others as can be.
 * Nothing where there is no room for all of them.
 */
export function strew(actors: readonly Actor[], on: Surroundings): Piece[] | undefined {
  // What a place fills its water with may be behind the glass in front.
  if (actors.length === 0) return [];
  for (const { art, to } of on.stage.front) on.room.cover(art, to);
  // Flowers do not grow on water, nor lie fruits below a table.
  const isOnGround = actors.some(({ record }) => !isLoose(record));
  if (isOnGround && (!HAS_GROUND.has(on.stage.medium) || on.stage.surfaces.length > 0)) return undefined;
  const pieces: Piece[] = [];
  const spots: Box[] = [];
  for (const [index, actor] of inTurns(actors).entries()) {
    const side =
      (on.isPlain ? SIDE_PLAIN : SIDE) * (actor.record.kind === 'plant' && isTall(actor) ? STEM : 1);
    const box = firstOf(SMALLER, (share) => freest(actor, share * side, { ...on, spots, index }));
    if (box === undefined) return undefined;
    spots.push(box);
    on.room.take(box, APART);
    const { art } = actor.body;
    const scale = (box.bottom - box.top) / art.height;
    const { to } = placeAt({ ...art, ground: 1 }, { x: middleOf(box).x, foot: box.bottom, scale });
    pieces.push({ art, to, role: 'subject', ...shownAs(actor) });
  }
  return pieces;
}

/** Where all copies of that are which a thing is around. */
export function hostBoxes({ relations }: Scene, pieces: readonly Piece[], thing: number): Box[] {
  const host = relations.find(({ kind, from }) => kind === 'around' && from === thing)?.to;
  return pieces.flatMap((piece) => (piece.thing === host ? [boxUnder(piece.to, piece.art)] : []));
}

function isTall({ body: { art } }: Actor): boolean {
  return art.height > 1.3 * art.width;
}

function firstOf<T, R>(all: readonly T[], find: (one: T) => R | undefined): R | undefined {
  for (const one of all) {
    const found = find(one);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** One of each kind after the other, those on the ground before those that may be anywhere. */
function inTurns(actors: readonly Actor[]): Actor[] {
  const rank = ({ record }: Actor) => Number(isLoose(record));
  return [...actors].sort(
    (one, other) => rank(one) - rank(other) || one.copy - other.copy || one.thing - other.thing,
  );
}

/** Of some spots at a side of the page where nothing is yet, the one farthest from what is strewn there already. */
function freest(
  { body: { art }, record, thing }: Actor,
  side: number,
  {
    room,
    stage,
    content,
    random,
    hostsOf,
    spots,
    index,
  }: Surroundings & { spots: readonly Box[]; index: number },
): Box | undefined {
  const scale = side / Math.max(art.width, art.height);
  const [wide, high] = [art.width * scale, art.height * scale];
  const hosts = hostsOf(thing);
  const middle = middleOf(hosts[0] ?? content).x;
  const isAnywhere = isLoose(record);
  const highest = isAnywhere ? content.top : stage.horizon + NEAREST_HORIZON - high;
  // Not over the edge of a table.
  const floor = stage.medium === 'inside' && !isAnywhere ? stage.near + BEFORE_FEET : content.bottom;
  // No cloud is at the foot of a mountain.
  const isInSky = record.kind === 'sky' && stage.medium === 'land' && hosts.length > 0;
  const lowest = isInSky ? Math.max(...hosts.map((host) => middleOf(host).y)) : floor;
  let best: { box: Box; far: number } | undefined;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const left = random.between(content.left, content.right - wide);
    const top = random.between(highest, lowest - high);
    const box = { left, top, right: left + wide, bottom: top + high };
    const isAtSide = middleOf(box).x < middle === (index % 2 === 0);
    const isNear = hosts.length === 0 || hosts.some((host) => gapBetween(box, host) < FARTHEST);
    if (!isAtSide || !isNear || !room.isFree(box, true)) continue;
    const far = Math.min(FAR, ...spots.map((spot) => distance(box, spot)));
    if (best === undefined || far > best.far) best = { box, far };
  }
  return best?.box;
}

const HAS_GROUND: ReadonlySet<Medium> = new Set<Medium>(['land', 'inside', 'undersea']);
const FAR = 2000;
/** Page pixels at most between what is strewn about and what it is around. */
const FARTHEST = 780;

function gapBetween(one: Box, other: Box): number {
  const dx = Math.max(one.left - other.right, other.left - one.right, 0);
  const dy = Math.max(one.top - other.bottom, other.top - one.bottom, 0);
  return Math.hypot(dx, dy);
}

function distance(one: Box, other: Box): number {
  const [a, b] = [middleOf(one), middleOf(other)];
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function middleOf({ left, right, top, bottom }: Box): { x: number; y: number } {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}
