import type { Affine } from '../../raster/LabelMap.ts';
import { type Actor, isKnown } from '../company/Actor.ts';
import type { Way } from '../company/Company.ts';
import { topAt } from '../geometry/silhouette.ts';
import { castClimber, climb, isHeldOnTo } from './climb.ts';
import { type Casting, directionOf, face, isLively, type Meeting, type RelationRule } from './rule.ts';

/** Who slides is so large at least beside what is slid down: nobody is a speck on a hill. */
const LEAST_ON_SLOPE = 0.5;
/** The same of a ball or a wheel that rolls down. */
const LEAST_ROLLING = 0.28;
/** How large what is slid down is at least beside one who does, and beside each of several. */
const FOR_ONE = 1.3;
const FOR_EACH = 1.15;

/** How far down the lower side the middle of one is tried, as shares of that side. */
const DOWN = [0.42, 0.5, 0.34, 0.58, 0.26];
/** The same of the first and the last of several; a chute is used in its whole length. */
const ALONG = [0.2, 0.7] as const;
const ALONG_CHUTE = [0, 0.95] as const;
/** How deep who slides is in the edge, as shares of its height. */
const SINKS = [0.06, 0.02, 0.12];
/** Nobody is turned farther than so many radians: who slides does not fall. */
const STEEPEST = 0.75;
/** Who sits with the legs down the slope leans back from it, turned no farther than this. */
const LEANS_BACK = 0.36;
/** What is steeper is slid down on its face, so far from its edge and below it, in shares of who slides. */
const ON_FACE = { in: 0.4, down: 0.3 };
/** Columns in which an edge is looked at. */
const COLUMNS = 48;

type Point = { x: number; y: number };

/** The upper edge of what is slid down on the side to which one goes: from its highest point down to its lower end. */
function slopeOf({ body: { art } }: Actor, to: Affine, side: 1 | -1): Point[] {
  const edge = Array.from({ length: COLUMNS + 1 }, (_, column) => art.left + (column / COLUMNS) * art.width)
    .map((x) => ({ x, y: topAt(art, x) }))
    .filter((point): point is Point => point.y !== undefined)
    .map(({ x, y }) => ({ x: x * to.a + to.e, y: y * to.d + to.f }));
  const walk = edge.sort((a, b) => side * (a.x - b.x));
  const peak = walk.reduce((best, { y }, index) => (y < (walk[best]?.y ?? y) ? index : best), 0);
  return walk.slice(peak);
}

/** The same in the middle of a chute, which begins at its seat: between its rails, not on the one behind. */
function chuteOf({ company, from, to }: Meeting): Point[] {
  const slope = slopeOf(to, company.partOf(to).to, directionOf(from));
  if (!isKnown(to, 'seat')) return slope;
  const seat = company.point(to, 'seat');
  const below = slope.filter(({ y }) => y >= seat.y);
  const aside = seat.x - (below[0]?.x ?? seat.x);
  return below.map(({ x, y }) => ({ x: x + aside, y }));
}

/** The edge around a point so far along it: where the middle is, and how steep it goes down between both ends. */
function footAt(slope: readonly Point[], along: number, half: number): { at: Point; by: number } | undefined {
  const [first, last] = [slope[0], slope.at(-1)];
  if (!first || !last) return undefined;
  const x = first.x + along * (last.x - first.x);
  const nearest = (wanted: number) =>
    slope.reduce((best, one) => (Math.abs(one.x - wanted) < Math.abs(best.x - wanted) ? one : best), first);
  const [left, right] = [nearest(x - half), nearest(x + half)];
  const at = { x, y: (left.y + right.y) / 2 };
  return { at, by: Math.atan2(right.y - left.y, right.x - left.x) };
}

/** On the slope, turned as that is. */
function slideDown(meeting: Meeting): boolean {
  const { company, from, to, index, count } = meeting;
  if (isHeldOnTo(to)) return climb(meeting);
  const slope = chuteOf(meeting);
  const side = directionOf(from);
  const own = company.groupBox(from);
  const [wide, high] = [own.right - own.left, own.bottom - own.top];
  const [first, last] = isKnown(to, 'seat') ? ALONG_CHUTE : ALONG;
  const spread = count > 1 ? first + ((last - first) * index) / (count - 1) : undefined;
  const ways = (spread === undefined ? DOWN : [spread, spread - 0.05, spread + 0.05]).flatMap((along) => {
    const foot = footAt(slope, along, 0.35 * wide);
    return SINKS.flatMap((sinks): Way[] => {
      if (!foot) return [];
      const isSteep = Math.abs(foot.by) > STEEPEST && !isKnown(to, 'seat');
      const at = isSteep
        ? { x: foot.at.x - side * ON_FACE.in * wide, y: foot.at.y + ON_FACE.down * high }
        : foot.at;
      const seat = seatOf(meeting);
      const x = at.x - (seat?.x ?? (own.left + own.right) / 2);
      const y = at.y + sinks * high - (seat?.y ?? own.bottom);
      const most = seat ? LEANS_BACK : STEEPEST;
      const by = Math.max(-most, Math.min(most, foot.by));
      return [{ x, y, layer: 'before', turn: { at, by } }];
    });
  });
  return company.join(from, to, ways);
}

/** What a person sits on, under the hips, whose legs go down the slope by themselves. */
function seatOf({ company, from }: Meeting): Point | undefined {
  if (from.record.kind !== 'person' || from.request.pose !== 'slide') return undefined;
  const { x, y, width } = company.point(from, 'seat');
  return { x, y: y + SEATED * width };
}

/** As a share of the width of a lap. */
const SEATED = 0.2;

/** Sits with the legs ahead, where no other pose is asked for. */
function castSlider(from: Casting, to: Casting, of: { from: number; to: number }): void {
  const { count, record } = from;
  if (isHeldOnTo(to)) {
    from.pose = 'climb';
    castClimber(from, to, of);
    return;
  }
  if (isLively(from)) from.pose ??= 'slide';
  if (from.pose === 'slide' && record.kind === 'swimmer') delete from.pose;
  face(from, to, true);
  to.hosts.push({ thing: of.from, share: count > 1 ? FOR_EACH * count : FOR_ONE });
  const least = isLively(from) || (from.riders ?? 0) > 0 ? LEAST_ON_SLOPE : LEAST_ROLLING;
  from.hosts.push({ thing: of.to, share: count > 1 ? least / (0.6 * count) : least });
}

/** How sliding is shown. */
export const SLIDE_RULES = {
  'slide-down': { cast: castSlider, join: slideDown },
} satisfies Record<string, RelationRule>;
