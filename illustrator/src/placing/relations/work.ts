import { isSmallBuild } from '../../bodies/smallAnimal.ts';
import { isSmall } from '../../stages/isSmall.ts';
import { buildOf } from '../../things/fourLegged.ts';
import type { BodySpot } from '../../things/recordTerms.ts';
import { type Actor, insideOf } from '../company/Actor.ts';
import type { Way } from '../company/Company.ts';
import { aheadWays, asMorsel, fitAtBody, fitTo, handPoint, put } from './carry.ts';
import { cutAtY } from './cutAt.ts';
import { HOLE_UP } from './digWith.ts';
import { aimBow } from './drawBow.ts';
import { isUnderPlant, kneelTo, layUnder } from './layUnder.ts';
import { layOthers } from './nibble.ts';
import { castNuzzle, isNuzzling, nuzzle } from './nuzzle.ts';
import {
  act,
  type Casting,
  directionOf,
  face,
  isLively,
  type Meeting,
  opposite,
  type RelationRule,
  sitDown,
  useHand,
  workAt,
  workWithHand,
} from './rule.ts';
import { besideIt, tend, tendAll } from './tend.ts';
import { toolIn, toolOf } from './tools.ts';
import { hasRunningWater } from './washHands.ts';

/** What is dug for or buried sticks out of the hole that the body has with it, or lies before that. */
export function dig(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  if (from === to) return true;
  // What another one digs for already stays as large as it is.
  if (company.groupOf(to).host !== to) return besideIt(meeting);
  const factor = from.record.handy ? fitAtBody(to, from, 0.24) : fitTo(to, from, 0.5);
  const tool = toolOf(company, from);
  // The shovel is in the hole behind what comes out of it.
  if (tool) company.letHide(tool);
  const inHole = from.body.undone.pose ? [] : holeWays(meeting, factor);
  if (!company.join(to, from, [...inHole, ...aheadWays(meeting, factor, { up: 0, gap: 0.02 })])) return false;
  if (tool) company.bringUp(to);
  return true;
}

/** One in the hole, the others on the ground beside who digs. */
function digAll(meeting: Meeting, all: readonly Actor[]): boolean {
  return dig(meeting) && layOthers(meeting, all.slice(1));
}

/** In the hole at the end of the heap, the lower part hidden by its near edge. */
function holeWays({ company, from, to }: Meeting, factor: number): Way[] {
  const [box, body] = [company.groupBox(to), company.box(from)];
  const [wide, high, tall] = [box.right - box.left, box.bottom - box.top, body.bottom - body.top];
  const side = directionOf(from);
  const own = from.body.places.inside && company.point(from, 'inside');
  const half = own ? own.width / 2 : HOLE.half * tall;
  const x = own?.x ?? (side > 0 ? body.right : body.left) - side * half;
  const y = own?.y ?? body.bottom - HOLE.up * tall;
  return [1, 0.8, 0.65].flatMap((part) => {
    const size = Math.min(factor, (2 * half * (own ? 0.92 : FILLS_HOLE)) / wide) * part;
    return (toolOf(company, from) ? BEYOND_BLADE : OUTS).map((out): Way => {
      const at = { x: x + side * out * half, y: y + IN_HOLE * high * size, edge: 'bottom' as const };
      const buried = from.record.handy ? asMorsel(from) : { at: from.body.art };
      return { ...put(box, at, size), cut: (one) => ({ ...cutAtY(one, y), ...buried }) };
    });
  });
}

/** How far out of the middle of the hole it is, farther where it would be before a face there, as shares of half the hole. */
const OUTS = [0, 0.35, 0.7];

/** The same where a blade is in the hole too. */
const BEYOND_BLADE = [0.6, 0.8, 0.45];

/** The hole of who digs: half its width and how far its middle is over the feet, as shares of the body's height. */
const HOLE = { half: 0.2, up: HOLE_UP };
const FILLS_HOLE = 0.8;
/** So much of what is in the hole is below its edge. */
const IN_HOLE = 0.2;

function paint(meeting: Meeting): boolean {
  const { company, from } = meeting;
  if (toolOf(company, from)) return tend(meeting);
  if (!besideIt(meeting)) return false;
  const brush = toolIn(
    company,
    from,
    { key: 'paintbrush', share: 0.28, degrees: 0, grip: { x: 0.2, y: 0.85 } },
    handPoint(company, from),
  );
  return company.addOver(from, [brush.part]);
}

/** Who is at the head of somebody larger is so large beside that one. */
const LEAST_BARBER = 0.62;
const OF_HEAD: ReadonlySet<BodySpot> = new Set([
  'hair',
  'head',
  'coat',
  'back',
  'mouth',
  'eyes',
  'ear',
  'cheek',
]);

const IN_FRONT: ReadonlySet<BodySpot> = new Set(['mouth', 'eyes', 'chest', 'hand']);

/** So many reach out beside one another; more have their hands before them. */
const ABREAST = 2;

/** At what the hands are at. */
const WITH_HANDS: RelationRule = {
  cast: (from, to, { to: host, at }) => {
    // Each is behind a part of the work, seen from the front, both hands at it.
    if (to.record.stations !== undefined) {
      if (from.record.kind !== 'person') useHand(from, 'front', true);
      return;
    }
    // A mouse that cuts a lion's hair reaches up to it where that one sits.
    const isSmaller = isLively(to) && from.record.size < LOW * to.record.size;
    if (isSmaller && at !== undefined && OF_HEAD.has(at)) {
      from.hosts.push({ thing: host, share: LEAST_BARBER });
      if (to.record.poses?.sit) to.pose ??= 'sit';
    } else {
      if (castNuzzle(from, to)) return;
      if (isGroomed(from, to, at)) face(from, to, true);
    }
    if (from.count > ABREAST && isSmall(to.record.key)) {
      workAt(from, to);
      useHand(from, 'front', true);
    } else workWithHand(from, to);
    // What is at the front of an animal is seen where it sits.
    if (at !== undefined && IN_FRONT.has(at) && to.record.poses?.sit) to.pose ??= 'sit';
    if (at === 'hand') useHand(to, 'out');
    // Its arms are too short for what is high before it where it sits.
    if (!isLively(to) && isSmallBuild(buildOf(from.record) ?? {})) from.pose ??= 'stand';
    if (at === 'foot' || (at !== undefined && isLow(to, from))) from.pose ??= 'plant';
  },
  join: (meeting) => (isNuzzling(meeting) ? nuzzle(meeting) : aimBow(meeting) || tend(meeting)),
  joinAll: tendAll,
  isTogether: true,
};

/** Whether somebody is at the coat of an animal: behind it, where no tool is before its face. */
function isGroomed({ record }: Casting, to: Casting, at: BodySpot | undefined): boolean {
  return record.kind === 'person' && to.record.kind === 'animal' && to.pose === undefined && at === 'back';
}

/** Whether a person stoops to it. */
function isLow(to: Casting, { record }: Casting): boolean {
  return record.kind === 'person' && isLively(to) && to.record.size < LOW * record.size;
}

const LOW = 0.45;

/** Who builds something is no speck beside it. */
const LEAST_BUILDER = 0.52;

/** Whether it is small and yet stands on the floor, where one sits down to it. */
function isToy({ record }: Casting): boolean {
  return record.kind === 'object' && record.rests === 'ground' && record.size <= LARGEST_TOY;
}

/** Meters. */
const LARGEST_TOY = 0.35;
/** How large who sits on the floor at it is beside it. */
const LEAST_SITTING = 1.3;

/** Whether it is a tree or a log with a hole that one sees into. */
function isHollow({ record }: Casting): boolean {
  return record.kind === 'plant' && insideOf(record).isOpen;
}

/** How large who is at that hole is beside all of it. */
const AT_HOLE = 0.6;

/** Around a fire every second one is at its other side, whatever is in the hand. */
function sitAcross(from: Casting, to: Casting): void {
  if (from.count > 1 || to.facing === undefined) return;
  const facing = (to.workers ?? 1) % 2 === 0 ? to.facing : opposite(to.facing);
  if (from.facing === facing) return;
  const { left, right } = from.hands;
  from.facing = facing;
  from.hands = { ...(right ? { left: right } : {}), ...(left ? { right: left } : {}) };
}

/** How work is shown. */
export const WORK_RULES = {
  paint: {
    cast: workWithHand,
    join: paint,
  },
  build: {
    ...WITH_HANDS,
    cast: (from, to, indexes) => {
      WITH_HANDS.cast?.(from, to, indexes);
      const isOnFloor = isToy(to) && isLively(from);
      if (isOnFloor) sitDown(from);
      from.hosts.push({ thing: indexes.to, share: isOnFloor ? LEAST_SITTING : LEAST_BUILDER });
    },
  },
  tend: {
    ...WITH_HANDS,
    cast: (from, to, indexes) => {
      if (to.isLaidUnder && from.record.kind === 'person') {
        kneelTo(from, to);
        return;
      }
      WITH_HANDS.cast?.(from, to, indexes);
      // On two legs both hands are free.
      if (hasRunningWater(to) && isLively(from) && from.record.kind !== 'person') from.pose ??= 'stand';
      if (to.record.shows?.includes('lit')) sitAcross(from, to);
      // Who puts something into a hole of a tree reaches it.
      if (isLively(from) && isHollow(to)) from.hosts.push({ thing: indexes.to, share: AT_HOLE });
      // Who is looked into the mouth has it open.
      if (indexes.at === 'mouth' && from.record.tends === 'mouth' && isLively(to))
        to.looks ??= { mood: 'agape' };
    },
    join: (meeting) => (isUnderPlant(meeting) ? layUnder(meeting) : WITH_HANDS.join?.(meeting) === true),
    joinAll: (meeting, all) => (isUnderPlant(meeting) ? layUnder(meeting) : tendAll(meeting, all)),
  },
  dig: { cast: (from) => act(from, 'dig', 'out'), join: dig, joinAll: digAll },
} satisfies Record<string, RelationRule>;
