import type { Art } from '../../art/art.ts';
import { isSmall } from '../../stages/isSmall.ts';
import { isBoard } from '../../things/isBoard.ts';
import { isHandmade } from '../../things/isHandmade.ts';
import { type Actor, insideOf, isKnown, turned } from '../company/Actor.ts';
import type { Company, Way } from '../company/Company.ts';
import { TELLING_SPARE } from '../company/Group.ts';
import { tipOf } from './atBody.ts';
import { handPoint } from './carry.ts';
import { farEnd } from './farEnd.ts';
import { isForGround, lengthen, takeWithBoth } from './groundTools.ts';
import { putHandsOn } from './handsOn.ts';
import { helpBeside } from './helpBeside.ts';
import { atFarSide, inLine } from './inLine.ts';
import { endsIn, endsOver, isOpen, levelOfRim, lower, sink } from './intoOpen.ts';
import { edgeAt } from './pull.ts';
import { isHole, putInHole } from './putInHole.ts';
import { reachOut, touchWith } from './reachOut.ts';
import { rimOf } from './rim.ts';
import { roast } from './roast.ts';
import { besideWays, directionOf, isHigh, isLively, type Meeting } from './rule.ts';
import { slideOnTop } from './slideOnTop.ts';
import { isHung, reachHung } from './spots.ts';
import { spotsOn } from './spotsOn.ts';
import { stir } from './stir.ts';
import { tableOf } from './table.ts';
import { playAt, setBaseOnTable, setOnTable } from './tableWork.ts';
import { toolOf } from './tools.ts';
import { hasRunningWater, holdUnderWater } from './washHands.ts';
import { writeAt } from './writeAt.ts';

/** Where on what it is used on a tool ends, as shares of its height from the top. */
const LEVELS = [0.3, 0.45, 0.15, 0.6];
/** The same of what is used on the ground. */
const AT_FOOT = [0.94, 0.86, 0.74, ...LEVELS];
/** How far it ends within it, as a share of its width. */
const WITHIN = 0.06;
const ON_BOARD = 0.16;
/** How far an arm and a tool reach in all, as shares of the tool's length. */
const REACH = 0.94;
/** A hand is so far at least over what a tool in it goes down into, as a share of the tool's length. */
const OVERS = [0.12, 0.3, 0.45];
const HIGH_OVERS = [0.55, 0.45, 0.35, 0.25, 0.12];
/** So large at most is who is set on a table, as a share of who stands. */
const LOW = 0.62;
/** As a share of the height of who has the tool, so far is a rim below the hand. */
const UNDER_HAND = 0.17;
/** So many have their hands under one tap. */
const AT_SINK = 2;
/** Beside what the hands are at, these shares of the narrower one over it. */
const OVERLAPS = [0.3, 0.2, 0.12, 0.06, 0, -0.05];

type Point = { x: number; y: number };

/** At what the hands are at: the end of a tool touches it, or is in what is open above; what lies on tables has one. */
export function tend(meeting: Meeting): boolean {
  return tendAll(meeting, freeOf(meeting));
}

/** The same of several that are worked on together; where that cannot be done nothing stands on a table for it. */
export function tendAll(meeting: Meeting, all: readonly Actor[]): boolean {
  const restore = meeting.company.save();
  if (workOn(meeting, all)) return true;
  restore();
  return false;
}

function workOn(meeting: Meeting, all: readonly Actor[]): boolean {
  const { company, from, to, count, index } = meeting;
  // A row of houses at one table would leave nothing else any room.
  if (count > 1 && from.record.kind === 'building') return false;
  if (isHung(company, to)) return reachHung(meeting);
  if (isHole(to) && isLively(from) && putInHole(meeting)) return true;
  if (roast(meeting) || writeAt(meeting)) return true;
  const held = toolOf(company, from);
  if (held && stir(meeting, held)) return true;
  if (isSmall(to.record.key) || isMade(meeting) || isCloth(meeting)) {
    const isShared = count > 1 || to.record.stations !== undefined;
    const isFree = isShared && company.groupOf(to).host === to;
    if (isFree || tableOf(company, to)) return playAt(meeting, all);
    if (company.groupOf(to).parts.length === 1 && !setOnTable(meeting, all, belowHand(meeting))) return false;
  }
  if (hasRunningWater(to) && index < AT_SINK && holdUnderWater(meeting)) return true;
  // Many are at one thing; each has its own where there are as many.
  if (index > 1 && company.of(to.thing).length < count)
    return helpBeside(meeting) || atFarSide(meeting) || inLine(meeting);
  setBaseOnTable(meeting);
  if (isPatient(meeting)) setOnTable(meeting, [to]);
  const tool = toolOf(company, from);
  const at = meeting.at ?? tool?.record.usedAt;
  if (at && !(tool && company.areJoined(tool, to)) && putHandsOn(meeting, at, tool)) return true;
  const isFree = tool !== undefined && !company.areJoined(tool, to) && !isHigh(to);
  const isDone = isFree && (slideOnTop(meeting, tool) || reach(meeting, tool));
  if (isDone && isForGround(tool)) takeWithBoth(meeting, tool);
  return isDone || (besideIt(meeting) && (tool ? touchWith(meeting, tool) : reachOut(meeting)));
}

/** What a tool goes down into has its rim so far below the hand, over the ground. */
function belowHand({ company, from, to }: Meeting): number | undefined {
  if (!isOpen(to) || toolOf(company, from) === undefined) return undefined;
  const { top, bottom } = company.box(from);
  return bottom - handPoint(company, from).y - UNDER_HAND * (bottom - top);
}

/** Clothes that are worked on with a tool lie before who does it: those that are ironed. */
function isCloth({ company, from, to }: Meeting): boolean {
  return to.record.kind === 'clothes' && toolOf(company, from) !== undefined;
}

/** Whether it is no larger than what hands make, as the figure of an animal is. */
function isMade({ company, from, to: { record, request }, at }: Meeting): boolean {
  // Toys that one makes do not lie on a table each.
  const isFirst = company.groupOf(from).parts.every(({ role }) => role !== 'scenery');
  return at === undefined && isFirst && (isHandmade(record) || request.looks.toy === true);
}

/** Whether it is so low that who looks after it has it on a table: a puppy at the vet's. */
function isPatient({ company, from, to, at }: Meeting): boolean {
  const isLow = to.record.kind === 'animal' && to.size < LOW * from.size;
  const tool = toolOf(company, from);
  const usedAt = tool && at === 'chest' ? at : tool?.record.usedAt;
  return isLow && !to.request.onSeat && usedAt !== undefined && company.groupOf(to).parts.length === 1;
}

/** All of a kind that are worked on, where nobody has any yet. */
function freeOf({ company, to }: Meeting): readonly Actor[] {
  const all = company.of(to.thing);
  return all.every((one) => company.groupOf(one).parts.length === 1) ? all : [to];
}

/** Beside what is worked on; what is in the air comes down to who stands. */
export function besideIt(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  const side = directionOf(from) > 0 ? -1 : 1;
  if (!isHigh(to) || isHigh(from))
    return company.join(from, to, besideWays(meeting, OVERLAPS, [side])) || inLine(meeting);
  const ways = besideWays({ ...meeting, from: to, to: from }, OVERLAPS, [-side as 1 | -1]);
  return company.join(to, from, ways);
}

/** Stands where a tool in the hand, turned to it, ends at what it is used on. */
function reach(meeting: Meeting, tool: Actor): boolean {
  const { company, from, to } = meeting;
  const hand = handPoint(company, from);
  const isLow = isForGround(tool);
  if (isLow) lengthen(company, { from, to, tool });
  const end = tipOf(company, tool) ?? farEnd(company, tool, hand);
  const length = REACH * Math.hypot(end.x - hand.x, end.y - hand.y);
  const spots = spotsOn(company, to, { at: tool.record.usedAt, side: directionOf(from) > 0 ? -1 : 1 });
  if (spots.length > 0 || !isOpen(to))
    return (spots.length > 0 ? spots : endsAt(meeting, isLow ? AT_FOOT : LEVELS)).some((goal) =>
      aim(meeting, tool, { hand, end, goal, layer: 'before' }),
    );
  const { hasRim } = insideOf(to.record);
  const isIn = (hasRim ? HIGH_OVERS : OVERS).some((over) => {
    const restore = company.save();
    lower(company, to, hand.y + over * length);
    // Over a near rim that is seen, not behind all of it.
    const layer = hasRim ? 'before' : 'behind';
    if (endsIn(meeting).some((goal) => aim(meeting, tool, { hand, end, goal, layer, isIn: true })))
      return true;
    // The last one that it is lowered to is nearest to a hand that has it in front.
    if (hasRim || over !== OVERS.at(-1)) restore();
    return false;
  });
  return isIn || endsOver(meeting).some((goal) => aim(meeting, tool, { hand, end, goal, layer: 'before' }));
}

/** Turns a tool so that it ends at a goal, its bearer where the hand reaches; false where too little is seen then. */
function aim(
  { company, from, to }: Meeting,
  tool: Actor,
  {
    hand,
    end,
    goal,
    layer,
    isIn,
  }: { hand: Point; end: Point; goal: Point; layer: Way['layer']; isIn?: true },
): boolean {
  const length = REACH * Math.hypot(end.x - hand.x, end.y - hand.y);
  const down = goal.y - hand.y;
  if (Math.abs(down) > 0.9 * length) return false;
  const side = directionOf(from);
  const across = side * Math.sqrt(length ** 2 - down ** 2);
  if (isIn) {
    const box = company.box(to);
    const inside = Math.abs(goal.x - (side > 0 ? box.left : box.right));
    // Over the rim, not through the side.
    const { y, deep } = rimOf(company, to);
    const rim = layer === 'before' ? y - deep : levelOfRim(company, to);
    if (goal.y - (down * inside) / Math.abs(across) > rim) return false;
  }
  const restore = company.save();
  const by = Math.atan2(down, across) - Math.atan2(end.y - hand.y, end.x - hand.x);
  turn(company, tool, { hand, by, at: tool.record.usedAt && to.body.art });
  if (company.join(from, to, [{ x: goal.x - across - hand.x, y: 0, layer, spare: TELLING_SPARE }])) {
    if (isIn && layer === 'before') sink(company, tool, to);
    return true;
  }
  restore();
  return false;
}

/** Where the end of a tool may be on what it is used on, in that one's units; what is small is not hidden by it. */
function endsAt({ company, from, to }: Meeting, levels: readonly number[]): Point[] {
  const { left, right, top, bottom } = company.box(to);
  const side = directionOf(from);
  if (isKnown(to, 'inside') && insideOf(to.record).isOpen) return [company.point(to, 'inside')];
  const within = isSmall(to.record.key) ? 0 : withinOf(to) * (right - left);
  return levels.map((level) => {
    const y = top + level * (bottom - top);
    return { x: edgeAt(company, to, { y, side: -side as 1 | -1 }) + side * within, y };
  });
}

/** What is written on a board is well within its frame. */
function withinOf({ record }: Actor): number {
  return isBoard(record) ? ON_BOARD : WITHIN;
}

/** Turns a tool in a hand by an angle in radians. */
function turn(
  company: Company,
  tool: Actor,
  { hand, by, at }: { hand: Point; by: number; at?: Art | undefined },
): void {
  const { art, to } = company.partOf(tool);
  company.redraw(tool, { art, to: turned(to, hand, by), ...(at ? { at } : {}) });
}
