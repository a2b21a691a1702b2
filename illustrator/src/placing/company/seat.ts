import type { Box } from '../../page.ts';
import { CRAFTS } from '../../things/crafts.ts';
import type { Kind } from '../../things/recordSchema.ts';
import { topAt } from '../geometry/silhouette.ts';
import { cutAtY } from '../relations/cutAt.ts';
import { cutAtRim, rimOf } from '../relations/rim.ts';
import { isLively, type Perch } from '../relations/rule.ts';
import { type Actor, isKnown, placeOf, pointOf } from './Actor.ts';
import { gripHandle, sitAtHandle } from './atHandle.ts';
import type { Company, Way } from './Company.ts';
import { TELLING_SPARE } from './Group.ts';
import { bodyOf, offMiddle, type Seated } from './seatRoom.ts';
import { ALL_ALONG, areBirdsOnBack, belowTip, firmAt, middleIn, roomFactor, spotsOn } from './seatSpots.ts';

/** Riders overlap each other by so much of their width before they shrink, and before a second row begins. */
const TIGHT = 0.8;
/** Whoever sits is smaller than who stands, and at least so much of the largest. */
const LEAST_SEATED = 0.25;
/** The same of one as it sits beside its host. */
const LEAST_BESIDE = 0.253;

/** So many times as high as wide is what nothing stands on. */
const SLENDER = 2.5;

/** Several on an animal have so much of its length. */
const BACK = 0.5;

/** So much of one's height one is over a rim. */
const HIGHER = -0.15;

/** Seats all, smaller where they would not fit otherwise; returns the relations that failed. */
export function seat(company: Company, host: Actor, list: readonly Seated[]): number[] {
  const ends = byEnd(host, list);
  if (list.length > 1 && list.every(({ rider }) => rider.record.kind === 'person')) {
    const restore = company.save();
    // Nobody is small only because the first ones took the room.
    for (const shrink of EVENLY) {
      if (ends.every((each) => seatAll(company, host, { list: each, shrink, isEven: true }).length === 0))
        return [];
      restore();
    }
  }
  for (const shrink of [1, 0.8, 0.64]) {
    const restore = company.save();
    const failed = ends.flatMap((each) => seatAll(company, host, { list: each, shrink }));
    if (failed.length === 0 || shrink === 0.64) return failed;
    restore();
  }
  return [];
}

/** Those of one place together; where there is a second seat every other one sits there. */
function byEnd(host: Actor, list: readonly Seated[]): Seated[][] {
  if (!isKnown(host, 'seat2')) {
    const places = new Map<string, Seated[]>();
    for (const one of list) {
      const { x, y } = one.perch.place;
      const mates = places.get(`${x} ${y}`);
      if (mates) mates.push(one);
      else places.set(`${x} ${y}`, [one]);
    }
    return [...places.values()];
  }
  const second = placeOf(host, 'seat2');
  const [near, far] = [0, 1].map((end) => list.filter((_, index) => index % 2 === end));
  return [near ?? [], (far ?? []).map((one) => ({ ...one, perch: { ...one.perch, place: second } }))];
}

/** How large people on one seat are tried, all alike. */
const EVENLY = [1.15, 1, 0.92, 0.85, 0.77, 0.7];

function seatAll(
  company: Company,
  host: Actor,
  { list, shrink, isEven = false }: { list: readonly Seated[]; shrink: number; isEven?: boolean },
): number[] {
  const apart = list.filter(({ rider }, index) => {
    const group = company.groupOf(rider);
    return (
      group !== company.groupOf(host) &&
      !list.slice(0, index).some((one) => company.groupOf(one.rider) === group)
    );
  });
  const line = apart[0] && pointOf(company.partOf(host), apart[0].perch.place);
  if (!line) return [];
  const widths = apart.map((one) => {
    const { left, right } = bodyOf(company, host, one);
    return right - left;
  });
  const hostBox = company.box(host);
  const areBirds = areBirdsOnBack(
    host,
    apart.map(({ rider }) => rider),
  );
  const isExact = apart.length === 1 && apart[0]?.perch.isExact === true;
  const share = isExact ? 0 : areBirds ? ALL_ALONG : apart.length > 1 && isLively(host) ? BACK : 0.3;
  const room = Math.min(
    Math.max(line.width, share * (hostBox.right - hostBox.left)),
    hostBox.right - hostBox.left,
  );
  const total = widths.reduce((sum, one) => sum + one, 0);
  const long = ({ left, right, top, bottom }: Box) => Math.max(right - left, bottom - top);
  // Who sits is lower than who stands.
  const least = Math.max(
    ...apart.map(({ rider }) =>
      Math.max(
        LEAST_SEATED / rider.size,
        Math.min(1, (LEAST_BESIDE * long(hostBox)) / long(company.box(rider))),
      ),
    ),
  );
  const single = isExact ? 1 : apart.length > 1 ? 1.1 : roomFactor(host, apart[0]?.rider);
  const fitted = Math.min(1, Math.max(least, shrink * Math.min(1, (room * single) / total)));
  const isCrowded = (total * fitted * TIGHT) / room > 1.1;
  const rows = isCrowded && !apart.every(({ rider }) => isSlender(company.box(rider))) ? 2 : 1;
  // Boxes of one kind are piled up.
  const isPile = apart.every(
    ({ rider, perch }) =>
      rider.thing === apart[0]?.rider.thing && !isLively(rider) && perch.layer === 'before',
  );
  const failed: number[] = [];
  // Eggs in a basket: those on top lie in the gaps of those below.
  const isHeap = isPile && rows > 1 && apart[0]?.perch.isRim === true;
  const perRow = isHeap ? Math.ceil((apart.length + 1) / rows) : Math.ceil(apart.length / rows);
  const factor = isHeap
    ? Math.min(1, Math.max(least, (HEAPED * shrink * room * apart.length) / (total * perRow)))
    : fitted;
  // Who is among things is in the near row.
  const inTurn = [...apart.keys()];
  if (rows > 1) inTurn.sort((a, b) => Number(isLivelyAt(apart, b)) - Number(isLivelyAt(apart, a)));
  for (const [index, at] of inTurn.entries()) {
    const one = apart[at];
    if (one === undefined) continue;
    const row = Math.floor(index / perRow);
    const inRow = Math.min(perRow, apart.length - row * perRow);
    const widest = Math.max(...widths) * factor;
    const wide = isHeap
      ? (room * inRow) / perRow
      : Math.max(room, inRow > 1 ? Math.min(total * factor, room * 1.2) : room);
    const own = inTurn.slice(row * perRow, row * perRow + inRow).map((each) => (widths[each] ?? 0) * factor);
    const along = middleIn(own, index % perRow, isHeap ? wide : Math.max(wide, 0.5 * widest * inRow));
    const aside = apart.length === 1 ? offMiddle(company, one.rider, { wide: total * factor, room }) : 0;
    const middle = (areBirds ? (hostBox.left + hostBox.right) / 2 : line.x) + aside;
    const x = middle + along + (row % 2 === 1 && !isHeap ? widest * 0.3 : 0);
    const seated = areBirds ? { ...one, perch: { ...one.perch, isEdge: true } } : one;
    const waysAt = (at: number) => {
      const ways = seatWays(company, host, { one: seated, x: at, factor, row, isPile, isHeap });
      return isEven ? ways.filter((way) => way.factor === factor) : ways;
    };
    if (index === 0 && apart.length === 1 && sitAtHandle(company, one, { host, x, waysAt })) continue;
    if (!company.join(one.rider, host, waysAt(x))) failed.push(one.relation);
    else if (index === 0 && (apart.length === 1 || !isKnown(host, 'string')))
      gripHandle(company, one.rider, host);
  }
  return failed;
}

function isLivelyAt(all: readonly Seated[], at: number): boolean {
  const one = all[at];
  return one !== undefined && isLively(one.rider);
}

/** Candles stand on no candles. */
function isSlender({ left, right, top, bottom }: Box): boolean {
  return bottom - top > SLENDER * (right - left);
}

function seatWays(
  company: Company,
  host: Actor,
  {
    one,
    x: wished,
    factor,
    row,
    isPile,
    isHeap,
  }: { one: Seated; x: number; factor: number; row: number; isPile: boolean; isHeap: boolean },
): Way[] {
  const { rider, perch } = one;
  const x = perch.isEdge ? firmAt(host, company.partOf(host).to, wished) : wished;
  // Where a ball goes is told by the ball, not by who kicks it.
  const box = bodyOf(company, host, one);
  const part = company.partOf(host);
  const high = box.bottom - box.top;
  const line = pointOf(part, perch.place).y;
  const edge = perch.isEdge ? topAt(host.body.art, (x - part.to.e) / part.to.a) : undefined;
  const level = edge === undefined ? line : edge * part.to.d + part.to.f;
  const wide = ON_A_TIP * (box.right - box.left) * factor;
  const rim = perch.isEdge && BROAD.has(rider.record.kind) ? belowTip(company, host, { level, wide }) : level;
  if (perch.layer === 'behind') company.letHide(rider);
  const cut = cutIn(company, host, { perch, level });
  const sizes = [1, 0.85, 0.7]
    .map((part) => part * factor)
    .filter((size) => size === factor || rider.size * size > LEAST_SEATED);
  // Who is behind a rim that is high is over its near edge.
  const depths = [
    perch.sinks,
    perch.sinks * 0.6,
    perch.sinks * 0.3,
    0.02,
    ...(perch.layer === 'behind' ? [HIGHER] : []),
  ];
  return spotsOn(company, host, x, perch.layer === 'behind').flatMap((spot) =>
    sizes.flatMap((size) =>
      depths.map((sinks): Way => {
        // Who looks over those in front stands no higher than they need, or on the edge under it.
        const step = isHeap ? NESTLED : isPile ? STACKED : 0.42;
        const foot = row > 0 ? Math.min(rim, line - row * step * high * size) : rim;
        return {
          x: spot - ((box.left + box.right) / 2) * size,
          y: foot + sinks * high * size,
          factor: size,
          layer: row > 0 && (perch.isEdge || isHeap) ? 'behind' : perch.layer,
          ...(cut ? { cut } : {}),
          // Not up to the edge of its face.
          ...(isLively(host) ? { spare: TELLING_SPARE } : {}),
          isHeld: true,
        };
      }),
    ),
  );
}

/** What is left of who is behind a rim; the feet of who is in a car are not below it. */
function cutIn(
  company: Company,
  host: Actor,
  { perch, level }: { perch: Perch; level: number },
): Way['cut'] | undefined {
  if (perch.isRim) {
    const near = rimOf(company, host);
    return (one) => cutAtRim(one, near);
  }
  const floor = level + FLOOR * (company.box(host).bottom - level);
  return perch.layer === 'behind' && CRAFTS.has(host.record.kind) ? (one) => cutAtY(one, floor) : undefined;
}

/** What is no being stands on those of the row below, sunk a little. */
const STACKED = 0.94;
/** The same in the gaps of a row of round things, which are so broad together beside their room. */
const NESTLED = 0.5;
const HEAPED = 1.12;
/** So far down from the rim of what one goes in its floor is, as a share of the way to its wheels. */
const FLOOR = 0.45;

/** So much of the width of what stands on a host is over it. */
const ON_A_TIP = 0.62;
/** What cannot stand on a tip. */
const BROAD: ReadonlySet<Kind> = new Set(['building', 'person', 'animal', 'furniture', 'vehicle']);
