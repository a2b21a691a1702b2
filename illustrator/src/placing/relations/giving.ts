import { type Actor, isKnown, moved } from '../company/Actor.ts';
import { crumbs } from '../company/props.ts';
import { handPoint } from './carry.ts';
import { castFeeder, feedByBeak, isFedByBeak, isFeeder } from './feedByBeak.ts';
import { putHandsOn } from './handsOn.ts';
import {
  besideWays,
  type Casting,
  directionOf,
  faceEachOther,
  isHigh,
  type Meeting,
  type RelationRule,
  useHand,
} from './rule.ts';
import { castStrewing, isStrewnFor, strewGrain } from './strewGrain.ts';

/** Who is so much larger than who feeds it has its mouth over that one's head. */
const TALL = 1.6;

function feed(meeting: Meeting, all: readonly Actor[] = [meeting.to]): boolean {
  const { company, from } = meeting;
  if (isFeeder(meeting) && feedByBeak(meeting, all)) return true;
  if (isStrewnFor(from, meeting.to) && strewGrain(meeting, all)) return true;
  const food = company.groupOf(from).parts.find(({ actor }) => actor !== undefined && actor !== from)?.actor;
  const comes = () => putHandsOn(meeting, 'mouth', food) || comeNear(meeting);
  if (food === undefined) return comes() && scatter(meeting);
  const restore = company.save();
  makeMouthful(meeting, food);
  if (comes()) return true;
  // A mouthful for somebody so small would be a speck.
  restore();
  return comes();
}

/** What is given to a mouth is no larger than that takes, whatever it was in the hand. */
function makeMouthful({ company, from, to }: Meeting, food: Actor): void {
  const longOf = (one: Actor) => {
    const { left, right, top, bottom } = company.box(one);
    return Math.max(right - left, bottom - top);
  };
  const [long, hand] = [longOf(food), handPoint(company, from)];
  const most = Math.max(MOUTHFUL * longOf(to), LEAST_SEEN * longOf(from));
  const isWhole = food.record.kind === 'food' && !isKnown(food, 'handle');
  if (!isWhole || food.record.size > to.record.size || long <= most) return;
  const factor = most / long;
  const part = moved(company.partOf(food), hand.x * (1 - factor), hand.y * (1 - factor), factor);
  company.redraw(food, { ...part, at: to.body.art, isMorsel: true });
}

/** As a share of who is fed; of who gives it, less than this is too small for a page. */
const MOUTHFUL = 0.19;
const LEAST_SEEN = 0.13;

/** Whether a person kneels down to an animal's mouth. */
function isStoopedTo({ record, count }: Casting, { record: other, count: many }: Casting): boolean {
  const isLow = other.kind === 'animal' && !isHigh({ record: other }) && other.size < LOW * record.size;
  return record.kind === 'person' && isLow && count === 1 && many === 1;
}

const LOW = 0.45;

/** A little away; who is fed in the air comes down to who stands. */
function comeNear(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  const side = directionOf(from) > 0 ? -1 : 1;
  return isHigh(to)
    ? company.join(to, from, besideWays({ ...meeting, from: to, to: from }, GAPS, [-side as 1 | -1]))
    : company.join(from, to, besideWays(meeting, GAPS, [side]));
}

const GAPS = [0, -0.1, -0.2];

/** One at the hand, the others behind it. */
function feedAll(meeting: Meeting, all: readonly Actor[]): boolean {
  if (!feed(meeting, all)) return false;
  const others = all.slice(1);
  const { company, from, to } = meeting;
  const side = directionOf(from);
  let last = to;
  for (const other of others) {
    // Those in one nest are there already.
    if (company.areJoined(other, last)) continue;
    const ways = besideWays({ ...meeting, from: other, to: last }, [-0.12, -0.05, 0], [side]);
    if (!company.join(other, last, ways)) return false;
    last = other;
  }
  return true;
}

/** Crumbs from the hand to the mouth, where they hide least of the face. */
function scatter({ company, from, to }: Meeting): true {
  const [hand, mouth] = [handPoint(company, from), company.point(to, 'mouth')];
  const size = 0.045 * (company.box(from).bottom - company.box(from).top);
  // No farther from the hand than crumbs fall.
  const far = Math.hypot(mouth.x - hand.x, mouth.y - hand.y);
  const most = Math.min(0.45, (4 * size) / Math.max(far, 1));
  const at = to.body.art;
  const all = [most, most / 2, 0, -most / 2, -most, -2 * most].map((along) => {
    const spot = { x: hand.x + along * (mouth.x - hand.x), y: hand.y + along * (mouth.y - hand.y) };
    return { ...crumbs(spot, size), at };
  });
  const isFree = all.some((each) => company.addOver(from, [each]));
  if (!isFree && all[0]) company.add(from, { over: [all[0]] });
  return true;
}

/** How it is shown that one gives another one of what it has. */
export const GIVING_RULES = {
  feed: {
    cast: (from, to, { to: young }) => {
      if (isFedByBeak(from, to)) {
        castFeeder(from, to, young);
        return;
      }
      faceEachOther(from, to);
      if (isStrewnFor(from, to)) {
        castStrewing(from, to);
        return;
      }
      to.workers = (to.workers ?? 0) + 1;
      useHand(from, to.record.size > TALL * from.record.size ? 'up' : 'out');
      if (isStoopedTo(from, to)) from.pose ??= 'plant';
    },
    join: feed,
    joinAll: feedAll,
    // Young birds are in their nest first.
    isLate: ({ to }, among) => among.some(({ kind, from }) => kind === 'in' && from === to),
  },
} satisfies Record<string, RelationRule>;
