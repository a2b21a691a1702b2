import type { Art, Points } from '../../art/art.ts';
import type { Box } from '../../page.ts';
import type { Kind } from '../../things/recordSchema.ts';
import { type Actor, isKnown, type Part } from '../company/Actor.ts';
import type { Company, Way } from '../company/Company.ts';
import { canFloat } from '../company/Group.ts';
import { isOfWater } from '../company/Troupe.ts';
import { bottomAt } from '../geometry/silhouette.ts';
import { type Casting, isLively, type Meeting } from './rule.ts';

const OPEN_AIR: ReadonlySet<Kind> = new Set(['sky', 'aircraft', 'spacecraft']);
/** Columns in which it is looked for what is free under a thing. */
const COLUMNS = 40;
/** What is free under a thing is at least so wide and high, as shares of it. */
const LEAST_WIDE = 0.3;
const LEAST_HIGH = 0.025;
/** Wheels grow by so much of their height at most, the legs of a bed by so much of its own. */
const MOST_WHEELS = 0.8;
const MOST_OF_BED = 0.62;
/** What is free is so much higher than who is there. */
const HEADROOM = 1.08;
/** How large who is under it is at least beside it. */
const LEAST_UNDER = 0.5;
/** Who is before the foot of something is so high at most as a share of it; of a plant at least. */
const MOST_TALL = 0.62;
const LEAST_TALL = 0.34;
/** The same of what is no being: presents. */
const THING_TALL = 0.27;
/** What one is under is so large beside each. */
const PLANT_OVER = 2;
/** The same for each of several animals, which stand side by side, and at most. */
const OVER_EACH = 1.25;
const MOST_OVER = 3.8;
/** So much smaller each of several is where they would stand before each other's faces. */
const CLOSER = 0.75;
/** So much of its width each of several has for itself, the rest is behind the next. */
const ABREAST = 0.85;
/** How much smaller each of several below what floats is. */
const SMALLER = [1, 0.8, 0.64];
/** An arch is so long beside each who is under it, and grows so many times as high at most. */
const ARCH_OVER = 1.5;
const MOST_ARCH = 1.9;
/** How much longer a thing may be than what is under it. */
const MOST_LONGER = 4;

/** Who is under what has legs or wheels is no speck there; under a car one lies. */
export function lieUnder(
  from: Casting,
  to: Casting,
  { from: index, to: host }: { from: number; to: number },
): void {
  if (hasLegs(to)) from.hosts.push({ thing: host, share: LEAST_UNDER });
  if (to.record.arch !== undefined) to.hosts.push({ thing: index, share: ARCH_OVER * from.count });
  if (hasCanopy(to)) {
    const isWide = from.count > 1 && from.record.kind === 'animal';
    const share = isWide ? Math.max(PLANT_OVER, Math.min(MOST_OVER, OVER_EACH * from.count)) : PLANT_OVER;
    to.hosts.push({ thing: index, share });
  }
  // Several have room there side by side.
  if (hasLegs(to) && from.count > 1 && from.record.kind === 'animal') from.pose ??= 'sit';
  // Children crawl under beds and tables.
  if (hasLegs(to) && from.count === 1 && from.record.kind === 'person') from.pose ??= 'crawl';
  if (to.record.kind === 'vehicle' && isLively(from) && from.record.kind !== 'flier') from.pose ??= 'lie';
}

/** Between the legs of furniture, which grow for it, or the wheels of a car; else before its foot, or below what is in the air. */
export function under(meeting: Meeting): boolean {
  const { company, from, to, index, count } = meeting;
  const [own, other] = [company.groupBox(from), company.box(to)];
  const wide = other.right - other.left;
  if (to.record.arch !== undefined && count === 1 && underArch(meeting, to.record.arch)) return true;
  // A boat floats over what swims.
  const isAfloat = to.record.kind === 'boat' && isOfWater(from);
  const isAloft = OPEN_AIR.has(to.record.kind) || to.record.rests === 'air' || isAfloat;
  if (isAloft) {
    const spread = count > 1 ? (index / (count - 1) - 0.5) * wide * 0.8 : 0;
    const x = (other.left + other.right) / 2 + spread;
    // Several have room side by side as smaller ones.
    const ways = (count > 1 ? SMALLER : [1]).map((factor): Way => {
      const y = other.bottom - own.top * factor + 0.02 * (other.bottom - other.top);
      const at = { x: x - ((own.left + own.right) / 2) * factor, y, factor, layer: 'before' as const };
      return canFloat(from) ? at : { ...at, back: 0 };
    });
    return company.join(from, to, ways);
  }
  if (hasLegs(to) && betweenLegs(meeting)) return true;
  const high = own.bottom - own.top;
  if (to.record.kind === 'boat' && isWatery(from)) {
    const x = (other.left + other.right - own.left - own.right) / 2;
    return company.join(from, to, [{ x, y: other.bottom - own.top + 0.15 * high, layer: 'before' }]);
  }
  const tall = other.bottom - other.top;
  const isPlant = hasCanopy(to);
  const least = isLively(from) ? LEAST_TALL : THING_TALL;
  const tallest = isPlant ? Math.max(canopyOf(company.partOf(to)), least * tall) : MOST_TALL * tall;
  // Who would become too small reaches up before the crown.
  const factors = [tallest, ...(isPlant ? [MOST_TALL * tall] : [])].map((one) => Math.min(1, one / high));
  if (isPlant && count > 1) factors.push(...factors.map((one) => CLOSER * one));
  // Those seen from the side need more room than those that sit.
  const needed = ABREAST * (own.right - own.left) * (factors[0] ?? 1) * (count - 1);
  const room = isPlant
    ? Math.max((isLively(from) ? 0.6 : 0.57) * wide, Math.min(0.8 * wide, needed))
    : 0.8 * wide;
  const spread = count > 1 ? (index / (count - 1) - 0.5) * room : 0;
  // What is laid there is on the side of who lays it, at whom it is turned.
  const side = isLively(from) || from.facing === 'right' ? 1 : -1;
  const parts = (count > 1 ? [0, 0.24, -0.24, 0.4, -0.4] : [0.24, -0.24, 0, 0.4, -0.4]).map(
    (part) => side * part,
  );
  const ways = factors.flatMap((factor) =>
    parts.map((part): Way => {
      const x = (other.left + other.right) / 2 + spread + part * wide - ((own.left + own.right) / 2) * factor;
      return { x, y: 0.03 * high, factor, layer: 'before' };
    }),
  );
  return company.join(from, to, ways);
}

/** Between the ends of an arch, which grows as high as it has to. */
function underArch({ company, from, to }: Meeting, clear: number): boolean {
  const [own, other] = [company.groupBox(from), company.box(to)];
  const high = other.bottom - other.top;
  const { art } = to.body;
  const grown = Math.min(MOST_ARCH, Math.max(1, (HEADROOM * (own.bottom - own.top)) / (clear * high)));
  const restore = company.save();
  const part = company.partOf(to);
  company.redraw(to, { art: stretched(art, art.top, (grown - 1) * art.height), to: part.to });
  const way: Way = {
    x: (own.left + own.right - other.left - other.right) / 2,
    y: own.bottom - (other.bottom + (grown - 1) * high),
    layer: 'back',
  };
  if (company.join(to, from, [way])) return true;
  restore();
  return false;
}

/** Whether it is at home in water, and seen below what floats there. */
function isWatery({ record }: Actor): boolean {
  return record.kind === 'swimmer' && record.rests !== 'ground';
}

/** How high it is under what a plant spreads to both sides of its stem, in the units of its group. */
function canopyOf({ art, to }: Part): number {
  const foot = art.top + art.height;
  const free = [0.2, 0.8].map((x) => foot - (bottomAt(art, art.left + x * art.width) ?? foot));
  return 1.06 * Math.max(...free) * to.d;
}

/** Whether it spreads over a stem: a tree, an umbrella that stands on its handle. */
function hasCanopy(one: Pick<Actor, 'record'>): boolean {
  return one.record.kind === 'plant' || isKnown(one, 'handle');
}

export function hasLegs({ record: { kind, uses } }: Pick<Actor, 'record'>): boolean {
  return (
    kind === 'furniture' ||
    kind === 'vehicle' ||
    kind === 'building' ||
    uses?.some((use) => use.startsWith('sat-')) === true
  );
}

/** Who is under a bed becomes smaller before it becomes a tower. */
function betweenLegs(meeting: Meeting): boolean {
  const { kind, uses } = meeting.to.record;
  const shares = kind === 'vehicle' ? [MOST_WHEELS] : uses?.includes('slept-in') ? [MOST_OF_BED, 1] : [1];
  return shares.some((share) => betweenFeet(meeting, share));
}

function betweenFeet({ company, from, to, index, count }: Meeting, legs: number): boolean {
  const host = company.partOf(to);
  const free = freeUnder(host);
  if (!free) return false;
  const own = company.groupBox(from);
  const [wide, high] = [own.right - own.left, own.bottom - own.top];
  const box = company.box(to);
  const room = (free.right - free.left) / count;
  const most = legs * (to.record.kind === 'vehicle' ? free.bottom - free.top : box.bottom - box.top);
  const fits = Math.min(1, (0.96 * room) / wide);
  const x = free.left + (index + 0.5) * room;
  return [1, 0.85, 0.7, 0.55, 0.42].some((part) => {
    const factor = fits * part;
    const more = Math.min(most, Math.max(0, HEADROOM * high * factor - (free.bottom - free.top)));
    const long = Math.max(box.right - box.left, box.bottom - box.top + more);
    if (long > MOST_LONGER * Math.max(wide, high) * factor) return false;
    const restore = company.save();
    if (more > 0) raise(company, to, free.top, more);
    const bottom = company.box(to).bottom;
    const way: Way = {
      x: x - ((own.left + own.right) / 2) * factor,
      y: bottom - own.bottom * factor,
      factor,
      layer: 'behind',
    };
    if (company.join(from, to, [way])) return true;
    restore();
    return false;
  });
}

/** The largest rectangle that is free between two of a part's feet, in the units of its group; undefined where there is none. */
function freeUnder({ art, to }: Part): Box | undefined {
  const foot = art.top + art.height;
  const free = Array.from({ length: COLUMNS }, (_, at) => {
    const y = bottomAt(art, art.left + ((at + 0.5) / COLUMNS) * art.width);
    return y === undefined ? art.height : foot - y;
  });
  const isFoot = free.map((high) => high < LEAST_HIGH * art.height);
  let best = { from: 0, to: 0, high: 0 };
  for (let from = isFoot.indexOf(true) + 1; from < isFoot.lastIndexOf(true); from += 1) {
    let high = art.height;
    for (let end = from; end < isFoot.lastIndexOf(true) && !isFoot[end]; end += 1) {
      high = Math.min(high, free[end] ?? 0);
      if (high * (end + 1 - from) > best.high * (best.to - best.from)) best = { from, to: end + 1, high };
    }
  }
  if (best.to - best.from < LEAST_WIDE * COLUMNS) return undefined;
  const across = (column: number) => (art.left + (column / COLUMNS) * art.width) * to.a + to.e;
  const sides = [across(best.from), across(best.to)];
  const bottom = foot * to.d + to.f;
  return { left: Math.min(...sides), right: Math.max(...sides), top: bottom - best.high * to.d, bottom };
}

/** Makes a thing so much higher below a level of its group: what is over it goes up, what is under it grows. */
function raise(company: Company, actor: Actor, level: number, by: number): void {
  const { art, to } = company.partOf(actor);
  const [at, more] = [(level - to.f) / to.d, by / to.d];
  company.lift(actor, { art: stretched(art, at, more), to: { ...to, f: to.f - by } }, by);
}

/** A picture that is so much higher, all of it below a level. */
function stretched(art: Art, at: number, more: number): Art {
  const factor = 1 + more / (art.top + art.height - at);
  const down = (points: Points): number[] =>
    Array.from(points, (value, index) =>
      index % 2 === 1 && value > at ? at + (value - at) * factor : value,
    );
  const items = art.items.map((item) =>
    item.kind === 'line' ? { ...item, points: down(item.points) } : { ...item, rings: item.rings.map(down) },
  );
  return { ...art, items, height: art.height + more };
}
