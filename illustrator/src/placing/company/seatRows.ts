import type { Box } from '../../page.ts';
import { isLively } from '../relations/rule.ts';
import type { Actor } from './Actor.ts';
import type { Company } from './Company.ts';
import { bodyOf, type Seated } from './seatRoom.ts';
import { ALL_ALONG, areBirdsOnBack, middleIn, roomFactor } from './seatSpots.ts';

/** Riders overlap each other by so much of their width before they shrink, and before a second row begins. */
const TIGHT = 0.8;
/** Whoever sits is smaller than who stands, and at least so much of the largest. */
export const LEAST_SEATED = 0.25;
/** The same of one as it sits beside its host. */
const LEAST_BESIDE = 0.253;
/** So many times as high as wide is what nothing stands on. */
const SLENDER = 2.5;
/** Several on an animal have so much of its length. */
const BACK = 0.5;
/** Round things that nestle in rows are so broad together beside their room. */
const HEAPED = 1.12;

/** How those on one host are in rows there. */
interface SeatRows {
  /** The room along it, and how broad each is and all are, before they shrink by `factor`. */
  room: number;
  widths: readonly number[];
  total: number;
  factor: number;
  /** How many are in a row, and all of them in the order in which they come. */
  perRow: number;
  inTurn: readonly number[];
  areBirds: boolean;
  /** Set where things of one kind stand on one another, and where those on top lie in the gaps of those below. */
  isPile: boolean;
  isHeap: boolean;
}

/** In how many rows they are, and how small, on a line that is so wide. */
export function rowsOn(
  company: Company,
  host: Actor,
  { apart, width, shrink }: { apart: readonly Seated[]; width: number; shrink: number },
): SeatRows {
  const widths = apart.map((one) => {
    const { left, right } = bodyOf(company, host, one);
    return right - left;
  });
  const total = widths.reduce((sum, one) => sum + one, 0);
  const riders = apart.map(({ rider }) => rider);
  const areBirds = areBirdsOnBack(host, riders);
  const isExact = apart.length === 1 && apart[0]?.perch.isExact === true;
  const share = isExact ? 0 : areBirds ? ALL_ALONG : apart.length > 1 && isLively(host) ? BACK : 0.3;
  const { left, right } = company.box(host);
  const room = Math.min(Math.max(width, share * (right - left)), right - left);
  const least = leastOf(company, host, riders);
  const single = isExact ? 1 : apart.length > 1 ? 1.1 : roomFactor(host, riders[0]);
  const fitted = Math.min(1, Math.max(least, shrink * Math.min(1, (room * single) / total)));
  const isCrowded = (total * fitted * TIGHT) / room > 1.1;
  const rows = isCrowded && !riders.every((rider) => isSlender(company.box(rider))) ? 2 : 1;
  // Boxes of one kind are piled up.
  const isPile = apart.every(
    ({ rider, perch }) => rider.thing === riders[0]?.thing && !isLively(rider) && perch.layer === 'before',
  );
  // Eggs in a basket: those on top lie in the gaps of those below.
  const isHeap = isPile && rows > 1 && apart[0]?.perch.isRim === true;
  const perRow = Math.ceil((apart.length + (isHeap ? 1 : 0)) / rows);
  const factor = isHeap
    ? Math.min(1, Math.max(least, (HEAPED * shrink * room * apart.length) / (total * perRow)))
    : fitted;
  // Who is among things is in the near row.
  const inTurn = [...apart.keys()];
  const isAlive = (at: number) => Number(riders[at] !== undefined && isLively(riders[at]));
  if (rows > 1) inTurn.sort((a, b) => isAlive(b) - isAlive(a));
  return { room, widths, total, factor, perRow, inTurn, areBirds, isPile, isHeap };
}

/** Who sits is lower than who stands. */
function leastOf(company: Company, host: Actor, riders: readonly Actor[]): number {
  const long = ({ left, right, top, bottom }: Box) => Math.max(right - left, bottom - top);
  return Math.max(
    ...riders.map((rider) =>
      Math.max(
        LEAST_SEATED / rider.size,
        Math.min(1, (LEAST_BESIDE * long(company.box(host))) / long(company.box(rider))),
      ),
    ),
  );
}

/** Candles stand on no candles. */
function isSlender({ left, right, top, bottom }: Box): boolean {
  return bottom - top > SLENDER * (right - left);
}

/** How far from the middle of the line one is, by the place in turn. */
export function alongRow(
  { room, widths, total, factor, perRow, inTurn, isHeap }: SeatRows,
  index: number,
): number {
  const row = Math.floor(index / perRow);
  const inRow = Math.min(perRow, inTurn.length - row * perRow);
  const widest = Math.max(...widths) * factor;
  const wide = isHeap
    ? (room * inRow) / perRow
    : Math.max(room, inRow > 1 ? Math.min(total * factor, room * 1.2) : room);
  const own = inTurn.slice(row * perRow, row * perRow + inRow).map((each) => (widths[each] ?? 0) * factor);
  const along = middleIn(own, index % perRow, isHeap ? wide : Math.max(wide, 0.5 * widest * inRow));
  return along + (row % 2 === 1 && !isHeap ? widest * 0.3 : 0);
}
