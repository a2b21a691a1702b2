import { drawBody } from '../../bodies/drawBody.ts';
import { type Actor, boxAround, boxOfPart, type Part, pointOf } from '../company/Actor.ts';
import type { Company, Way } from '../company/Company.ts';
import { TELLING_SPARE } from '../company/Group.ts';
import { tableUnder } from '../company/tableUnder.ts';
import { boxUnder } from '../geometry/silhouette.ts';
import { faceOf } from './carry.ts';
import { reachEach } from './reach.ts';
import type { Meeting } from './rule.ts';
import { tableOf } from './table.ts';
import { placesFor } from './tableSeats.ts';

/** Shares of the tallest: what each has before them, and the height of the table. */
const PART = 0.4;
const HIGH = 0.3;
/** The same at least of a broad head: a bear's. */
const FACE = 1;
/** That fills so much of the room of each. */
const FILLS = 0.84;
/** So far below the face the table begins, as shares of the body: a child stands on something. */
const CHESTS = [0.3, 0.36, 0.42, 0.5];
/** One alone has two parts of the work on the table. */
const LEAST = 2;

/** Behind one table, each with a part of the work before them and both hands at it; false where it has no such parts. */
export function workAtStations({ company, from, to, index, count }: Meeting): boolean {
  if (to.record.stations === undefined) return false;
  const many = Math.max(LEAST, count);
  if (company.groupOf(to).parts.length === 1) layOut(company, { from, to, many });
  const table = tableOf(company, to);
  const at = stationOf(company, to, { index, many });
  if (!table) return false;
  const [body, face, { top, bottom }] = [company.box(from), faceOf(company, from), boxOfPart(table)];
  const { left, right } = boxOfPart(at.part);
  company.letHide(from);
  const x = (left + right - face.left - face.right) / 2;
  const ways = CHESTS.map((share): Way => {
    const chest = face.bottom + share * (body.bottom - body.top);
    return { x, y: Math.min(top - chest, bottom - body.bottom), layer: 'back', spare: TELLING_SPARE };
  });
  if (!company.join(from, to, ways)) return false;
  reachEach(company, from, at, { over: 'below', ...(isBefore(at) ? { isBowed: true } : {}) });
  return true;
}

/** Whether both hands are before the body, the elbows out: at a rolling pin, not at the edges of a tray. */
function isBefore({ part, leftHand, rightHand }: ReturnType<typeof stationOf>): boolean {
  const { left, right } = boxOfPart(part);
  const edge = WITHIN * (right - left);
  return (
    leftHand !== undefined &&
    rightHand !== undefined &&
    leftHand.x > left + edge &&
    rightHand.x < right - edge
  );
}

/** Hands so far from its sides are before a body, as a share of its width. */
const WITHIN = 0.12;

/** The parts of a work in a row on a table, the first of them being the actor itself. */
function layOut(company: Company, { from, to, many }: { from: Actor; to: Actor; many: number }): void {
  const { top, bottom } = company.box(from);
  const tall = (bottom - top) / from.size;
  const { art } = to.body;
  const face = faceOf(company, from);
  const scale = Math.max(PART * tall, FACE * (face.right - face.left)) / art.width;
  const e = -scale * (art.left + art.width / 2);
  const f = -scale * (art.top + art.height);
  company.redraw(to, { art, to: { a: scale, b: 0, c: 0, d: scale, e, f } });
  const over = Array.from(
    { length: many - 1 },
    (_, at) => stationOf(company, to, { index: at + 1, many }).part,
  );
  const row = boxAround([company.partOf(to), ...over]);
  const wide = row.right - row.left + (PART * tall) / FILLS;
  company.add(to, { under: [tableUnder(row, wide, HIGH * tall, true)], over });
}

/** The part that one of those at a work has, and where the hands are on it. */
function stationOf(company: Company, to: Actor, { index, many }: { index: number; many: number }) {
  const own = company.partOf(to);
  const keys = [to.record.key, ...(to.record.stations ?? [])];
  const { art, places } =
    index === 0
      ? to.body
      : drawBody({ key: keys[index % keys.length] ?? to.record.key, looks: {}, wears: [], variant: 0 });
  const box = boxOfPart(own);
  const wide = box.right - box.left;
  const seats = placesFor(many);
  const along = (seats[index] ?? 0) - (seats[0] ?? 0);
  const scale = wide / art.width;
  const under = boxUnder({ a: scale, b: 0, c: 0, d: scale, e: 0, f: 0 }, art);
  const x = (box.left + box.right - under.left - under.right) / 2 + (along * wide) / FILLS;
  const at = { a: scale, b: 0, c: 0, d: scale, e: x, f: box.bottom - under.bottom };
  const part: Part = index === 0 ? own : { art, to: at, isPart: true };
  const hand = (name: 'hold' | 'hold2') => (places[name] ? pointOf(part, places[name]) : undefined);
  return { part, leftHand: hand('hold'), rightHand: hand('hold2') };
}
