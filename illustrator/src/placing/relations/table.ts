import type { Box } from '../../page.ts';
import { headOf } from '../../things/likenessOf.ts';
import { type Actor, boxOfPart, isKnown, moved, type Part } from '../company/Actor.ts';
import type { Company, Way } from '../company/Company.ts';
import { tableUnder } from '../company/tableUnder.ts';
import { faceOf, fitTo } from './carry.ts';
import { cutAtY } from './cutAt.ts';
import { reachFor } from './reach.ts';
import {
  besideWays,
  type Casting,
  directionOf,
  isLively,
  type Meeting,
  type RelationRule,
  useHand,
} from './rule.ts';
import { seatsFor, seatsOf } from './tableSeats.ts';

/** Width of a table for each who sits at it, as a share of how large they are. */
const SEAT = 0.42;
/** The same of a blanket for each who sits on it, and less for people. */
const ON_EDGE = 0.64;
const PERSON_ON_EDGE = 0.62;
/** A table is so high as a share of who sits at it. */
const HEIGHT = 0.42;
/** Who sits at a table is seen this far over it below the face, as a share of the body; farther where much is on it. */
const CHESTS = [0.16, 0.3, 0.44, 0.56];
/** A game is so large as a share of who plays it. */
const GAME = 0.36;
/** The same of what is as long as a table is wide: bowl, dough and tray. */
const LARGE_GAME = 0.62;
/** What is behind the cloth of a table, as a share of its height. */
const CLOTH = 0.3;

/** Behind a table, from the chest up. */
function sitAt(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  if (isSpread(to)) return sitOnEdge(meeting);
  const part = company.partOf(to);
  const box = company.box(to);
  const most = HEIGHT * (company.box(from).bottom - company.box(from).top);
  if (box.bottom - box.top > most && seatedAt(company, to) === 0) {
    const d = (part.to.d * most) / (box.bottom - box.top);
    const f = box.bottom - (to.body.art.top + to.body.art.height) * d;
    // What lies on it comes down with it.
    company.lift(to, { art: part.art, to: { ...part.to, d, f } }, most - (box.bottom - box.top));
  }
  return join(meeting, company.box(to));
}

/** On the far part of what lies on the ground, behind what is drawn on that; what is put there is before them. */
function sitOnEdge(meeting: Meeting): boolean {
  const { company, from, to, count } = meeting;
  company.letHide(to);
  const [own, edge] = [company.groupBox(from), company.point(to, 'seat')];
  const { width: wide } = edge;
  const middle = edge.x - (own.left + own.right) / 2;
  const taken = seatedAt(company, to);
  const even = count > 1 ? seatsFor(count).slice(taken) : [];
  const seats = [...even, ...seatsOf(wide, CLOSE * (own.right - own.left), taken)];
  const ways = seats.flatMap((along) =>
    [0, -0.06, -0.12, -0.2].map((up): Way => {
      const y = edge.y - own.bottom + up * (own.bottom - own.top);
      return { x: middle + along * wide, y, layer: 'before', spare: 0.03 };
    }),
  );
  // Who has the arms full has room at its side.
  return company.join(from, to, [...ways, ...besideWays(meeting, [0.2, 0.05], [-1, 1])]);
}

/** Those who sit side by side are so much of their width apart. */
const CLOSE = 0.75;

/** What is played or worked on at a table lies there, several in a row; those who do it sit behind. */
export function playAt(meeting: Meeting, all: readonly Actor[] = [meeting.to]): boolean {
  const { company, from, to, count } = meeting;
  const known = tableOf(company, to);
  if (known) return join(meeting, boxOfPart(known)) && layHands(meeting);
  if (!layInRow(meeting, all)) return false;
  const [body, box] = [company.box(from), company.groupBox(to)];
  const high = HEIGHT * (body.bottom - body.top);
  const wide = box.right - box.left + (0.85 + 0.65 * count) * broadOf(body);
  const table = tableUnder(box, wide, high);
  company.add(to, { under: [table] });
  return join(meeting, boxOfPart(table)) && layHands(meeting);
}

/** A hand goes to what lies on the table, or to the table on that side, where it gets there. */
function layHands({ company, from, to }: Meeting): true {
  const [body, box] = [company.box(from), company.box(to)];
  const middle = (body.left + body.right) / 2;
  const side = (box.left + box.right) / 2 > middle ? 1 : -1;
  const [lead, other] =
    side > 0 ? (['rightHand', 'leftHand'] as const) : (['leftHand', 'rightHand'] as const);
  const near = side > 0 ? box.left : box.right;
  const y = box.bottom - 0.3 * (box.bottom - box.top);
  const rest = { x: middle - side * 0.2 * (body.right - body.left), y: box.bottom };
  [WITHIN, 0, -WITHIN].some((within) => {
    const at = { x: near + side * within * (box.right - box.left), y };
    return (
      reachFor(company, from, { [lead]: at, [other]: rest }, { over: 'below' }) ||
      reachFor(company, from, { [lead]: at }, { over: 'below' })
    );
  });
  return true;
}

/** So far in from the edge of what lies on a table is a hand at it, as a share of its width. */
const WITHIN = 0.12;

/** Sets what somebody works on, all in a row, on a table of its own, as high as a hand, or with its rim at a level over the ground; false where there is no room for all. */
export function setOnTable(meeting: Meeting, all: readonly Actor[], rim?: number): boolean {
  const { company, from, to } = meeting;
  if (!layInRow(meeting, all)) return false;
  const [body, box] = [company.box(from), company.groupBox(to)];
  const usual = HEIGHT * (body.bottom - body.top);
  const high = rim === undefined ? usual : Math.max(0.3 * usual, rim - (box.bottom - box.top));
  const table = tableUnder(box, STAND * (box.right - box.left), high);
  company.add(to, { under: [table] });
  const by = boxOfPart(table).bottom;
  company.lift(to, moved(company.partOf(to), 0, -by), by);
  return true;
}

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
  const share = Math.max(GAME, wide) / Math.sqrt(all.length);
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

/** The table that a thing lies on already. */
export function tableOf(company: Company, to: Actor): Part | undefined {
  return company.groupOf(to).parts.find(isTable);
}

function isTable({ actor, role }: Part): boolean {
  return actor === undefined && role === 'scenery';
}

function join({ company, from, to, count }: Meeting, table: Box): boolean {
  const [own, face] = [company.groupBox(from), faceOf(company, from)];
  const body = company.box(from);
  const wide = table.right - table.left;
  company.letHide(from);
  const sill = table.top + CLOTH * (table.bottom - table.top);
  const middle = (table.left + table.right - face.left - face.right) / 2;
  const taken = seatedAt(company, to);
  // Who has a desk alone sits at its middle.
  const isAlone = taken === 0 && company.of(to.thing).length > 1;
  const known = count >= PARTY && company.of(to.thing).length === 1 ? [...seatsFor(count).slice(taken)] : [];
  const free = isAlone ? [0] : [...known, ...seatsOf(wide, CLOSE * broadOf(body), taken)];
  // Who is turned to what lies there sits on the side from where that one looks to it.
  const isOpposite = (along: number) => (from.request.isTurned && along * directionOf(from) > 0 ? 1 : 0);
  const seats = [...free].sort((one, other) => isOpposite(one) - isOpposite(other));
  // Rather aside than on tiptoe.
  const ways = CHESTS.flatMap((share) =>
    seats.map((along): Way => {
      const chest = face.bottom + share * (body.bottom - body.top);
      const y = Math.min(table.top - chest, table.bottom - body.bottom);
      return { x: middle + along * wide, y, layer: 'back', cut: (one) => cutAtY(one, sill) };
    }),
  );
  const aside = [0, 0.6].flatMap((out) =>
    [-1, 1].map((side): Way => {
      const x = side < 0 ? table.left - own.right : table.right - own.left;
      return { x: x + side * out * (own.right - own.left), y: table.bottom - own.bottom, layer: 'before' };
    }),
  );
  return company.join(from, to, [...ways, ...aside]);
}

/** So many share a table evenly. */
const PARTY = 3;

/** How much room somebody needs at a table, whatever the arms do. */
function broadOf({ left, right, top, bottom }: Box): number {
  return Math.min(right - left, SHOULDERS * (bottom - top));
}

/** As a share of the height. */
const SHOULDERS = 0.55;

/** How many sit there already. */
function seatedAt(company: Company, to: Actor): number {
  return company.groupOf(to).parts.filter(({ actor }) => actor && actor !== to && isLively(actor)).length;
}

/** Makes a table as wide as those who sit at it need it. */
function takeSeat(from: Casting, to: Casting, index: number): void {
  const isToy = from.record.poses?.sit !== undefined;
  if (isToy || (from.record.kind === 'animal' && headOf(from.record) !== undefined)) from.pose ??= 'sit';
  to.seats = (to.seats ?? 0) + Math.ceil(from.count / to.count);
  to.hosts.push({ thing: index, share: 0.2 + roomFor(from, to) * to.seats });
}

/** How much of a table one takes. */
function roomFor({ record }: Casting, table: Casting): number {
  if (record.kind === 'animal') return ON_EDGE;
  if (!isSpread(table)) return SEAT;
  return record.kind === 'person' ? PERSON_ON_EDGE : ON_EDGE;
}

/** How a table is shown with those who sit at it. */
export const TABLE_RULES = {
  'sit-at': {
    cast: (from, to, { from: index }) => {
      // At a table all eat by hand.
      if (from.pose === 'graze') {
        delete from.pose;
        useHand(from, 'face');
      }
      takeSeat(from, to, index);
    },
    join: sitAt,
    isLate: true,
    isTogether: true,
    hides: 'from',
  },
} satisfies Record<string, RelationRule>;

/** Whether it lies on the ground, with room to sit on it: a picnic blanket. */
function isSpread(one: Pick<Actor, 'record'>): boolean {
  return one.record.kind === 'object' && isKnown(one, 'seat');
}
