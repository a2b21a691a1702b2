import { CRAFTS } from '../../things/crafts.ts';
import type { Kind } from '../../things/recordSchema.ts';
import { topAt } from '../geometry/silhouette.ts';
import { cutAtY } from '../relations/cutAt.ts';
import { cutAtRim, rimOf } from '../relations/rim.ts';
import { isLively, type Perch } from '../relations/rule.ts';
import { type Actor, isKnown, placeOf, pointOf } from './Actor.ts';
import { gripHandle, gripRope, sitAtHandle } from './atHandle.ts';
import type { Company, Way } from './Company.ts';
import { TELLING_SPARE } from './Group.ts';
import { bodyOf, offMiddle, type Seated } from './seatRoom.ts';
import { alongRow, LEAST_SEATED, rowsOn } from './seatRows.ts';
import { belowTip, firmAt, spotsOn } from './seatSpots.ts';

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
  const { left, right } = company.box(host);
  const rows = rowsOn(company, host, { apart, width: line.width, shrink });
  const { room, total, factor, areBirds, isPile, isHeap } = rows;
  const failed: number[] = [];
  for (const [index, at] of rows.inTurn.entries()) {
    const one = apart[at];
    if (one === undefined) continue;
    const row = Math.floor(index / rows.perRow);
    const aside = apart.length === 1 ? offMiddle(company, one.rider, { wide: total * factor, room }) : 0;
    const x = (areBirds ? (left + right) / 2 : line.x) + aside + alongRow(rows, index);
    const seated = areBirds ? { ...one, perch: { ...one.perch, isEdge: true } } : one;
    const waysAt = (at: number) => {
      const ways = seatWays(company, host, { one: seated, x: at, factor, row, isPile, isHeap });
      return isEven ? ways.filter((way) => way.factor === factor) : ways;
    };
    if (index === 0 && apart.length === 1 && sitAtHandle(company, one, { host, x, waysAt })) continue;
    if (!company.join(one.rider, host, waysAt(x))) failed.push(one.relation);
    else if (index === 0 && (apart.length === 1 || !isKnown(host, 'string')))
      gripHandle(company, one.rider, host);
    else if (apart.length === 2 && isKnown(host, 'string')) gripRope(company, one.rider, host);
  }
  return failed;
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
/** The same in the gaps of a row of round things. */
const NESTLED = 0.5;
/** So far down from the rim of what one goes in its floor is, as a share of the way to its wheels. */
const FLOOR = 0.45;

/** So much of the width of what stands on a host is over it. */
const ON_A_TIP = 0.62;
/** What cannot stand on a tip. */
const BROAD: ReadonlySet<Kind> = new Set(['building', 'person', 'animal', 'furniture', 'vehicle']);
