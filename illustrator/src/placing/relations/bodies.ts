import { buildOf, goesOnFours } from '../../things/fourLegged.ts';
import { figuresOf } from '../../things/likenessOf.ts';
import { type Actor, isKnown, placeOf } from '../company/Actor.ts';
import type { Way } from '../company/Company.ts';
import { procession } from '../company/formations.ts';
import { canFloat } from '../company/Group.ts';
import { abreast } from './abreast.ts';
import { aheadWays } from './carry.ts';
import { couple } from './couple.ts';
import { DRIVE_RULE, isBehindWindow } from './drive.ts';
import { hideBehind, peekBehind } from './hideBehind.ts';
import { leanOn } from './lean.ts';
import { lookOut } from './lookOut.ts';
import { standIn, standOn } from './perches.ts';
import { pull, TUG_RULE, walkAll } from './pull.ts';
import { PUSH_RULE } from './push.ts';
import {
  type Casting,
  directionOf,
  face,
  isHigh,
  isLively,
  type Meeting,
  mount,
  type Perch,
  type RelationRule,
  sitOn,
  useHand,
} from './rule.ts';
import { SLEEP_IN_RULE } from './sleepIn.ts';

/** So large is who runs after something with legs, beside it. */
const AS_LARGE = 1.45;

/** What is chased in the air flies on before who runs after it. */
function beforeIt(meeting: Meeting): boolean {
  return meeting.company.join(meeting.to, meeting.from, aheadWays(meeting, 1, { up: 0.7, gap: 0.12 }));
}

/** More than so many go in rows. */
const MOST_TRAILING = 4;

/** How far apart those on their way are, as shares of the narrower one: no beak is at a tail. */
const APART = [-0.08, -0.14, 0, 0.08];

/** One behind the other on their way, the one behind a little farther back on the page. */
function trail(meeting: Meeting): boolean {
  const { company, from, to, index, count } = meeting;
  const side = directionOf(from);
  if (isHigh(to) && !isHigh(from) && count === 1) return beforeIt(meeting);
  if (count > MOST_TRAILING) return procession(company, company.of(from.thing), { leader: to, side });
  if (!isLively(to) && abreast(meeting)) return true;
  const [own, other] = [company.groupBox(from), company.groupBox(to)];
  const narrow = Math.min(own.right - own.left, other.right - other.left);
  const high = Math.min(own.bottom - own.top, other.bottom - other.top);
  const back = index % 2 === 0 ? 0.3 : 0;
  const ways = APART.flatMap((overlap) =>
    [back, back / 2].map((up): Way => {
      const x =
        side > 0 ? other.left - own.right + overlap * narrow : other.right - own.left - overlap * narrow;
      return { x, y: -up * high, layer: 'back', ...(canFloat(from) ? {} : { back: up * high }) };
    }),
  );
  return company.join(from, to, ways);
}

/** What bears writing is never mirrored: the other one goes its way. */
function goAsWritten(from: Casting, to: Casting): void {
  const way = [from, to].map(wayOfWritten).find((one) => one !== undefined);
  if (way !== undefined) from.facing = to.facing = way;
}

function wayOfWritten({ record: { kind, bearsWriting, faces } }: Casting): 'left' | 'right' | undefined {
  if (!bearsWriting || faces === 'front') return undefined;
  return faces ?? (kind === 'vehicle' || kind === 'boat' ? 'left' : undefined);
}

function sitAstride(from: Casting, { record }: Casting): void {
  if (isKnown({ record }, 'back') || ['animal', 'swimmer', 'flier'].includes(record.kind))
    from.pose ??= 'ride';
  else sitOn(from);
}

/** Who has the arms up or out on a mount has them so and sits as riders do. */
function gestureOn(from: Casting): void {
  const { pose } = from;
  if (pose !== 'wave' && pose !== 'cheer' && pose !== 'open-arms') return;
  useHand(from, pose === 'open-arms' ? 'out' : 'up', pose !== 'wave');
  delete from.pose;
}

/** Whether it goes on two legs by nature: a penguin. */
function goesOnTwo({ record: { poses } }: Casting): boolean {
  const sitting = poses?.sit;
  return (
    sitting !== undefined &&
    'body' in sitting &&
    (sitting.body?.limbs === 'wings' || sitting.body?.limbs === 'flippers')
  );
}

/** What one runs to is as large as its largest runner needs: snails have a finish line of their own. */
function suitTo(goal: Casting, runner: Casting): void {
  const least = GOAL * runner.record.size;
  const isFirst = goal.workers === undefined;
  goal.workers = (goal.workers ?? 0) + 1;
  if (isFirst || goal.record.size < least) goal.record = { ...goal.record, size: least };
}

/** Whether it fits the hand of who goes after it. */
function isToy({ record }: Casting, runner: Casting): boolean {
  return record.uses?.includes('held') === true && record.size < 0.5 * runner.record.size;
}

/** A rubber duck is on land with those who crawl after it there. */
function takeAshore({ record, pose }: Casting, to: Casting): void {
  const isOnLand = record.kind === 'person' || record.kind === 'animal';
  if (isOnLand && pose !== 'swim' && to.record.kind === 'object' && to.record.rests === 'water')
    to.isAshore = true;
}

/** How large it is beside who runs to it. */
const GOAL = 1.4;

/** Reindeer are so large at least beside a sleigh. */
const TEAM = 0.8;

/** A bicycle is made for who rides it, at most so long as that is high: a frog has a small one. */
const PEDALED = 1.45;

/** No larger than that the lower foot is at the pedal: long legs would go through it. */
function downToPedals({ body: { art } }: Actor, host: Actor, perch: Perch): Perch {
  const below = (1 - (art.ground ?? 1)) * art.height;
  if (!isKnown(host, 'pedal') || below <= 0) return perch;
  const { place } = perch;
  const width = ((placeOf(host, 'pedal').y - place.y) / below) * art.width;
  return { ...perch, isExact: true, place: { ...place, width } };
}

/** How each thing that bodies do to each other is shown. */
export const BODY_RULES = {
  wear: {},
  ride: {
    cast: (from, to, { from: index }) => {
      face(from, to, true);
      // Who flies or gallops on something sits on it, both hands on a broom that is one's own.
      if (from.pose === 'fly' || from.pose === 'run') delete from.pose;
      gestureOn(from);
      const own = [to.record.key, to.record.like].filter((key) => key !== undefined);
      if (figuresOf(from.record).some(({ holds }) => own.some((key) => key === holds)))
        useHand(from, 'low', true);
      if (!mount(from, to)) sitAstride(from, to);
      // What has a picture for it bears a rider on its back: under a saddle, or in the air.
      if (to.record.poses?.ride) to.pose = to.record.kind === 'flier' ? 'ride' : (to.pose ?? 'ride');
      // Who sits from the front bears nobody on the head: it goes on its four legs.
      if (goesOnFours(to.record) && to.record.places?.back === undefined) to.pose ??= 'walk';
      if (isKnown(to, 'pedal'))
        to.record = { ...to.record, size: Math.min(to.record.size, PEDALED * from.record.size) };
      to.hosts.push({ thing: index, share: 0.7 });
    },
    join: lookOut,
    perch: (rider, host) =>
      isBehindWindow(host) && host.record.riders === undefined && host.record.kind !== 'vehicle'
        ? undefined
        : isKnown(host, 'inside') && !isKnown(host, 'back') && !isKnown(host, 'seat')
          ? standIn(host)
          : downToPedals(rider, host, standOn(rider, host, ['back', 'seat', 'top'])),
  },
  drive: DRIVE_RULE,
  chase: {
    cast: (from, to, indexes) => {
      face(from, to, true);
      // A cookie that runs is drawn as large as a person: so is who is after it.
      if (isLively(from) && !isLively(to) && to.record.poses?.run)
        from.hosts.push({ thing: indexes.to, share: AS_LARGE });
      if (isLively(from)) from.pose ??= 'run';
      if (isLively(to) ? !isHigh(to) : to.record.poses?.run) to.pose ??= 'run';
      takeAshore(from, to);
    },
    join: trail,
  },
  follow: {
    cast: (from, to) => {
      goAsWritten(from, to);
      face(from, to, true);
      if (from.record.poses?.walk) from.pose ??= 'walk';
      if (isLively(from) && to.record.kind === 'object' && !isToy(to, from)) suitTo(to, from);
      takeAshore(from, to);
    },
    join: trail,
  },
  push: PUSH_RULE,
  pull: {
    cast: (from, to, indexes) => {
      face(from, to, true);
      if (to.record.flownBy === from.record.key) from.hosts.push({ thing: indexes.to, share: TEAM });
      if (from.record.kind === 'person' || goesOnTwo(from)) from.pose ??= 'pull';
      else if (isLively(from)) {
        from.pose ??= 'walk';
        // On all fours.
        if (!isLively(to)) from.isFirstDrawing = true;
      }
      takeAshore(from, to);
      // What those who fly have behind them is in the air as they are.
      if (from.pose === 'fly' && !isLively(to)) to.pose ??= 'fly';
      if (from.pose === 'walk' && isLively(to)) {
        to.pose ??= 'walk';
        useHand(from, 'low');
      }
    },
    join: (meeting) => (meeting.from.record.coupled ? couple(meeting, [meeting.to]) : pull(meeting)),
    joinAll: (meeting, all) => (meeting.from.record.coupled ? couple(meeting, all) : walkAll(meeting, all)),
  },
  tug: TUG_RULE,
  'lean-on': {
    cast: (from, to, { from: index }) => {
      from.facing ??= 'right';
      // A bear that rubs its back stands up for it.
      if (goesOnFours(from.record)) from.pose ??= buildOf(from.record)?.limbs === 'hooves' ? 'walk' : 'stand';
      if (!isLively(to)) to.hosts.push({ thing: index, share: 1 });
    },
    join: leanOn,
  },
  'hide-behind': { cast: peekBehind, join: hideBehind, hides: 'from' },
  'sleep-in': SLEEP_IN_RULE,
} satisfies Record<string, RelationRule>;
