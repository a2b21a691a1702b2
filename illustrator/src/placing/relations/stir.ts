import { Sketch } from '../../parts/Sketch.ts';
import { ellipse } from '../../parts/shapes.ts';
import { AS_IS } from '../../raster/LabelMap.ts';
import { type Actor, boxOfPart, insideOf, moved, turned } from '../company/Actor.ts';
import type { Way } from '../company/Company.ts';
import { TELLING_SPARE } from '../company/Group.ts';
import { tableUnder } from '../company/tableUnder.ts';
import { isSlender } from '../geometry/silhouette.ts';
import { tipOf } from './atBody.ts';
import { asMorsel, faceOf, gripOf } from './carry.ts';
import { cutAtY } from './cutAt.ts';
import { farEnd } from './farEnd.ts';
import { middleOfFace } from './laid.ts';
import { reachFor } from './reach.ts';
import { rimOf } from './rim.ts';
import { directionOf, leadingHand, type Meeting } from './rule.ts';

type Point = { x: number; y: number };

/** What one stirs has so much of the height of who does it as its width, on the ground or on a table, at most. */
const WIDE = { ground: 0.72, table: 0.44 };
/** The rim of what stands on the ground is so high at most, as a share of who stands behind it. */
const RIM = 0.4;
/** A table, and how wide it is at least, as shares of the same. */
const TABLE = { high: 0.22, wide: 0.95 };
/** So much of the body is seen between the face and the rim; a child stands on something. */
const CHESTS = [0.2, 0.24, 0.28, 0.16];
/** So much of a tool is under what is stirred. */
const SUNK = 0.52;
/** How far below the face its end is, as a share of the body, and how far it leans beside the middle. */
const END = 0.03;
const LEANS = 0.05;
/** Where the hands are on what is seen of it, from its end: the other one lower, where its arm is long enough. */
const HIGH = 0.24;
const LOWS = [0.6, 0.52, 0.45];
/** Meters: nobody stirs what is larger. */
const LARGEST = 1;

/** Behind what is open above, upright in it the tool that both hands have; false for what is not stirred so. */
export function stir(meeting: Meeting, tool: Actor): boolean {
  const { company, from, to } = meeting;
  if (
    meeting.count > 1 ||
    !isStirred(to) ||
    !isSlender(tool.body.art) ||
    company.groupOf(to).parts.length > 1
  )
    return false;
  const restore = company.save();
  if (standBehind(meeting) && putIn(meeting, tool)) return true;
  restore();
  company.letHide(from, false);
  return false;
}

function isStirred({ record }: Actor): boolean {
  return (
    (record.kind === 'food' || record.uses?.includes('poured-into') === true) &&
    insideOf(record).hasRim &&
    record.size <= LARGEST
  );
}

function standBehind(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  const [body, face, own] = [company.box(from), faceOf(company, from), company.box(to)];
  const tall = body.bottom - body.top;
  const isOnTable = to.record.rests === 'table';
  const up = (own.bottom - rimOf(company, to).y) / tall;
  const wide = (isOnTable ? WIDE.table : WIDE.ground) / ((own.right - own.left) / tall);
  const { art, to: at } = company.partOf(to);
  company.redraw(to, moved({ art, to: at }, 0, 0, isOnTable ? wide : Math.min(wide, RIM / up)));
  // No bubbles before the body.
  const rim = rimOf(company, to);
  company.redraw(to, cutAtY(company.partOf(to), rim.y - 2 * rim.deep - LIP * rim.half, 'more'));
  let table = { top: Number.POSITIVE_INFINITY, bottom: company.box(to).bottom };
  if (isOnTable) {
    const box = company.box(to);
    const under = tableUnder(box, TABLE.wide * tall, TABLE.high * tall, true);
    company.add(to, { under: [{ ...under, isPart: true }] });
    table = boxOfPart(under);
  }
  const { x, y, deep } = rimOf(company, to);
  company.letHide(from);
  const ways = CHESTS.map((share): Way => {
    const up = Math.min(y - 2 * deep - share * tall - face.bottom, table.bottom - body.bottom);
    return {
      x: x - middleOfFace(meeting),
      y: isOnTable ? up : Math.min(up, -BACK * tall),
      layer: 'back',
      spare: TELLING_SPARE,
    };
  });
  return company.join(from, to, ways);
}

/** How broad a rim is, as a share of half the opening. */
const LIP = 0.09;
/** Who stands behind something on the ground stands so much farther up the page, as a share of the height. */
const BACK = 0.04;

/** Turns the tool so that its end is before the chest and its other one below the surface, and brings both hands to it. */
function putIn(meeting: Meeting, tool: Actor): boolean {
  const { company, from, to } = meeting;
  const { x, y, half, deep } = rimOf(company, to);
  const body = company.box(from);
  const tall = body.bottom - body.top;
  const end = { x: x + directionOf(from) * LEANS * tall, y: faceOf(company, from).bottom + END * tall };
  const foot = { x: x - directionOf(from) * 0.4 * LEANS * tall, y: y - 0.8 * deep };
  if (foot.y - end.y < 0.12 * tall) return false;
  const ring = new Sketch();
  ring.area([ellipse(foot.x, foot.y, 0.34 * half, Math.min(0.5 * deep, 0.1 * half))], SURFACE);
  company.addOver(from, [{ art: ring.art(), to: AS_IS }]);
  lay(meeting, tool, { end, foot });
  if (!company.bringUp(tool)) return false;
  company.bringUpHands(from);
  const side = directionOf(from);
  const high = along(end, foot, HIGH);
  // Or at the edge of what is stirred.
  const edges = EDGES.map((down) => ({ x: x - side * half * (1.2 - down), y: y + (down - 0.5) * deep }));
  const goals = [...LOWS.map((share) => along(end, foot, share)), ...edges].map((low) =>
    side > 0 ? { rightHand: high, leftHand: low } : { leftHand: high, rightHand: low },
  );
  const over = { over: 'below' as const };
  return (
    goals.some((both) => reachFor(company, from, both, over)) ||
    reachFor(company, from, { [leadingHand(from)]: high }, over)
  );
}

/** How far down its edge the other hand is, and how far in from its widest. */
const EDGES = [0.1, 0.3, 0.5];
const SURFACE = '#fff4d8';

/** Lays a tool from a point, its end that is held, through another one, below which it is not seen. */
function lay({ company, from }: Meeting, tool: Actor, { end, foot }: { end: Point; foot: Point }): void {
  const { left, right, top, bottom } = company.box(tool);
  const grip = gripOf(company, tool) ?? { x: (left + right) / 2, y: (top + bottom) / 2 };
  const tip = tipOf(company, tool) ?? farEnd(company, tool, grip);
  const butt = farEnd(company, tool, tip);
  const factor =
    Math.hypot(foot.x - end.x, foot.y - end.y) / (1 - SUNK) / Math.hypot(tip.x - butt.x, tip.y - butt.y);
  const by = Math.atan2(foot.y - end.y, foot.x - end.x) - Math.atan2(tip.y - butt.y, tip.x - butt.x);
  const part = company.partOf(tool);
  const put = turned(moved(part, end.x - butt.x * factor, end.y - butt.y * factor, factor).to, end, by);
  const art = new Sketch().add(part.art, put).art();
  company.redraw(tool, { ...cutAtY({ ...part, art, to: AS_IS }, foot.y), ...asMorsel(from) });
}

function along(from: Point, to: Point, share: number): Point {
  return { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) };
}
