import type { Box } from '../../page.ts';
import type { Actor } from '../company/Actor.ts';
import type { Company } from '../company/Company.ts';
import { faceOf } from './carry.ts';
import { directionOf, isLively, type Meeting } from './rule.ts';
import { AT_MEAL, seatsFor, seatsOf } from './tableSeats.ts';

/** The seats of a table from its middle, as shares of its width: those of all who share it evenly, then any that is free. */
export function seatsInTurn(meeting: Meeting, table: Box, hasPlate: boolean): number[][] {
  const { company, from, to, count } = meeting;
  const taken = seatedAt(company, to);
  // Who has a desk alone sits at its middle.
  const isBare = company.groupOf(to).parts.length === 1 && count === 1;
  const isAlone = taken === 0 && (isBare || company.of(to.thing).length > 1);
  const isShared = (count >= PARTY || hasPlate) && company.of(to.thing).length === 1;
  const nearer = hasPlate ? AT_MEAL : 1;
  const known = isShared ? freeSeats(meeting, table).map((seat) => nearer * seat) : [];
  const room = CLOSE * broadOf(company.box(from));
  const free = isAlone ? [0] : seatsOf(table.right - table.left, room, taken);
  // Who is turned to what lies there sits on the side from where that one looks to it.
  const isOpposite = (along: number) => (from.request.isTurned && along * directionOf(from) > 0 ? 1 : 0);
  return [known, free].map((some) => some.sort((one, other) => isOpposite(one) - isOpposite(other)));
}

/** Those who sit side by side are so much of their width apart. */
export const CLOSE = 0.75;

/** The seats of a table that is shared evenly where nobody sits yet. */
function freeSeats({ company, to, count }: Meeting, { left, right }: Box): number[] {
  const sitters = company.groupOf(to).parts.flatMap(({ actor }) => {
    if (!actor || actor === to || !isLively(actor)) return [];
    const face = faceOf(company, actor);
    return [(face.left + face.right - left - right) / 2 / (right - left)];
  });
  return seatsFor(count).filter((seat) => sitters.every((one) => Math.abs(one - seat) > 0.5 / count));
}

/** So many share a table evenly. */
const PARTY = 3;

/** How much room somebody needs at a table, whatever the arms do. */
export function broadOf({ left, right, top, bottom }: Box): number {
  return Math.min(right - left, SHOULDERS * (bottom - top));
}

/** As a share of the height. */
const SHOULDERS = 0.55;

/** How many sit there already. */
export function seatedAt(company: Company, to: Actor): number {
  return company.groupOf(to).parts.filter(({ actor }) => actor && actor !== to && isLively(actor)).length;
}
