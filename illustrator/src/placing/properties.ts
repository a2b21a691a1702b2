import { artData } from '../art/artData.ts';
import type { RelationKind } from '../reading/Scene.ts';
import { across, centerOf, down, heightOf, isNear, narrower, type Shown } from './shown.ts';
import { touch } from './touch.ts';

/** All copies of those that a relation names, and what may join two of them: ropes, tables, tools in a hand. */
export interface Others {
  froms: readonly Shown[];
  tos: readonly Shown[];
  alsos: readonly Shown[];
  /** All that do the same to the same thing. */
  mates: readonly Shown[];
  links: readonly Shown[];
}

/** What has to be true of two copies that stand so. */
type Property = (from: Shown, to: Shown, all: Others) => boolean;

/** Touches it from above: its head is in the upper half of it or over it, and its middle over its foot. */
const on: Property = (from, to, { mates }) =>
  isWithin(from, to) ||
  (centerOf(from).y < to.box.bottom - 0.1 * heightOf(from) &&
    from.box.top < centerOf(to).y &&
    across(from, to) > 0.2 * narrower(from, to) &&
    (touch(from.piece, to.piece) || mates.some((mate) => isPiledOn(from, mate, to))));

/** Lies on one of its kind that touches what both are on. */
function isPiledOn(from: Shown, mate: Shown, to: Shown): boolean {
  const isBelow = mate !== from && mate.box.bottom > from.box.bottom;
  return isBelow && touch(from.piece, mate.piece) && touch(mate.piece, to.piece);
}

/** Stands on what is flat and wide, as an island or a rug is: painted after it, its foot well within it. */
function isWithin(from: Shown, to: Shown): boolean {
  const isInside = from.box.left > to.box.left && from.box.right < to.box.right;
  return isInside && from.layer > to.layer && from.box.bottom < to.box.bottom - 0.1 * heightOf(from);
}

const inside: Property = (from, to) => {
  const { x, y } = centerOf(from);
  return x > to.box.left && x < to.box.right && y < to.box.bottom && from.box.bottom > to.box.top;
};

const under: Property = (from, to) =>
  across(from, to) > 0.3 * narrower(from, to) && centerOf(from).y > centerOf(to).y && !isBeforeHull(from, to);

/** Before what one is under behind its wheels or below its keel. */
function isBeforeHull(from: Shown, to: Shown): boolean {
  const kind = artData().things.get(to.piece.of ?? '')?.kind;
  return (kind === 'vehicle' || kind === 'boat') && from.layer > to.layer && centerOf(from).y < to.box.bottom;
}

/** Spans it from behind, as a rainbow does. */
const spans = (from: Shown, to: Shown): boolean =>
  from.layer < to.layer && from.box.top < to.box.top && across(from, to) > 0.8 * (to.box.right - to.box.left);

const over: Property = (from, to) =>
  spans(from, to) ||
  (across(from, to) > 0.3 * narrower(from, to) &&
    from.box.bottom < centerOf(to).y &&
    centerOf(from).y < to.box.top);

/** Hidden in part by it: who leans out, or is behind what hangs on a wall, has the feet a little lower. */
const hidden: Property = (from, to) =>
  from.layer < to.layer &&
  across(from, to) > 0 &&
  down(from, to) > 0 &&
  from.box.bottom < to.box.bottom + LOWER * heightOf(from);

const LOWER = 0.15;

/** Hidden in part by it, or right over it as mountains are over a train. */
const behind: Property = (from, to, all) =>
  hidden(from, to, all) ||
  (from.layer < to.layer &&
    across(from, to) > 0 &&
    from.box.bottom <= to.box.top &&
    isNear(from, to, BEYOND));

/** Page pixels over what is before it at which it is seen to be behind it. */
const BEYOND = 120;

const before: Property = (from, to, all) => behind(to, from, all);

const between: Property = (from, to, { tos, alsos }) => {
  const ends = [to, ...(alsos.length > 0 ? alsos : tos)].map((one) => centerOf(one).x);
  const { x } = centerOf(from);
  return x > Math.min(...ends) && x < Math.max(...ends);
};

/** All are on more than one side of it; one that flies is close to it. */
const around: Property = (from, to, { mates }) => {
  const isFlier = artData().things.get(from.piece.of ?? '')?.kind === 'flier';
  if (mates.length === 1 && isFlier) return isNear(from, to, APART);
  const { x } = centerOf(to);
  const xs = mates.map((one) => centerOf(one).x);
  return Math.min(...xs) < x && Math.max(...xs) > x && isNear(from, to, 2 * APART);
};

const beside: Property = (from, to) => isNear(from, to, APART);
/** Near it, or near another one of those that go the same way. */
const inFile: Property = (from, to, { froms }) =>
  [to, ...froms].some((one) => one !== from && isNear(from, one, APART));
const close: Property = (from, to) => isNear(from, to, CLOSE);
const touching: Property = (from, to) => touch(from.piece, to.piece);

/** Touches it, its middle over the other's. */
const atop: Property = (from, to) => centerOf(from).y < centerOf(to).y && touch(from.piece, to.piece);

/** Touches it and is for the most part below its upper edge. */
const hanging: Property = (from, to) => centerOf(from).y > to.box.top && touch(from.piece, to.piece);

/** Page pixels between what is beside one another, and between what has a sled between them. */
const APART = 420;
const CLOSE = 60;

/** Touches it, or what touches both joins them: a rope, a stream, a table, what one has in hand. */
const linked: Property = (from, to, { links }) =>
  reachOf(from, [...links, to]).some((one) => one === to || touch(one.piece, to.piece));

/** What one touches, directly or by what it touches, itself included. */
function reachOf(from: Shown, links: readonly Shown[]): Shown[] {
  const reached = [from];
  const left = new Set(links.filter((one) => one !== from));
  for (const one of reached) {
    for (const next of left) {
      if (!touch(one.piece, next.piece)) continue;
      left.delete(next);
      reached.push(next);
    }
  }
  return reached;
}

/** No farther from it than an arm is long. */
const inReach: Property = (from, to) => isNear(from, to, ARM * heightOf(from));

/** It, or what it has in its hands, is close to the other. */
const atHand: Property = (from, to, { links }) => reachOf(from, links).some((one) => isNear(one, to, CLOSE));

/** One of them does it; of several with one thing the others are beside who does. */
function orBeside(property: Property): Property {
  return (from, to, all) =>
    property(from, to, all) ||
    (all.mates.length > all.tos.length &&
      all.mates.some((mate) => mate !== from && isNear(mate, from, APART) && property(mate, to, all)));
}

/** All of them are at the hands of some. */
const held: Property = (from, to, all) =>
  orBeside(linked)(from, to, all) &&
  all.tos.every((one) => all.mates.some((bearer) => linked(bearer, one, all)));

/** Before it, no higher than its middle. */
const kicked: Property = (from, to, all) =>
  inReach(from, to, all) && to.box.bottom > centerOf(from).y - 0.05 * heightOf(from);

/** Before it and off the ground. */
const thrown: Property = (from, to, all) =>
  inReach(from, to, all) && to.box.bottom < from.box.bottom - 0.25 * heightOf(from);

/** In the air over its middle, in reach. */
const sentUp: Property = (from, to, all) => inReach(from, to, all) && centerOf(to).y < centerOf(from).y;

/** The length of an arm and what it swings, as a share of its bearer's height. */
const ARM = 0.4;

/** What a page shows of each kind of relation; `by-body` is what a single picture shows, and tells where it cannot. */
export const PROPERTIES: Record<RelationKind, Property | 'by-body'> = {
  // What is worn is no picture of its own: casting tells what a body cannot wear.
  wear: 'by-body',
  on,
  ride: on,
  'sleep-in': inside,
  'swing-on': touching,
  'hang-from': hanging,
  'hang-by-feet': hanging,
  'sit-at': beside,
  'lean-on': touching,
  'on-lap': inside,
  'on-shoulders': atop,
  in: inside,
  'look-out-of': inside,
  under,
  over,
  behind,
  'hide-behind': hidden,
  'in-front-of': before,
  between,
  around,
  through: inside,
  'next-to': beside,
  face: beside,
  'look-at': beside,
  share: beside,
  feed: beside,
  chase: inFile,
  follow: inFile,
  hug: touching,
  climb: touching,
  'slide-down': close,
  drive: inside,
  'use-on-self': touching,
  milk: touching,
  uproot: touching,
  hold: held,
  'hold-hands': atHand,
  tug: linked,
  push: orBeside(touching),
  pull: linked,
  lift: linked,
  load: touching,
  kick: orBeside(kicked),
  throw: orBeside(thrown),
  juggle: sentUp,
  flip: sentUp,
  catch: orBeside(inReach),
  eat: orBeside(atHand),
  drink: orBeside(atHand),
  'hands-on': orBeside(atHand),
  read: orBeside(atHand),
  play: orBeside(inReach),
  paint: orBeside(atHand),
  build: orBeside(atHand),
  pick: orBeside(atHand),
  tend: orBeside(atHand),
  water: orBeside(inReach),
  pour: orBeside(linked),
  plant: orBeside(inReach),
  dig: orBeside(inReach),
  blow: orBeside(inReach),
  'blow-at': orBeside(inReach),
  spray: (from, to, all) =>
    linked(from, to, all) || (isNear(from, to, APART) && all.mates.some((one) => linked(one, to, all))),
  dip: orBeside(atHand),
  breathe: orBeside(inReach),
  skip: linked,
  'hold-up': (from, to, all) => atop(to, from, all),
  'toss-up': sentUp,
  whisper: close,
  lasso: linked,
  fish: orBeside(linked),
};
