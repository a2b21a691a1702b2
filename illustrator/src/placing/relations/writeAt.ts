import { type Actor, boxOfPart, moved, type Part, turned } from '../company/Actor.ts';
import type { Company, Way } from '../company/Company.ts';
import { tableUnder } from '../company/tableUnder.ts';
import { tipOf } from './atBody.ts';
import { faceOf } from './carry.ts';
import { farEnd } from './farEnd.ts';
import { lookDown } from './lookDown.ts';
import { reachFor } from './reach.ts';
import { directionOf, isLively, type Meeting } from './rule.ts';
import { HEIGHT, tableOf } from './table.ts';
import { placesFor } from './tableSeats.ts';
import { toolOf } from './tools.ts';

/** Shares of the body of who writes: how broad a sheet is, the table for each, and how long a pencil is from the hand to its tip. */
const SHEET = 0.4;
const EACH = 0.8;
const PENCIL = 0.245;
/** It is held so far from its tip, as a share of that. */
const HELD = 0.5;
/** The table begins so far below the face, as shares of the body. */
const CHESTS = [0.22, 0.28, 0.34, 0.42];
/** Where a pencil's tip and the other hand are on a sheet, from its middle to the side of the pencil and from its top. */
const TIP = { out: 0.1, down: 0.62 };
const REST = { out: -0.36, down: 0.7 };
/** How far a pencil leans to the side of the hand, in radians. */
const LEAN = 0.85;

/** Behind a table, seen from the front, a sheet on it before each and the pencil there; false where nobody writes or draws. */
export function writeAt(meeting: Meeting): boolean {
  const tool = toolOf(meeting.company, meeting.from);
  if (tool === undefined || !isWrittenOn(meeting, tool)) return false;
  const restore = meeting.company.save();
  if (sitAndWrite(meeting, tool)) return true;
  restore();
  return false;
}

function sitAndWrite(meeting: Meeting, tool: Actor): boolean {
  const { company, from, to, index, count } = meeting;
  const table = index === 0 ? layOut(meeting) : tableOf(company, to);
  const sheet = table && sheetAt(meeting);
  if (!table || !sheet) return false;
  const [body, face, sheetBox] = [company.box(from), faceOf(company, from), boxOfPart(sheet)];
  const { top, bottom } = boxOfPart(table);
  company.letHide(from);
  const x = (sheetBox.left + sheetBox.right - face.left - face.right) / 2;
  const ways = CHESTS.map((share): Way => {
    const chest = face.bottom + share * (body.bottom - body.top);
    return { x, y: Math.min(top - chest, bottom - body.bottom), layer: 'back' };
  });
  // Side by side all have the pencil on the same side.
  const side = count > 1 ? 1 : directionOf(from);
  lookDown(company, from);
  if (!company.join(from, to, ways)) return false;
  if (index > 0 && count > 1) company.add(to, { over: [sheet] });
  return write(company, from, { tool, sheet, side });
}

/** Whether a person has a pencil for what lies flat on a table, and does not stand where that is already. */
function isWrittenOn({ company, from, to, count }: Meeting, tool: Actor): boolean {
  const isPencil = tool.record.uses?.includes('written-with') === true;
  const isAlone = company
    .groupOf(from)
    .parts.every(({ actor }) => !actor || actor === from || actor === tool);
  const isSheet = to.record.rests === 'table' && to.record.lies !== undefined;
  const isOne = company.of(to.thing).length === 1;
  return (
    isPencil &&
    isAlone &&
    isSheet &&
    isOne &&
    isLively(from) &&
    from.body.telling !== undefined &&
    count <= MOST
  );
}

/** So many write at one table. */
const MOST = 4;

/** Sets the first sheet on its table, which is as wide as all who write there need; undefined where other things are on it. */
function layOut({ company, from, to, count }: Meeting): Part | undefined {
  const { top, bottom } = company.box(from);
  const tall = bottom - top;
  const desk = company.groupOf(to).parts.find(({ actor }) => actor?.record.uses?.includes('sat-at'))?.actor;
  const scale = (SHEET * tall) / to.body.art.width;
  const first = (placesFor(count)[0] ?? 0) * EACH * tall;
  const [wide, high] = [Math.max(EACH * count, ALONE) * tall, HEIGHT * tall];
  if (!desk) {
    if (company.groupOf(to).parts.length > 1) return undefined;
    putSheet(company, to, { x: 0, y: 0, scale });
    const box = company.box(to);
    company.add(to, { under: [tableUnder({ ...box, left: box.left - 2 * first }, wide, high, true)] });
    return tableOf(company, to);
  }
  if (desk.request.pose !== 'sit') return undefined;
  const { left, right, top: upper, bottom: lower } = company.box(desk);
  const { art, to: own } = company.partOf(desk);
  const [a, d] = [wide / (right - left), high / (lower - upper)];
  company.redraw(desk, { art, to: { ...own, a: own.a * a, d: own.d * d, e: own.e * a, f: own.f * d } });
  const edge = company.point(desk, 'top');
  putSheet(company, to, { x: edge.x + first, y: edge.y, scale });
  return company.partOf(desk);
}

/** Draws a sheet with the middle of its lower edge at a point. */
function putSheet(
  company: Company,
  sheet: Actor,
  { x, y, scale }: { x: number; y: number; scale: number },
): void {
  const { art } = sheet.body;
  const [e, f] = [x - scale * (art.left + art.width / 2), y - scale * (art.top + art.height)];
  company.redraw(sheet, { art, to: { a: scale, b: 0, c: 0, d: scale, e, f } });
}

/** A table for one is so wide, as a share of the body. */
const ALONE = 0.95;

/** The sheet that one has: the first its own, all others as many beside it. */
function sheetAt({ company, from, to, index, count }: Meeting): Part {
  const { art, to: at } = company.partOf(to);
  const [first = 0, ...others] = placesFor(count);
  if (index === 0) return company.partOf(to);
  const { top, bottom } = company.box(from);
  const place = others[index - 1] ?? first;
  return { ...moved({ art, to: at }, (place - first) * EACH * (bottom - top), 0), isPart: true };
}

/** Brings the pencil and the hand in which it is over the sheet, the other hand on that. */
function write(
  company: Company,
  from: Actor,
  { tool, sheet, side }: { tool: Actor; sheet: Part; side: 1 | -1 },
): boolean {
  const { left, right, top, bottom } = boxOfPart(sheet);
  const on = ({ out, down }: { out: number; down: number }) => ({
    x: (left + right) / 2 + side * out * (right - left),
    y: top + down * (bottom - top),
  });
  const grip = company.point(tool, 'handle');
  const tip = tipOf(company, tool) ?? farEnd(company, tool, grip);
  if (!company.bringUp(tool) || !company.bringUpHands(from)) return false;
  const body = company.box(from);
  const long = Math.hypot(tip.x - grip.x, tip.y - grip.y);
  const factor = (PENCIL * (body.bottom - body.top)) / long;
  const goal = on(TIP);
  const hand = {
    x: goal.x + side * Math.sin(LEAN) * HELD * factor * long,
    y: goal.y - Math.cos(LEAN) * HELD * factor * long,
  };
  const held = { x: tip.x + HELD * (grip.x - tip.x), y: tip.y + HELD * (grip.y - tip.y) };
  const by = Math.atan2(goal.y - hand.y, goal.x - hand.x) - Math.atan2(tip.y - grip.y, tip.x - grip.x);
  const carried = (part: Part): Part => {
    if (part.actor !== tool) return part;
    const turnedTo = moved({ ...part, to: turned(part.to, held, by) }, -held.x, -held.y);
    return moved(moved(turnedTo, 0, 0, factor), hand.x, hand.y);
  };
  const [lead, other] =
    side > 0 ? (['rightHand', 'leftHand'] as const) : (['leftHand', 'rightHand'] as const);
  return (
    reachFor(company, from, { [lead]: hand, [other]: on(REST) }, { carried, over: 'below' }) ||
    reachFor(company, from, { [lead]: hand }, { carried, over: 'below' })
  );
}
