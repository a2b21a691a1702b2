import { goesOnFours } from '../../things/fourLegged.ts';
import { isKnown } from '../company/Actor.ts';
import type { Way } from '../company/Company.ts';
import { procession } from '../company/formations.ts';
import { canFloat } from '../company/Group.ts';
import { abreast } from './abreast.ts';
import { aheadWays, handPoint } from './carry.ts';
import { DRIVE_RULE, isBehindWindow } from './drive.ts';
import { hideBehind, peekBehind } from './hideBehind.ts';
import { leanOn } from './lean.ts';
import { lookOut } from './lookOut.ts';
import { standIn, standOn } from './perches.ts';
import { edgeAt, pull, TUG_RULE, walkAll } from './pull.ts';
import { reachFor } from './reach.ts';
import {
  act,
  besideWays,
  type Casting,
  directionOf,
  face,
  isHigh,
  isLively,
  type Meeting,
  mount,
  type RelationRule,
  sitOn,
  useHand,
} from './rule.ts';
import { SLEEP_IN_RULE } from './sleepIn.ts';

/** The hands, where they are out, on the edge of what is pushed. */
function push(meeting: Meeting): boolean {
  const { company, from, to, index } = meeting;
  const side = directionOf(from);
  if (from.request.pose === 'charge')
    return company.join(from, to, besideWays(meeting, [0.06, 0.02, 0], [-side as 1 | -1]));
  if (index === 0) lowerHands(meeting);
  const hand = handPoint(company, from);
  const edge = edgeAt(company, to, { y: hand.y, side: -side as 1 | -1 });
  const grips = [0.01, 0.03, 0, -0.02].map((part): Way => {
    const wide = company.box(from).right - company.box(from).left;
    return { x: edge - hand.x + side * part * wide, y: 0, layer: 'before' };
  });
  if (index > 0) return helpPush(meeting);
  return company.join(from, to, [...grips, ...besideWays(meeting, [0.16, 0.1, 0.04, 0], [-side as 1 | -1])]);
}

/** Who pushes what is lower than the own hands has them down at its upper edge. */
function lowerHands({ company, from, to }: Meeting): void {
  const [hand, shoulder, box] = [handPoint(company, from), company.point(from, 'neck'), company.box(to)];
  const side = directionOf(from);
  const isHandled =
    isKnown(to, 'handle') && side * (company.point(to, 'handle').x - (box.left + box.right) / 2) < 0;
  const level = isHandled ? company.point(to, 'handle').y : box.top + GRIPPED * (box.bottom - box.top);
  if (hand.y >= (isHandled ? level : box.top)) return;
  const arm = Math.hypot(hand.x - shoulder.x, hand.y - shoulder.y);
  const down = level - shoulder.y;
  const [lead, other] =
    side > 0 ? (['rightHand', 'leftHand'] as const) : (['leftHand', 'rightHand'] as const);
  ARMS.some((share) => {
    const out = Math.sqrt(Math.max(0, (share * arm) ** 2 - down ** 2));
    const goal = { x: shoulder.x + side * Math.max(out, 0.35 * arm), y: level };
    const beside = { x: goal.x - side * 0.1 * arm, y: level };
    return (
      reachFor(company, from, { [lead]: goal, [other]: beside }) || reachFor(company, from, { [lead]: goal })
    );
  });
}

/** Hands are so far below the upper edge of what they push, as a share of its height. */
const GRIPPED = 0.16;
/** How far they reach then, as shares of an arm. */
const ARMS = [1, 1.2, 1.4];

/** Who helps is right behind who pushes, a little farther back on the page. */
function helpPush({ company, from, to }: Meeting): boolean {
  const side = directionOf(from);
  const [own, group] = [company.groupBox(from), company.groupBox(to)];
  const [wide, high] = [own.right - own.left, own.bottom - own.top];
  const ways = [0.5, 0.35, 0.2, 0].flatMap((over) =>
    [0.12, 0].map((up): Way => {
      const edge = side > 0 ? group.left - own.right : group.right - own.left;
      return { x: edge + side * over * wide, y: -up * high, back: up * high, layer: 'back' };
    }),
  );
  return company.join(from, to, ways);
}

/** What is chased in the air flies on before who runs after it. */
function beforeIt(meeting: Meeting): boolean {
  return meeting.company.join(meeting.to, meeting.from, aheadWays(meeting, 1, { up: 0.7, gap: 0.12 }));
}

/** More than so many go in rows. */
const MOST_TRAILING = 4;

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
  const ways = [0, -0.05, 0.08].flatMap((overlap) =>
    [back, back / 2].map((up): Way => {
      const x =
        side > 0 ? other.left - own.right + overlap * narrow : other.right - own.left - overlap * narrow;
      return { x, y: -up * high, layer: 'back', ...(canFloat(from) ? {} : { back: up * high }) };
    }),
  );
  return company.join(from, to, ways);
}

function figuresOf({ record: { drawing } }: Casting): readonly Record<string, unknown>[] {
  return drawing !== undefined && 'figure' in drawing ? drawing.figure : [];
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
      if (figuresOf(from).some(({ holds }) => own.some((key) => key === holds))) useHand(from, 'low', true);
      if (!mount(from, to)) sitAstride(from, to);
      // Who sits from the front bears nobody on the head: it goes on its four legs.
      if (goesOnFours(to.record) && to.record.places?.back === undefined) to.pose ??= 'walk';
      // What flies and has a picture for it bears a rider on its back.
      if (to.record.kind === 'flier' && to.record.poses?.ride) to.pose = 'ride';
      to.hosts.push({ thing: index, share: 0.7 });
    },
    join: lookOut,
    perch: (rider, host) =>
      isBehindWindow(host) && host.record.riders === undefined && host.record.kind !== 'vehicle'
        ? undefined
        : isKnown(host, 'inside') && !isKnown(host, 'back') && !isKnown(host, 'seat')
          ? standIn(host)
          : standOn(rider, host, ['back', 'seat', 'top']),
  },
  drive: DRIVE_RULE,
  chase: {
    cast: (from, to) => {
      face(from, to, true);
      if (isLively(from)) from.pose ??= 'run';
      if (isLively(to) && !isHigh(to)) to.pose ??= 'run';
      takeAshore(from, to);
    },
    join: trail,
  },
  follow: {
    cast: (from, to) => {
      face(from, to, true);
      if (isLively(from) && to.record.kind === 'object' && !isToy(to, from)) suitTo(to, from);
      takeAshore(from, to);
    },
    join: trail,
  },
  push: {
    cast: (from, to) => {
      face(from, to, true);
      if (from.pose !== 'charge') act(from, 'push', 'out');
    },
    join: push,
  },
  pull: {
    cast: (from, to) => {
      face(from, to, true);
      if (from.record.kind === 'person' || goesOnTwo(from)) from.pose ??= 'pull';
      else if (isLively(from)) {
        from.pose ??= 'walk';
        // On all fours.
        if (!isLively(to)) from.isFirstDrawing = true;
      }
      takeAshore(from, to);
      if (from.pose === 'walk' && isLively(to)) {
        to.pose ??= 'walk';
        useHand(from, 'low');
      }
    },
    join: pull,
    joinAll: walkAll,
  },
  tug: TUG_RULE,
  'lean-on': {
    cast: (from, to, { from: index }) => {
      from.facing ??= 'right';
      if (!isLively(to)) to.hosts.push({ thing: index, share: 1 });
    },
    join: leanOn,
  },
  'hide-behind': { cast: peekBehind, join: hideBehind, hides: 'from' },
  'sleep-in': SLEEP_IN_RULE,
} satisfies Record<string, RelationRule>;
