import type { RelationKind } from '../../reading/Scene.ts';
import { isBall } from '../../things/isBall.ts';
import { touch } from '../geometry/touch.ts';
import { isLively } from '../relations/rule.ts';
import { isOut } from './atDoor.ts';
import {
  atHand,
  atMouth,
  atSpot,
  bites,
  CLOSE,
  driving,
  handInHand,
  held,
  inLens,
  isAtFace,
  linked,
  overIt,
} from './handwork.ts';
import type { Property } from './Property.ts';
import { across, centerOf, heightOf, isNear, type Shown } from './shown.ts';
import {
  APART,
  around,
  asleepIn,
  atop,
  before,
  behind,
  between,
  climbing,
  hanging,
  hidden,
  inside,
  isRaised,
  on,
  onShoulders,
  over,
  recordOf,
  slanted,
  under,
} from './whereabouts.ts';

const beside: Property = (from, to) => isNear(from, to, APART);
/** In line before the open door of a bus. */
const atDoor: Property = (from, to, { froms }) =>
  recordOf(to)?.places?.door !== undefined &&
  [to, ...froms].some((one) => one !== from && isNear(from, one, APART));
/** Near it, or near another one of those that go the same way. */
const inFile: Property = (from, to, { froms }) =>
  [to, ...froms].some((one) => one !== from && (isNear(from, one, APART) || isUpAt(from, one)));

/** Right under what has fled up a tree. */
const isUpAt = (from: Shown, to: Shown): boolean =>
  -across(from, to) < CLOSE && to.box.bottom < from.box.top && isNear(from, to, 2 * APART);
const close: Property = (from, to) => isNear(from, to, CLOSE);
const touching: Property = (from, to) => touch(from.piece, to.piece);
const both =
  (...properties: readonly Property[]): Property =>
  (from, to, all) =>
    properties.every((one) => one(from, to, all));
const either =
  (...properties: readonly Property[]): Property =>
  (from, to, all) =>
    properties.some((one) => one(from, to, all));

/** Does not look away from it. */
const towards: Property = (from, to) => {
  const { facing } = from.piece;
  const ahead = centerOf(to).x - centerOf(from).x;
  return facing === undefined || facing === 'front' || ahead === 0 || (facing === 'right') === ahead > 0;
};

function isBeing(one: Shown): boolean {
  const record = recordOf(one);
  return record === undefined || isLively({ record });
}

/** In the sky over somebody: fireworks that are watched. */
const isUpOver: Property = (from, to) => recordOf(to)?.kind === 'sky' && to.box.bottom < centerOf(from).y;

/** Up a tree or on a roof not far off. */
const isHigher: Property = (from, to) => to.box.bottom < centerOf(from).y && isNear(from, to, 2 * APART);

/** At least one of them is turned to the other, none away; who looks out at it, or is at what has no face, may look at the viewer. */
const facing: Property = (from, to, all) =>
  (beside(from, to, all) || areParted(from, to, all)) &&
  towards(from, to, all) &&
  towards(to, from, all) &&
  ((isBeing(from) && !isBeing(to)) ||
    [from, to].some(({ piece }) => piece.facing !== 'front' || piece.whole !== undefined));

/** At both sides of what is between them. */
const areParted: Property = (from, to, all) =>
  all.parting.some(
    (wall) =>
      beside(from, wall, all) && beside(to, wall, all) && between(wall, from, { ...all, alsos: [to] }),
  );

/** No farther from it than an arm is long. */
const inReach: Property = (from, to) => isNear(from, to, ARM * heightOf(from));

/** One of three and more is beside it, and the others are beside that one, in a line. */
const inLineBeside: Property = (from, to, all) =>
  beside(from, to, all) ||
  (all.mates.length > 2 &&
    all.mates.some((mate) => beside(mate, to, all)) &&
    all.mates.some((mate) => mate !== from && beside(mate, from, all)));

/** One of them does it; of several with one thing the others are beside who does. */
function orBeside(property: Property): Property {
  return (from, to, all) =>
    property(from, to, all) ||
    (all.mates.length > all.tos.length &&
      all.mates.some((mate) => mate !== from && isNear(mate, from, APART) && property(mate, to, all)));
}

/** Before it, no higher than its middle; or in the goal that it was sent into. */
const kicked: Property = (from, to, all) =>
  (all.goals.some((goal) => inside(to, goal, all)) && beside(from, to, all) && towards(from, to, all)) ||
  (inReach(from, to, all) &&
    towards(from, to, all) &&
    to.box.bottom > centerOf(from).y - 0.05 * heightOf(from));

/** Before it and off the ground. */
const thrown: Property = (from, to, all) =>
  inReach(from, to, all) && to.box.bottom < from.box.bottom - 0.25 * heightOf(from);

/** In the air over its middle, in reach. */
const sentUp: Property = (from, to, all) => inReach(from, to, all) && centerOf(to).y < centerOf(from).y;

/** The length of an arm and what it swings, as a share of its bearer's height. */
const ARM = 0.4;

/** Balls are near, instruments at the hands or the mouth. */
const played: Property = (from, to, all) => {
  const uses = recordOf(to)?.uses ?? [];
  return isBall(recordOf(to)) || !uses.includes('played')
    ? inReach(from, to, all)
    : either(atHand, atMouth)(from, to, all);
};

/** At the end of a long tongue. */
const licked: Property = (from, to, all) => recordOf(from)?.tongue === true && linked(from, to, all);

/** In a hand of each, or over, under or around them all. */
const shared: Property = (from, to, all) =>
  atHand(from, to, all) || inside(from, to, all) || (under(from, to, all) && isNear(from, to, CLOSE));

/** What a page shows of each kind of relation; `by-body` is what a single picture shows, and tells where it cannot. */
export const PROPERTIES: Record<RelationKind, Property | 'by-body'> = {
  // What is worn is no picture of its own: casting tells what a body cannot wear.
  wear: 'by-body',
  on,
  ride: on,
  row: inside,
  'sleep-in': asleepIn,
  'swing-on': touching,
  'hang-from': hanging,
  'hang-by-feet': hanging,
  'sit-at': close,
  'lean-on': touching,
  'on-lap': inside,
  'on-shoulders': onShoulders,
  in: either(inside, atDoor),
  'look-out-of': inside,
  under,
  over,
  behind,
  'hide-behind': hidden,
  'in-front-of': before,
  between,
  // At the edge of many one touches them.
  among: either(between, touching),
  around,
  'next-to': inLineBeside,
  through: isOut,
  face: facing,
  'look-at': (from, to, all) =>
    isUpOver(from, to, all) || both(either(beside, isHigher, areParted), towards)(from, to, all),
  share: shared,
  feed: isAtFace,
  chase: both(inFile, towards),
  follow: both(inFile, towards),
  hug: touching,
  lick: touching,
  climb: climbing,
  'slide-down': both(linked, slanted),
  drive: (from, to, all) => (recordOf(to)?.riders ? on : driving)(from, to, all),
  'use-on-self': touching,
  milk: both(touching, atHand),
  magnify: inLens,
  uproot: both(touching, atHand),
  hold: orBeside(held),
  'hold-hands': handInHand,
  tug: linked,
  push: orBeside(both(touching, atHand)),
  pull: linked,
  lift: (from, to, all) => linked(from, to, all) && isRaised(to, from),
  load: touching,
  unload: close,
  smash: touching,
  kick: orBeside(kicked),
  throw: orBeside(thrown),
  juggle: sentUp,
  flip: sentUp,
  catch: orBeside(inReach),
  eat: orBeside(either(both(atHand, atMouth), either(bites, licked))),
  drink: orBeside(both(atHand, atMouth)),
  'hands-on': orBeside(atHand),
  read: orBeside(atHand),
  play: orBeside(played),
  paint: orBeside(atHand),
  build: orBeside(atHand),
  pick: orBeside(atHand),
  tend: orBeside(atSpot),
  water: orBeside(inReach),
  pour: orBeside(linked),
  plant: orBeside(overIt),
  'pick-up': orBeside(atHand),
  dig: orBeside(inReach),
  blow: orBeside(either(atMouth, linked)),
  'blow-at': orBeside(inReach),
  spray: (from, to, all) =>
    linked(from, to, all) || (isNear(from, to, APART) && all.mates.some((one) => linked(one, to, all))),
  dip: orBeside(overIt),
  breathe: orBeside(atMouth),
  skip: linked,
  'hold-up': orBeside((from, to, all) => atop(to, from, all) && overIt(from, to, all)),
  'toss-up': sentUp,
  whisper: close,
  lasso: linked,
  fish: orBeside(linked),
};
