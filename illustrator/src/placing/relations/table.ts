import type { Box } from '../../page.ts';
import type { Pose } from '../../reading/Scene.ts';
import { headOf } from '../../things/likenessOf.ts';
import type { Kind } from '../../things/recordSchema.ts';
import { type Actor, isKnown, type Part, placeOf } from '../company/Actor.ts';
import type { Company, Way } from '../company/Company.ts';
import { TELLING_SPARE } from '../company/Group.ts';
import { faceOf } from './carry.ts';
import { cutAtY } from './cutAt.ts';
import { middleOfFace, plateFor, takeUp } from './laid.ts';
import { eatWith, spreadDishes } from './meal.ts';
import { reachEach } from './reach.ts';
import { besideWays, type Casting, type Meeting, type RelationRule, useHand } from './rule.ts';
import { broadOf, CLOSE, seatedAt, seatsInTurn } from './seatsInTurn.ts';
import { seatsFor, seatsOf } from './tableSeats.ts';

/** Width of a table for each who sits at it, as a share of how large they are. */
const SEAT = 0.5;
/** The same of a blanket for each who sits on it, and less for people. */
const ON_EDGE = 0.64;
const PERSON_ON_EDGE = 0.62;
/** A table is so high as a share of who sits at it. */
export const HEIGHT = 0.42;
/** Who sits at a table is seen this far over it below the face, as a share of the body; farther where much is on it. */
const CHESTS = [0.16, 0.3, 0.44, 0.56];
/** The same where they raise what they eat with: their elbows are over the dishes. */
const EATERS = [0.3, 0.36, 0.24, 0.44];
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
    const top = placeOf(to, 'top').y;
    company.lift(to, { art: part.art, to: { ...part.to, d, f } }, (part.to.d - d) * top + part.to.f - f);
  }
  if (seatedAt(company, to) === 0) spreadDishes(meeting);
  // Legs are seen under a table with benches.
  const isWhole = to.request.pose === 'sit' || to.record.uses?.includes('sat-on') === true;
  if (!joinTable(meeting, company.box(to), isWhole)) return false;
  if (to.request.pose === 'sit' && company.groupOf(from).parts.length === 2) restHands(meeting);
  return true;
}

/** Hands that are free lie on the table. */
function restHands({ company, from, to }: Meeting): void {
  const [body, { top }, near] = [company.box(from), company.box(to), company.point(to, 'top').y];
  const [x, broad] = [middleOfFace({ company, from }), broadOf(body)];
  const y = top + RESTS * (near - top);
  const { hands, pose } = from.request;
  if (hands !== undefined || (pose !== undefined && !RESTING.has(pose))) return;
  const isUp = (hand: 'leftHand' | 'rightHand') =>
    company.point(from, hand).y < company.point(from, 'neck').y;
  const at = (hand: 'leftHand' | 'rightHand', side: 1 | -1) =>
    isUp(hand) ? undefined : { x: x + side * APART * broad, y };
  reachEach(
    company,
    from,
    { leftHand: at('leftHand', -1), rightHand: at('rightHand', 1) },
    { over: 'below' },
  );
}

/** How far from its far edge hands are on a table, as a share of what is seen of it, and from the middle, as a share of the shoulders. */
const RESTS = 0.45;
const APART = 0.22;
/** Poses in which one has a hand free. */
const RESTING: ReadonlySet<Pose> = new Set<Pose>(['sit', 'wave', 'think', 'sleep', 'laugh']);

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
  if (!company.join(from, to, [...ways, ...besideWays(meeting, [0.2, 0.05], [-1, 1])])) return false;
  eatTogether(meeting);
  return true;
}

/** Once nobody is to find room any more, all who sit there with their hands free, toys too, have something to eat in one of them. */
function eatTogether(meeting: Meeting): void {
  const { company, to, count } = meeting;
  const { laid } = to.record;
  const sitters = company
    .groupOf(to)
    .parts.flatMap(({ actor }) => (actor && actor !== to && actor.body.telling ? [actor] : []));
  if (laid === undefined || sitters.length < count) return;
  for (const from of sitters) if (from.request.hands === undefined) eatWith({ ...meeting, from }, laid);
}

/** The table that a thing lies on already. */
export function tableOf(company: Company, to: Actor): Part | undefined {
  return company.groupOf(to).parts.find(isTable);
}

function isTable({ actor, role }: Part): boolean {
  return actor === undefined && role === 'scenery';
}

/** Behind a table of that box, from the chest up; a cloth down to the ground hides the rest of who is there. */
export function joinTable(meeting: Meeting, table: Box, hasCloth: boolean): boolean {
  const { company, from, to } = meeting;
  const own = company.groupBox(from);
  company.letHide(from);
  const plate = plateFor(meeting);
  const sill = table.top + CLOTH * (table.bottom - table.top);
  const cut = hasCloth ? {} : { cut: (one: Part) => cutAtY(one, sill) };
  const over = plate ? EATERS : CHESTS;
  const ways = seatsInTurn(meeting, table, plate !== undefined).flatMap((seats) =>
    waysBehind(meeting, table, { seats, over }).map((way): Way => {
      const dish = plate?.(way.x + middleOfFace(meeting));
      return { ...way, layer: 'back', ...cut, ...(dish ? { front: [dish], spare: TELLING_SPARE } : {}) };
    }),
  );
  const aside = [0, 0.6].flatMap((out) =>
    [-1, 1].map((side): Way => {
      const x = side < 0 ? table.left - own.right : table.right - own.left;
      return { x: x + side * out * (own.right - own.left), y: table.bottom - own.bottom, layer: 'before' };
    }),
  );
  const closer = plate ? ways.map((way) => ({ ...way, spare: 0 })) : [];
  if (!company.join(from, to, [...ways, ...closer, ...aside])) return false;
  if (plate) takeUp(meeting, plate(middleOfFace(meeting)));
  return true;
}

/** Where somebody is at each of some seats, so far over the table, rather aside than on tiptoe. */
function waysBehind(
  meeting: Meeting,
  table: Box,
  { seats, over }: { seats: readonly number[]; over: readonly number[] },
): readonly { x: number; y: number }[] {
  const { company, from } = meeting;
  const [face, body] = [faceOf(company, from), company.box(from)];
  const middle = (table.left + table.right) / 2 - middleOfFace(meeting);
  return over.flatMap((share) => {
    const chest = face.bottom + share * (body.bottom - body.top);
    const y = Math.min(table.top - chest, table.bottom - body.bottom);
    return seats.map((along) => ({ x: middle + along * (table.right - table.left), y }));
  });
}

/** Makes a table as wide as those who sit at it need it. */
function takeSeat(from: Casting, to: Casting, index: number): void {
  const isToy = from.record.poses?.sit !== undefined;
  if (isToy || (from.record.kind === 'animal' && headOf(from.record) !== undefined)) from.pose ??= 'sit';
  if (TABLES.has(to.record.kind) && to.record.poses?.sit) to.pose ??= 'sit';
  to.seats = (to.seats ?? 0) + Math.ceil(from.count / to.count);
  to.hosts.push({ thing: index, share: 0.2 + roomFor(from, to) * to.seats });
}

/** Kinds of what is drawn with its front down to the floor where somebody sits behind it. */
const TABLES: ReadonlySet<Kind> = new Set(['object', 'furniture']);

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
