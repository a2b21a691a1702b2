import type { Kind, PlaceName } from '../../things/recordSchema.ts';
import { type Actor, insideOf, isKnown, type Part, placeOf } from '../Actor.ts';
import type { Way } from '../Company.ts';
import { ringAround } from '../formations.ts';
import { isHollow } from '../silhouette.ts';
import { cutAtX } from './cutAt.ts';
import { lookOut } from './lookOut.ts';
import {
  besideWays,
  directionOf,
  face,
  faceEachOther,
  type Meeting,
  mount,
  type Perch,
  type RelationRule,
  sitOn,
} from './rule.ts';

const OPEN_AIR: ReadonlySet<Kind> = new Set(['sky', 'aircraft', 'spacecraft']);

/** Where things of a kind are stood on, where nothing better is known. */
const BY_KIND: Partial<Record<Kind, PlaceName>> = {
  boat: 'inside',
  furniture: 'seat',
  animal: 'back',
  swimmer: 'back',
  vehicle: 'top',
};

/** Kinds that one is inside of where one is on them. */
const DECKED: ReadonlySet<Kind> = new Set(['boat', 'vehicle', 'aircraft', 'spacecraft']);

/** Where one stands, sits or lies on something: on its own place, else on its upper edge. */
export function standOn(rider: Actor, host: Actor, names: readonly PlaceName[]): Perch {
  const isEntered = DECKED.has(host.record.kind) || insideOf(host.record).isOpen;
  const known = names.filter((one) => isKnown(host, one) && (one !== 'inside' || isEntered));
  const name = known[0] ?? (isFlat(host) ? 'top' : BY_KIND[host.record.kind]);
  if (name === 'inside') return standIn(host);
  const sinks = rider.record.kind === 'person' ? 0.02 : 0.04;
  const place = placeOf(host, name ?? 'top');
  return { place, layer: 'before', sinks, ...(known[0] || (name && name !== 'top') ? {} : { isEdge: true }) };
}

/** Furniture that nobody sits or lies on has things on its upper edge. */
function isFlat({ record }: Actor): boolean {
  const isSeat = record.uses?.some((use) => use === 'sat-on' || use === 'slept-in');
  return record.kind === 'furniture' && isSeat !== true;
}

/** Where one is in something: behind its rim, or before what is open to the viewer. */
export function standIn(host: Actor): Perch {
  const { sinks, isOpen } = insideOf(host.record);
  const isEdge = !isKnown(host, 'inside') && !isOpen;
  return {
    ...(isEdge ? { isEdge: true as const } : {}),
    place: placeOf(host, 'inside'),
    layer: isOpen ? 'before' : 'behind',
    sinks: isOpen ? Math.min(sinks, 0.15) : sinks,
  };
}

/** Swims in a vessel, seen through its side. */
function swimIn(meeting: Meeting): boolean {
  const { company, from, to, index, count } = meeting;
  const [own, other] = [company.groupBox(from), company.box(to)];
  const [wide, high] = [other.right - other.left, other.bottom - other.top];
  const fits = Math.min((0.6 * wide) / count / (own.right - own.left), (0.5 * high) / (own.bottom - own.top));
  const spread = count > 1 ? ((index + 0.5) / count - 0.5) * 0.8 * wide : 0;
  const ways = [1, 0.85, 0.7].map((part): Way => {
    const factor = Math.min(1, fits * part);
    const x = (other.left + other.right) / 2 + spread - ((own.left + own.right) / 2) * factor;
    const y = other.top + 0.52 * high - ((own.top + own.bottom) / 2) * factor;
    return { x, y, factor, layer: 'before' };
  });
  return company.join(from, to, ways);
}

function over(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  const deck = isKnown(to, 'top');
  if (deck && !OPEN_AIR.has(from.record.kind) && from.record.kind !== 'flier') {
    const [y, own] = [company.point(to, 'top'), company.groupBox(from)];
    return company.join(from, to, [{ x: y.x - (own.left + own.right) / 2, y: y.y, layer: 'before' }]);
  }
  const [own, other] = [company.groupBox(from), company.groupBox(to)];
  const x = (other.left + other.right - own.left - own.right) / 2;
  const high = other.bottom - other.top;
  const isArch = from.record.kind === 'sky' && own.right - own.left > 0.8 * (other.right - other.left);
  const gap = 0.05 * high;
  const above: Way[] = [gap, gap * 2].map((air) => ({ x, y: other.top - air - own.bottom, layer: 'back' }));
  const arch: Way[] = [0.3, 0.15].map((part) => ({
    x,
    y: other.top + part * high - own.bottom,
    layer: 'back',
  }));
  return company.join(from, to, isArch ? [...arch, ...above] : above);
}

function under(meeting: Meeting): boolean {
  const { company, from, to, index, count } = meeting;
  const [own, other] = [company.groupBox(from), company.groupBox(to)];
  const middle = (other.left + other.right - own.left - own.right) / 2;
  const wide = other.right - other.left;
  const isAloft = OPEN_AIR.has(to.record.kind) || to.record.rests === 'air' || isKnown(to, 'handle');
  if (isAloft) {
    const y = other.bottom - own.top + 0.02 * (other.bottom - other.top);
    const x = middle + (count > 1 ? (index / (count - 1) - 0.5) * wide * 0.8 : 0);
    return company.join(from, to, [{ x, y, layer: 'before' }]);
  }
  const high = own.bottom - own.top;
  const tallest = 0.62 * (other.bottom - other.top);
  const factor = Math.min(1, tallest / high);
  const spread = count > 1 ? (index / (count - 1) - 0.5) * wide * 0.8 : 0;
  const ways = [0, 0.24, -0.24, 0.4, -0.4].map(
    (part): Way => ({ x: middle + spread + part * wide, y: 0.03 * high, factor, layer: 'before' }),
  );
  return company.join(from, to, count > 1 ? ways : [...ways.slice(1, 3), ...ways]);
}

function behind(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  const side = meeting.random.chance(0.5) ? 1 : -1;
  const [own, other] = [company.groupBox(from), company.groupBox(to)];
  const middle = (other.left + other.right - own.left - own.right) / 2;
  const reach = (other.right - other.left + own.right - own.left) / 2;
  const high = Math.min(own.bottom - own.top, other.bottom - other.top);
  const ways = [0.62, 0.7, 0.78, 0.86, 0.54, 0.46].flatMap((part) =>
    [side, -side].map((way): Way => ({ x: middle + way * part * reach, y: -0.12 * high, layer: 'back' })),
  );
  return company.join(from, to, ways);
}

function before(meeting: Meeting): boolean {
  const { company, from, to, index, count } = meeting;
  const [own, other] = [company.groupBox(from), company.groupBox(to)];
  const middle = (other.left + other.right - own.left - own.right) / 2;
  const reach = (other.right - other.left + own.right - own.left) / 2;
  const high = own.bottom - own.top;
  const spread = count > 1 ? (index / (count - 1) - 0.5) * 2 : 0;
  const parts = count > 1 ? [spread, spread * 1.2, spread * 1.5] : [0, 0.4, -0.4, 0.6, -0.6, 0.8, -0.8, 0.95];
  const ways = parts.flatMap((part) =>
    [0.12, 0.3].map((down): Way => ({ x: middle + part * reach, y: down * high, layer: 'before' })),
  );
  return company.join(from, to, ways);
}

/** All in a ring; one alone stands beside. */
function around(meeting: Meeting): boolean {
  const { company, from, to, count } = meeting;
  if (count === 1) return company.join(from, to, besideWays(meeting, [0.05, 0], [1, -1]));
  return ringAround(company, company.of(from.thing), to);
}

function between(meeting: Meeting): boolean {
  const { company, from, to, also } = meeting;
  if (also === undefined || also === to) return false;
  const isLeft = company.join(from, to, besideWays(meeting, [0.04, 0], [1]));
  if (!isLeft) return false;
  const next = { ...meeting, from: also, to: from };
  return company.join(also, from, besideWays(next, [0.04, 0], [1]));
}

/** Half out of a hoop, its rear behind the rim; in the mouth of what is no ring. */
function through(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  const side = directionOf(from);
  const [own, other] = [company.groupBox(from), company.box(to)];
  const middle = { x: (other.left + other.right) / 2, y: (other.top + other.bottom) / 2 };
  const [wide, high] = [other.right - other.left, other.bottom - other.top];
  const isRing = isHollow(to.body.art);
  const fits = Math.min(
    (0.74 * high) / (own.bottom - own.top),
    ((isRing ? 1.5 : 0.6) * wide) / (own.right - own.left),
  );
  const rim = isRing ? [rearOf(company.partOf(to), middle.x, -side as 1 | -1)] : [];
  const ways = [1, 0.85, 0.7].map((part): Way => {
    const factor = Math.min(1, fits * part);
    const x = middle.x + (isRing ? side * 0.08 * wide : 0) - ((own.left + own.right) / 2) * factor;
    const y = isRing ? middle.y - ((own.top + own.bottom) / 2) * factor : 0.02 * high;
    return { x, y, factor, layer: 'before', over: rim };
  });
  return company.join(from, to, ways);
}

/** What of a part lies on one side of a line, once more. */
function rearOf(part: Part, x: number, side: 1 | -1): Part {
  const { art, to } = cutAtX(part, x, side);
  return { art, to, again: part.art };
}

/** How each relation of places is shown. */
export const PLACE_RULES = {
  on: {
    cast: (from, to, { from: index }) => {
      to.hosts.push({ thing: index, share: 0.6 });
      if (!mount(from, to) && to.record.places?.seat) sitOn(from);
    },
    perch: (rider, host) => {
      if (
        OPEN_AIR.has(rider.record.kind) &&
        !OPEN_AIR.has(host.record.kind) &&
        rider.record.kind !== 'aircraft'
      )
        return undefined;
      const isBird = rider.record.kind === 'flier';
      return standOn(
        rider,
        host,
        isBird ? ['perch', 'top', 'back', 'seat', 'inside'] : ['top', 'back', 'seat', 'inside', 'perch'],
      );
    },
  },
  in: {
    cast: (from, to, { from: index }) => {
      if (from.pose === 'bathe') from.onSeat = true;
      to.hosts.push({ thing: index, share: 1 });
    },
    join: (meeting) => (isHouse(meeting.to) ? lookOut(meeting) : swimIn(meeting)),
    perch: (rider, host) => (isHouse(host) || rider.record.kind === 'swimmer' ? undefined : standIn(host)),
    hides: 'from',
  },
  under: {
    cast: (_from, to, { from }) => to.hosts.push({ thing: from, share: 1 }),
    join: under,
    hides: 'from',
  },
  over: { join: over },
  behind: { join: behind, hides: 'from' },
  'in-front-of': { join: before, hides: 'to' },
  'next-to': { loose: 'beside' },
  around: { join: around },
  between: { join: between },
  through: {
    cast: (from, to, { from: index }) => {
      to.hosts.push({ thing: index, share: 0.8 });
      from.facing ??= 'right';
    },
    join: through,
    hides: 'from',
  },
  'look-at': { cast: (from, to) => face(from, to, false), loose: 'facing' },
  face: { cast: faceEachOther, loose: 'facing' },
} satisfies Record<string, RelationRule>;

function isHouse(host: Actor): boolean {
  return host.record.kind === 'building' && !isKnown(host, 'inside');
}
