import type { Box } from '../../page.ts';
import { type Actor, boxOfPart, moved } from '../company/Actor.ts';
import type { Way } from '../company/Company.ts';
import { tableUnder } from '../company/tableUnder.ts';
import { fitTo } from './carry.ts';
import { lookDown } from './lookDown.ts';
import { reachFor } from './reach.ts';
import { directionOf, type Meeting } from './rule.ts';
import { broadOf } from './seatsInTurn.ts';
import { workAtStations } from './stations.ts';
import { HEIGHT, joinTable, tableOf } from './table.ts';

/** What is worked on is so large as a share of who does it, and a game of who plays it. */
const GAME = 0.36;
const PLAYED = 0.46;
/** The same of what is as long as a table is wide: bowl, dough and tray. */
const LARGE_GAME = 0.62;

/** What is played or worked on at a table lies there, several in a row; those who do it sit behind. */
export function playAt(meeting: Meeting, all: readonly Actor[] = [meeting.to]): boolean {
  const { company, from, to, count } = meeting;
  if (all.length === 1 && workAtStations(meeting)) return true;
  if (to.record.uses?.includes('played-at') && isFree(from)) lookDown(company, from);
  const known = tableOf(company, to);
  if (known) return joinTable(meeting, boxOfPart(known), true) && layHands(meeting);
  if (!layInRow(meeting, all)) return false;
  const [body, box] = [company.box(from), company.groupBox(to)];
  const high = HEIGHT * (body.bottom - body.top);
  const wide = box.right - box.left + (0.85 + 0.65 * count) * broadOf(body);
  const table = tableUnder(box, wide, high, true);
  company.add(to, { under: [table] });
  return joinTable(meeting, boxOfPart(table), true) && layHands(meeting);
}

/** Whether somebody has the hands free for a game, and no reason to look elsewhere. */
function isFree({ request: { hands, isTurned } }: Actor): boolean {
  return !isTurned && hands?.left === undefined && hands?.right === undefined;
}

/** A hand goes to the nearest of what lies on the table, or to the table on that side, where it gets there; both hands to what lies right before one. */
function layHands({ company, from, to }: Meeting): true {
  const body = company.box(from);
  const middle = (body.left + body.right) / 2;
  const away = ({ left, right }: Box) => Math.abs((left + right) / 2 - middle);
  const [box] = company
    .of(to.thing)
    .map((one) => company.box(one))
    .sort((one, other) => away(one) - away(other));
  if (!box) return true;
  const [wide, y] = [box.right - box.left, box.bottom - 0.3 * (box.bottom - box.top)];
  const over = { over: 'below' as const };
  const [leftHand, rightHand] = [box.left + WITHIN * wide, box.right - WITHIN * wide].map((x) => ({ x, y }));
  if (
    away(box) < BEFORE * wide &&
    leftHand &&
    rightHand &&
    reachFor(company, from, { leftHand, rightHand }, over)
  )
    return true;
  const side = (box.left + box.right) / 2 > middle ? 1 : -1;
  const [lead, other] =
    side > 0 ? (['rightHand', 'leftHand'] as const) : (['leftHand', 'rightHand'] as const);
  const near = side > 0 ? box.left : box.right;
  const rest = { x: middle - side * 0.2 * (body.right - body.left), y: box.bottom };
  [WITHIN, 0, -WITHIN].some((within) => {
    const at = { x: near + side * within * wide, y };
    return (
      reachFor(company, from, { [lead]: at, [other]: rest }, over) ||
      reachFor(company, from, { [lead]: at }, over)
    );
  });
  return true;
}

/** It is before who is no farther from its middle, as a share of its width. */
const BEFORE = 0.3;
/** So far in from the edge of what lies on a table is a hand at it, as a share of its width. */
const WITHIN = 0.12;

/** Sets what somebody works on, all in a row, on a table of its own, as high as a hand, or with its rim at a level over the ground; false where there is no room for all. */
export function setOnTable(meeting: Meeting, all: readonly Actor[], rim?: number): boolean {
  const { company, from, to } = meeting;
  if (!layInRow(meeting, all)) return false;
  const [body, box] = [company.box(from), company.groupBox(to)];
  const usual = HEIGHT * (body.bottom - body.top);
  const left = rim === undefined ? usual : rim - (box.bottom - box.top);
  // What is as high as that stands on the floor.
  if (left < 0) return true;
  const high = Math.max(LEAST_HIGH * usual, left);
  const table = tableUnder(box, STAND * (box.right - box.left), high);
  company.add(to, { under: [table] });
  const by = boxOfPart(table).bottom;
  company.lift(to, moved(company.partOf(to), 0, -by), by);
  return true;
}

/** The lowest table is so high, as a share of others. */
const LEAST_HIGH = 0.3;
/** A table is so many times as wide as what stands on it alone. */
const STAND = 1.4;

/** Sets what lies on tables on one of its own, with what is on it: a board with carrots. */
export function setBaseOnTable({ company, from, to }: Meeting): void {
  const isBase = ({ record }: Actor) => record.rests === 'table' && record.lies !== undefined;
  const base = company.groupOf(to).parts.find(({ actor }) => actor && actor !== to && isBase(actor))?.actor;
  if (base === undefined || tableOf(company, to)) return;
  const [body, box] = [company.box(from), company.box(base)];
  const table = tableUnder(box, STAND * (box.right - box.left), HEIGHT * (body.bottom - body.top));
  company.add(base, { under: [table] });
  const by = boxOfPart(table).bottom - box.bottom;
  company.lift(base, moved(company.partOf(base), 0, -by), by);
}

function layInRow({ company, from, to }: Meeting, all: readonly Actor[]): boolean {
  const wide = Math.min(LARGE_GAME, to.record.size / Math.max(1, from.record.size));
  const least = to.record.uses?.includes('played-at') ? PLAYED : GAME;
  const share = Math.max(least, wide) / Math.sqrt(all.length);
  return all.every((one) => {
    const { art, to: at } = company.partOf(one);
    company.redraw(one, moved({ art, to: at }, 0, 0, fitTo(one, from, share)));
    const [own, row] = [company.groupBox(one), company.groupBox(to)];
    // The first one is nearest to who is at it.
    const gap = 0.1 * (own.right - own.left);
    const x = directionOf(from) > 0 ? row.right - own.left + gap : row.left - own.right - gap;
    const way: Way = { x, y: 0, layer: 'before' };
    return one === to || company.join(one, to, [way]);
  });
}
