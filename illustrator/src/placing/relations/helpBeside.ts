import { artData } from '../../art/artData.ts';
import { drawBody } from '../../bodies/drawBody.ts';
import { boxOfPart, moved, type Part } from '../company/Actor.ts';
import { mound } from '../company/mound.ts';
import { handPoint } from './carry.ts';
import { isForGround } from './groundTools.ts';
import { touch } from './handsOn.ts';
import { reachFor } from './reach.ts';
import { directionOf, type Meeting } from './rule.ts';
import { toolIn, toolOf } from './tools.ts';

/** Who finds no room at what several build or adorn makes ready more of what it is made of, in line with them; false where nothing is known of that. */
export function helpBeside(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  const { builtOf } = to.record;
  if (builtOf === undefined) return false;
  const restore = company.save();
  const tool = toolOf(company, from);
  // Taller ones, a child's parents, reach over those before them.
  if (!tool && company.of(from.thing).length === 1) return false;
  const isLight = (artData().things.get(builtOf)?.size ?? 1) < LIGHT;
  const isDone = tool ? isForGround(tool) && dig(meeting) : (isLight ? bring : roll)(meeting, builtOf);
  if (isDone) return true;
  restore();
  return false;
}

/** Meters. */
const LIGHT = 0.2;

/** In line with those on its side, so much room before it, as a share of its height. */
function standApart({ company, from, to }: Meeting, room: number): boolean {
  const [own, group, side] = [company.box(from), company.groupBox(to), directionOf(from)];
  const gap = room * (own.bottom - own.top);
  const x = side > 0 ? group.left - gap - own.right : group.right + gap - own.left;
  return company.join(from, to, [{ x, y: 0, layer: 'before' }]);
}

/** A lump on the ground before the feet, both hands on it. */
function roll(meeting: Meeting, key: string): boolean {
  const { company, from } = meeting;
  const body = company.box(from);
  const high = body.bottom - body.top;
  if (!standApart(meeting, CLEAR)) return false;
  const side = directionOf(from);
  const lump = lumpOf(key, ROLLED * high);
  const box = boxOfPart(lump);
  const edge = company.point(from, 'neck').x + side * BEFORE * high;
  const part = moved(lump, edge - (side > 0 ? box.left : box.right), company.box(from).bottom - box.bottom);
  if (!company.addOver(from, [part])) return false;
  const ball = boxOfPart(part);
  const near = side > 0 ? ball.left : ball.right;
  return GRIPS.some(([down, within]) => {
    const at = { x: near + side * within * ROLLED * high, y: ball.top + down * (ball.bottom - ball.top) };
    const other = { x: at.x + side * 0.1 * high, y: at.y - 0.05 * high };
    return (
      reachFor(company, from, { leftHand: side > 0 ? other : at, rightHand: side > 0 ? at : other }, OVER) ||
      reachFor(company, from, { leftHand: side > 0 ? at : other, rightHand: side > 0 ? other : at }, OVER)
    );
  });
}

const OVER = { over: 'hands' } as const;
/** How large a lump is that is rolled, how far it is before the neck of who rolls it, as shares of that one's height. */
const ROLLED = 0.42;
const BEFORE = 0.1;
/** How far the hands that reach out are from those before. */
const CLEAR = 0.14;
/** Where hands are on it, down and inward, as shares of its height. */
const GRIPS = [
  [0.2, 0.16],
  [0.12, 0.3],
  [0.3, 0.08],
  [0.05, 0.2],
] as const;

function lumpOf(key: string, wide: number): Part {
  const { art } = drawBody({ key, looks: {}, wears: [], variant: 0 });
  const scale = wide / art.width;
  return { art, to: { a: scale, b: 0, c: 0, d: scale, e: 0, f: 0 }, isPart: true };
}

/** What is put on it in the hand that goes there. */
function bring(meeting: Meeting, key: string): boolean {
  const { company, from } = meeting;
  if (!standApart(meeting, ASIDE)) return false;
  const lump = { key, share: BROUGHT, degrees: 0, grip: { x: 0.5, y: 0.1 } };
  return company.addOver(from, [toolIn(company, from, lump, handPoint(company, from)).part]);
}

const BROUGHT = 0.2;
const ASIDE = 0.06;

/** The end of a spade in a heap on the ground before the feet. */
function dig(meeting: Meeting): boolean {
  const { company, from } = meeting;
  const tool = toolOf(company, from);
  if (!tool || !standApart(meeting, ROOM)) return false;
  const body = company.box(from);
  const [high, side] = [body.bottom - body.top, directionOf(from)];
  const hand = handPoint(company, from);
  return DUG.some(([out, up]) => {
    const spot = { x: hand.x + side * out * high, y: body.bottom - up * high };
    if (!touch(company, from, { spot, tool, body: from })) return false;
    return company.addOver(from, [mound({ x: spot.x, y: body.bottom }, 0.34 * high, 0.14 * high)]);
  });
}

const ROOM = 0.06;
/** Where the end of a spade is, outward from the hand and over the ground, as shares of the height. */
const DUG = [
  [0, 0.06],
  [0.06, 0.08],
  [-0.06, 0.08],
  [0.04, 0.16],
] as const;
