import { isOnItsWay } from '../../reading/isOnItsWay.ts';
import { buildOf } from '../../things/fourLegged.ts';
import { type Actor, boxOfPart, isKnown, type Part, turned } from '../company/Actor.ts';
import type { Way } from '../company/Company.ts';
import { spanAt } from '../geometry/silhouette.ts';
import { faceOf } from './carry.ts';
import { cling, isClinging } from './cling.ts';
import { standOn } from './perches.ts';
import { reachFor } from './reach.ts';
import {
  type Casting,
  directionOf,
  face,
  leadingHand,
  type Meeting,
  type RelationRule,
  sitOn,
  useHand,
} from './rule.ts';
import { rungsOf } from './rungs.ts';

/** How high up the feet are, as shares of a host's height. */
const UPS = [0.28, 0.2, 0.4];
/** No rung is higher on which one climbs, so that there are more of them over the head. */
const HIGHEST_RUNG = 0.4;
/** Who climbs is so high at most as a share of what is climbed; several on a ladder all together. */
const HIGHEST = 0.58;
const STACKED = 0.92;
/** The same of who climbs over what is low: the head is over a fence. */
const OVER_LOW = 1.5;
/** Where on the face of what is broad, as shares of its width: a wall, a mountain. */
const ACROSS = [0.64, 0.36, 0.5];

/** On the face of a host, a third of its height up; on the stem of what has one, holding on to a rope. */
export function climb(meeting: Meeting): boolean {
  if (isHeldOnTo(meeting.to)) return holdOnTo(meeting);
  if (isAtWork(meeting)) return bringUnder(meeting);
  if (isClinging(meeting)) return cling(meeting);
  const { company, from, to, index, count } = meeting;
  const [own, other] = [company.groupBox(from), company.box(to)];
  const high = other.bottom - other.top;
  const part = company.partOf(to);
  // Several on a ladder are one over the other.
  const isStack = count > 1 && isStemmed(to) && to.record.kind !== 'plant';
  const isLow = high < own.bottom - own.top && to.record.rests !== 'air';
  const tallest = isStack ? STACKED / count : isLow ? OVER_LOW : HIGHEST;
  const factor = Math.min(1, (tallest * high) / (own.bottom - own.top));
  const isUpright = isCrawler(from) && from.body.facing !== 'front';
  const side = directionOf(from);
  const headUp = isUpright ? { cut: (one: Part) => upright(one, side) } : {};
  const rungs = rungsOf(to.body.art).filter((share) => share < HIGHEST_RUNG);
  const ups = isStack ? [(index + 0.1) / count] : isStemmed(to) && rungs.length > 1 ? rungs : UPS;
  const ways = ups.flatMap((up): Way[] => {
    const y = other.bottom - up * high;
    const span = spanAt(to.body.art, (y - part.to.f) / part.to.d);
    const edges = span
      ? [span[0] * part.to.a + part.to.e, span[1] * part.to.a + part.to.e]
      : [other.left, other.right];
    const [left = 0, right = 0] = edges;
    const half = ((own.right - own.left) / 2) * factor;
    const middle = (own.left + own.right) / 2;
    const isNarrow = right - left < 2.2 * half || isStemmed(to);
    const shares =
      count > 1 && !isStack ? [(index + 0.5) / count] : index % 2 === 0 ? ACROSS : [...ACROSS].reverse();
    // What has no legs has its belly at the side of it, a beetle is seen from above.
    const atSide = ON_SIDE.map((out) => (side > 0 ? left - out * half : right + out * half));
    const xs =
      isUpright && isLegless(from) && to.record.kind === 'plant'
        ? atSide
        : isNarrow
          ? [(left + right) / 2, right, left]
          : shares.map((one) => left + one * (right - left));
    return xs.map((x): Way => ({ x: x - middle * factor, y, factor, layer: 'before', ...headUp }));
  });
  return company.join(from, to, ways);
}

/** So far from the edge the middle of what creeps up is, as shares of half its length. */
const ON_SIDE = [0.9, 0.7, 1];

/** Whether somebody is at something already, and the ladder stands nowhere yet. */
function isAtWork({ company, from, to }: Meeting): boolean {
  return company.groupOf(from).host !== from && company.groupOf(to).parts.length === 1 && isStemmed(to);
}

/** A ladder comes to who is at work: behind the body, its foot nearer than the feet, which are on a rung. */
export function bringUnder({ company, from, to }: Meeting): boolean {
  if (company.groupOf(to).parts.length > 1 || !isStemmed(to)) return false;
  const [own, other] = [company.box(from), company.box(to)];
  const [high, tall] = [own.bottom - own.top, other.bottom - other.top];
  const middle = (own.left + own.right) / 2;
  const ways = [1.35, 1.2].flatMap((times) =>
    RUNGS_BELOW.map((below): Way => {
      const factor = (times * high) / tall;
      const x = middle - ((other.left + other.right) / 2) * factor;
      return { x, y: own.bottom + below * high - other.bottom * factor, factor, layer: 'behind' };
    }),
  );
  company.letHide(to);
  if (company.join(to, from, ways)) return true;
  company.letHide(to, false);
  return false;
}

/** So far below the feet the foot of a ladder is, as shares of the height of who is on it. */
const RUNGS_BELOW = [0.35, 0.25];

/** Beside a rope or a vine, one hand over the head on it, the other one below. */
function holdOnTo(meeting: Meeting): boolean {
  const { company, from, to, index, count } = meeting;
  const { grip, second } = handsFor(from);
  const [own, other, hand] = [company.groupBox(from), company.box(to), company.point(from, grip)];
  const [high, tall] = [other.bottom - other.top, own.bottom - own.top];
  const rope = (other.left + other.right) / 2;
  const ways = [0.6, 0.5, 0.42].flatMap((share) =>
    [0.1, 0.04, 0.2].map((up): Way => {
      const factor = Math.min(1, (share * high) / tall);
      const y = other.bottom - (up + (count > 1 ? (0.5 * index) / count : 0)) * high - own.bottom * factor;
      return { x: rope - hand.x * factor, y, factor, layer: 'before' };
    }),
  );
  if (!company.join(from, to, ways)) return false;
  if (second === undefined) return true;
  const [face, now, first] = [faceOf(company, from), company.box(from), company.point(from, grip)];
  [0.18, 0.12, 0.06].some((down) =>
    reachFor(
      company,
      from,
      { [second]: { x: rope, y: face.bottom + down * (now.bottom - now.top) }, [grip]: first },
      { over: 'hands' },
    ),
  );
  return true;
}

/** The hand that holds on, and the other one where it has nothing to hold. */
function handsFor(from: Actor): { grip: 'leftHand' | 'rightHand'; second?: 'leftHand' | 'rightHand' } {
  const leading = leadingHand(from);
  const other = leading === 'rightHand' ? 'leftHand' : 'rightHand';
  const { left, right } = from.request.hands ?? {};
  const [task, otherTask] = leading === 'rightHand' ? [right, left] : [left, right];
  const isFull = task !== otherTask && otherTask === 'up';
  return isFull ? { grip: other } : { grip: leading, second: other };
}

/** What creeps up on its belly, as it is, its head above: a snail. */
function isCrawler({ record }: Pick<Actor, 'record'>): boolean {
  return record.kind === 'animal' && record.size <= CREEPING && record.faces !== 'front';
}

/** A caterpillar, a snail. */
function isLegless({ record }: Pick<Actor, 'record'>): boolean {
  return record.limbless === true || buildOf(record)?.shape === 'foot';
}

/** So large is at most what has no arms to climb with, in meters. */
const CREEPING = 0.12;

/** A part with its head, which it has at the side it looks to, above. */
function upright(part: Part, side: 1 | -1): Part {
  const { left, right, bottom } = boxOfPart(part);
  const at = { x: (left + right) / 2, y: bottom - (right - left) / 2 };
  return { ...part, to: turned(part.to, at, (-side * Math.PI) / 2) };
}

/** What is climbed in its middle: a stem, the rungs of a ladder. */
function isStemmed({ record: { kind, uses } }: Actor): boolean {
  return kind === 'plant' || (kind !== 'building' && uses?.includes('climbed') === true);
}

/** A vine, a rope, a pole: who swings on it, climbs it or slides down it holds on to it. */
export function isHeldOnTo({ record: { kind, uses, rests } }: Pick<Actor, 'record'>): boolean {
  if (uses?.includes('climbed') !== true) return false;
  return rests === 'air' ? uses.includes('swung-on') : kind === 'object' && uses.includes('slid-down');
}

/** Who climbs is no speck on what is climbed: so much of its size at least. */
const LEAST_CLIMBER = 0.48;
const LEAST_CRAWLER = 0.4;
/** Each of several has so much room where they climb. */
const FOR_EACH = 0.7;

/** Has the climber's hands up, and both so large that neither is a speck. */
export function castClimber(
  from: Casting,
  to: Casting,
  { from: index, to: host }: { from: number; to: number },
): void {
  if (isCrawler(from)) delete from.pose;
  else if (from.pose === undefined || isOnItsWay(from.pose)) from.pose = 'climb';
  if (from.pose === 'climb' && from.record.kind === 'person') useHand(from, 'up', true);
  // One on either side of the trunk.
  if (from.record.kind === 'animal' && from.count > 1) from.alternates ??= true;
  from.hosts.push({ thing: host, share: isCrawler(from) ? LEAST_CRAWLER : LEAST_CLIMBER });
  to.hosts.push({ thing: index, share: Math.max(1.4, FOR_EACH * from.count) });
}

/** A seat whose ropes are before who sits on it: seen from the side. */
function isSeatOnRope(to: Pick<Actor, 'record'>): boolean {
  return to.record.faces === 'right' && isKnown(to, 'seat') && isKnown(to, 'handle');
}

/** Legs ahead, both looking the same way. */
function swingAhead(from: Casting, to: Casting, host: number): void {
  from.pose = 'slide';
  from.hosts.push({ thing: host, share: LEAST_SWUNG });
  face(from, to, true);
}

/** So large is who is pushed at least, beside the swing. */
const LEAST_SWUNG = 0.53;

/** How climbing and swinging are shown. */
export const CLIMB_RULES = {
  climb: {
    cast: castClimber,
    join: climb,
  },
  'swing-on': {
    cast: (from, to, { from: index, to: host }) => {
      if (isHeldOnTo(to)) from.pose = 'climb';
      else if (isSeatOnRope(to)) swingAhead(from, to, host);
      else sitOn(from);
      to.hosts.push({ thing: index, share: isHeldOnTo(to) ? 1.6 : 1.3 });
    },
    join: climb,
    perch: (rider, host) => (isHeldOnTo(host) ? undefined : standOn(rider, host, ['seat', 'top'])),
  },
} satisfies Record<string, RelationRule>;
