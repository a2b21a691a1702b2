import { isWinged } from '../../things/fourLegged.ts';
import { type Actor, isKnown } from '../company/Actor.ts';
import type { Way } from '../company/Company.ts';
import { AMONG_RULE } from './among.ts';
import { alight, around, aroundIt } from './around.ts';
import { before, HOUSE_BEHIND, isBehindAs } from './before.ts';
import { between, isStretched } from './between.ts';
import { bringUnder } from './climb.ts';
import { castInTree, isInCrown, sitInCrown } from './crown.ts';
import { isCanvas, isEmblem, isStuckOn, paintOn, paintPicture } from './emblem.ts';
import { loomBehind, loomOver, looms } from './farBehind.ts';
import { alongIt, lookOverIt, peekBehind } from './hideBehind.ts';
import { atBack } from './inLine.ts';
import { IN_RULE } from './inside.ts';
import { beforeMirror } from './mirror.ts';
import { standForRiders } from './nuzzle.ts';
import { leastJumping, OPEN_AIR, over } from './over.ts';
import { roomFor, standOn, standOnHead } from './perches.ts';
import { crawlOut, isAirborne, onTop, rowBefore, rowBehind } from './placeOtherwise.ts';
import { turnToMouth } from './profile.ts';
import { face, isLively, type Meeting, mount, type RelationRule, sitOn, sleepUpright } from './rule.ts';
import { hasSpots, makeSpots, takeSpot } from './spots.ts';
import { swimAlong } from './swimIn.ts';
import { THROUGH_RULE } from './through.ts';
import { lieUnder, under } from './under.ts';

const TOP_FIRST = ['top', 'back', 'seat', 'inside', 'perch'] as const;
const SEAT_FIRST = ['seat', 'top', 'back', 'inside', 'perch'] as const;

/** Nobody sits on the upper edge of an armchair. */
function isChair({ record }: Pick<Actor, 'record'>): boolean {
  const uses = record.uses ?? [];
  return record.kind === 'furniture' && uses.includes('sat-on') && !uses.includes('slept-in');
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

/** How large a table is at least beside what is on it. */
const ON_TABLE = 1.1;

/** How large a thing is for each that is over it, as a share of that one. */
const OVER_EACH = 0.5;
/** Of many only so many are side by side. */
const MOST_OVER = 3;

/** Who flies over houses is so large at least beside one of them. */
const OVER_HOUSE = 0.85;

/** How large who has a thing on the back or the head is at least beside it. */
const BEARER = 2;

/** How large a thing is for each who is under it, as a share of that one. */
const UNDER_EACH = 0.75;

/** The same of a boat over what swims: a whale is larger than that. */
const UNDER_KEEL = 0.4;

/** Furniture between two trees is so large at least beside one of them. */
const LEAST_BETWEEN = 0.75;

/** A web between two trees is so large at least beside one of them. */
const LEAST_STRETCHED = 0.5;

/** Whoever has somebody on the head is so large at least beside them, and nobody is a speck on a thing. */
const ON_HEAD = 1.6;
const LEAST_ON = 0.4;

/** Who is beside or between what is far larger is so large at least beside it. */
const LEAST_LIVELY = 0.5;
const FEW = 3;

/** How each relation of places is shown. */
export const PLACE_RULES = {
  on: {
    cast: (from, to, indexes) => {
      alight(from, to);
      if (isInCrown(from, to, 'on')) {
        castInTree(from, to, indexes);
        return;
      }
      if (hasSpots(to, from)) {
        makeSpots(from, to, indexes.from);
        return;
      }
      const isBorne = isLively(to) && !isLively(from);
      const least = to.record.uses?.includes('sat-at') ? ON_TABLE : isBorne ? BEARER : 0.6;
      const onHead = indexes.at === 'head' && isLively(from) ? ON_HEAD : 0;
      to.hosts.push({ thing: indexes.from, share: Math.max(least, onHead, roomFor(from, to, 'top')) });
      if (isLively(from) && !isLively(to) && to.riders === 1)
        from.hosts.push({ thing: indexes.to, share: LEAST_ON });
      const isSeat = isKnown(to, 'seat') || to.record.uses?.includes('sat-on') === true;
      // Many find room only upright.
      const isWild =
        from.count <= FEW && from.record.kind === 'animal' && to.record.uses?.includes('stood-on');
      // A duckling stands on its mother's back.
      const isBird = isWinged(from.record) && isLively(to);
      if (isSeat && from.pose === 'sleep' && from.record.kind === 'person') sleepUpright(from, to);
      if (indexes.at !== 'head') standForRiders(from, to);
      if (!mount(from, to) && isSeat && !isWild && !isBird) sitOn(from);
    },
    perch: (rider, host, at) => {
      if (at === 'head' && isLively(host)) return standOnHead(host);
      if (hasSpots(host, rider)) return undefined;
      if (
        OPEN_AIR.has(rider.record.kind) &&
        !OPEN_AIR.has(host.record.kind) &&
        rider.record.kind !== 'aircraft'
      )
        return undefined;
      if (isCanvas(host) || isEmblem(rider, host) || isStuckOn(rider, host) || isInCrown(rider, host, 'on'))
        return undefined;
      const isBird = rider.record.kind === 'flier';
      const rest = isChair(host) && isLively(rider) ? SEAT_FIRST : TOP_FIRST;
      return standOn(rider, host, isBird ? ['perch', 'top', 'back', 'seat', 'inside'] : rest);
    },
    join: (meeting) =>
      isInCrown(meeting.from, meeting.to, 'on')
        ? sitInCrown(meeting)
        : hasSpots(meeting.to, meeting.from)
          ? takeSpot(meeting)
          : isCanvas(meeting.to)
            ? paintPicture(meeting)
            : isEmblem(meeting.from, meeting.to) || isStuckOn(meeting.from, meeting.to)
              ? paintOn(meeting)
              : bringUnder(meeting),
    otherwise: [onTop],
  },
  in: IN_RULE,
  under: {
    cast: (from, to, indexes) => {
      lieUnder(from, to, indexes);
      const isKeel = to.record.kind === 'boat' && from.record.kind === 'swimmer';
      const share = Math.max(isKeel ? UNDER_KEEL : 1, UNDER_EACH * (from.count - (isKeel ? 1 : 0)));
      to.hosts.push({ thing: indexes.from, share });
    },
    join: under,
    otherwise: [crawlOut],
    isLate: true,
    hides: 'from',
  },
  over: {
    cast: (from, to, indexes) => {
      if (from.count > 1)
        to.hosts.push({ thing: indexes.from, share: OVER_EACH * Math.min(MOST_OVER, from.count) });
      if (from.pose === 'straddle' && isLively(to)) {
        face(from, to, true);
        to.pose ??= 'crawl';
      }
      if (from.pose === 'jump') from.hosts.push({ thing: indexes.to, share: leastJumping(from, to) });
      if (from.record.poses?.fly) from.pose ??= 'fly';
      if (isLively(from) && to.record.kind === 'building')
        from.hosts.push({ thing: indexes.to, share: OVER_HOUSE / Math.max(1, from.count / 2) });
    },
    join: over,
    isTogether: true,
    isLate: true,
  },
  behind: {
    cast: (from, to, indexes) =>
      looms(from, to) ? loomOver(from, to, indexes) : peekBehind(from, to, indexes),
    joinAll: (meeting, all) => looms(meeting.from, meeting.to) && loomBehind(meeting, all),
    join: (meeting) =>
      (looms(meeting.from, meeting.to) && loomBehind(meeting, [meeting.to])) ||
      alongIt(meeting) ||
      lookOverIt(meeting) ||
      (isAirborne(meeting.from) && rowBehind(meeting)) ||
      behind(meeting),
    otherwise: [rowBehind, atBack],
    isLate: true,
    hides: 'from',
  },
  'in-front-of': {
    cast: (from, to, { from: index }) => {
      if (isBehindAs(from, to)) to.hosts.push({ thing: index, share: HOUSE_BEHIND });
      if (to.record.mirrors && to.record.lies === undefined) turnToMouth(from);
    },
    join: (meeting) => (meeting.to.record.mirrors && beforeMirror(meeting)) || before(meeting),
    otherwise: [rowBefore],
    // What two do with one another comes first.
    isLate: true,
    hides: 'to',
  },
  'next-to': {
    cast: (from, to, indexes) => {
      if (isLively(from) && !isLively(to))
        from.hosts.push({ thing: indexes.to, share: LEAST_LIVELY, isBeside: true });
      swimAlong(from, to, indexes);
    },
    loose: 'beside',
  },
  around: { cast: aroundIt, join: around },
  between: {
    cast: (from, _to, indexes) => {
      const least =
        from.record.kind === 'furniture' || from.record.kind === 'building'
          ? LEAST_BETWEEN
          : isLively(from)
            ? LEAST_LIVELY
            : isStretched(from)
              ? LEAST_STRETCHED
              : 0;
      from.hosts.push({ thing: indexes.to, share: least });
    },
    join: between,
  },
  among: AMONG_RULE,
  through: THROUGH_RULE,
} satisfies Record<string, RelationRule>;
