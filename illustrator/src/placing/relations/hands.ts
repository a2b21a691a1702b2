import { goesOnFours } from '../../things/fourLegged.ts';
import { type Actor, isKnown } from '../company/Actor.ts';
import { haveInHands, holdAtChest, holdFull, read } from './atSides.ts';
import { bringToMouth } from './bringToMouth.ts';
import { holdBunch } from './bunch.ts';
import { chestWays, fitTo, handPoint, handWays, inHands, put } from './carry.ts';
import { isCaughtByTongue } from './catchWithTongue.ts';
import { castInArms, cradle } from './cradle.ts';
import { digWith, isDugWith } from './digWith.ts';
import { drawBow, isDrawn } from './drawBow.ts';
import { eat, eatOne } from './eat.ts';
import { takeInArms, wrap } from './embrace.ts';
import { handful } from './handful.ts';
import { hangFromHand, isBasket } from './hangFromHand.ts';
import { holdAhead } from './holdAhead.ts';
import { holdHose } from './holdHose.ts';
import { isLimbless } from './limbless.ts';
import { holdInPaws, isInPaws } from './nibble.ts';
import { isOnBack, putOnBelly } from './onBelly.ts';
import { carryByPart, castApart, holdApart, holdAtTip, isByOwnPart } from './ownPart.ts';
import { inPouch, isPouched, sitInPouch } from './pouch.ts';
import { holdUp } from './raise.ts';
import {
  act,
  type Casting,
  isLively,
  type Meeting,
  nod,
  type RelationRule,
  useHand,
  workAt,
} from './rule.ts';
import { sendOff, standBeyond } from './sendOff.ts';
import { shareInHand } from './shareInHand.ts';
import { shelter } from './shelter.ts';
import { sip } from './sip.ts';
import { tend } from './tend.ts';
import { inNet } from './toolEnds.ts';

function hold(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  if (isByOwnPart(meeting.at)) return carryByPart(meeting, meeting.index);
  if (holdApart(meeting) || digWith(meeting) || shelter(meeting) || holdHose(meeting)) return true;
  if (isOnBack(from)) return putOnBelly(meeting);
  if (holdInPaws(meeting)) return true;
  if ((from.body.places.pouch || meeting.at === 'pocket') && isLively(to)) return inPouch(meeting);
  if (isDrawn(meeting) && drawBow(meeting)) return true;
  if (cradle(meeting) || (isInArms(meeting) && takeInArms(meeting, true))) return true;
  const isOnPalm = to.record.kind === 'building' || (meeting.at === 'hand' && isLively(to));
  if (isOnPalm && sitOnHand(meeting)) return true;
  if (hangFromHand(meeting)) return true;
  if (company.groupOf(to).parts.length > 1 && !isLively(to) && holdFull(meeting)) return true;
  if (isShownAtChest(meeting) && holdAtChest(meeting)) return true;
  const isGripped = to.record.rests === 'air' || isKnown(to, 'string') || isKnown(to, 'handle');
  const most = fitTo(to, from, shareInHand(meeting));
  const factors = isGripped ? [most, 0.8 * most, 0.62 * most] : [most];
  const hands = inHands(
    meeting,
    factors.flatMap((factor) => handWays(meeting, factor)),
  );
  const chest = inHands(meeting, chestWays(meeting, most));
  const isLarge = to.size * most > 0.55 * from.size && !isGripped && !isLimbless(from);
  if (!company.join(to, from, isLarge ? [...chest, ...hands] : [...hands, ...chest])) return false;
  if (isLarge) wrap(meeting);
  return true;
}

/** A big sign alone in the hands. */
function isShownAtChest({ to }: Meeting): boolean {
  const { size } = to.request.looks;
  return to.record.kind === 'symbol' && (size === 'big' || size === 'huge') && !isKnown(to, 'handle');
}

/** An animal has its feet on a hand, a tiny house its ground. */
function sitOnHand(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  const factor = fitTo(to, from, shareInHand(meeting));
  const { x, y } = handPoint(company, from);
  const ways = [factor, 0.8 * factor].map((size) =>
    put(company.groupBox(to), { x, y, edge: 'bottom' as const }, size),
  );
  return company.join(to, from, inHands(meeting, ways));
}

/** Who is too heavy for one hand is in both arms of who has nothing else: a baby, a cat. */
function isInArms({ company, from, to }: Meeting): boolean {
  return isHeavy(to) && company.groupOf(from).parts.length === 1;
}

function isHeavy({ record }: Pick<Actor, 'record'>): boolean {
  return isLively({ record }) && record.kind !== 'flier' && record.size >= HEAVY;
}

/** Meters. */
const HEAVY = 0.19;

/** So many animals or people one has in hand at most. */
const MOST_LIFTED = 4;

/** One in each hand, more in a bunch or on a plate. */
function holdAll(meeting: Meeting, all: readonly Actor[]): boolean {
  if (isByOwnPart(meeting.at)) return all.every((to, index) => carryByPart({ ...meeting, to }, index));
  if (meeting.from.record.tips) return all.every((to) => holdAtTip({ ...meeting, to }));
  // A crowd would become too small to be told apart.
  if (all.length > MOST_LIFTED && isLively(meeting.to)) return false;
  if (all.length > 2 && meeting.to.record.rests !== 'air') return handful(meeting, all);
  if (all.length > 2 && holdBunch(meeting, all)) return true;
  return all.every((to, index) => {
    const own = { ...meeting, to };
    const factor = fitTo(to, meeting.from, 0.34);
    return meeting.company.join(to, meeting.from, inHands(own, handWays(own, factor, index % 2 === 1)));
  });
}

/** A ball that a person catches is in both hands, over the head. */
function inBothHands(meeting: Meeting): boolean {
  const { from, to } = meeting;
  const isBall = to.record.uses?.includes('kicked') === true;
  if (!isBall || from.record.kind !== 'person') return false;
  return from.request.pose === 'fly' ? holdAhead(meeting) : holdUp(meeting, 0);
}

/** In both hands what they can hold, as small as who is at work; at what they cannot. */
function handsOn(meeting: Meeting): boolean {
  if (isOnBack(meeting.from)) return putOnBelly(meeting);
  const { record } = meeting.to;
  const isHeld = record.uses?.includes('held') === true && record.kind === 'object';
  return !isHeld && record.size > 0.7 * meeting.from.record.size ? tend(meeting) : inHandsOf(meeting);
}

function inHandsOf(meeting: Meeting): boolean {
  return isLimbless(meeting.from) ? read(meeting) : haveInHands(meeting);
}

/** Whether it is a sign that is said to be big: a heart that is shown before the chest. */
function isBigSign({ record, count, isBig }: Pick<Casting, 'record' | 'count' | 'isBig'>): boolean {
  return record.kind === 'symbol' && count === 1 && isBig === true;
}

/** Whether one has it in both arms: it is nearly as large, and has nothing to be held by. */
function isArmful(from: Casting, to: Casting): boolean {
  const { kind, size, rests } = to.record;
  if (isBigSign(to)) return true;
  const isLoose = (kind === 'food' || kind === 'plant') && rests !== 'air' && !isKnown(to, 'handle');
  return isLoose && to.count === 1 && size > 0.7 * from.record.size;
}

/** How what hands do is shown. */
export const HAND_RULES = {
  hold: {
    cast: (from, to, { at }) => {
      if (isByOwnPart(at)) {
        from.facing ??= 'right';
        if (at === 'mouth' && goesOnFours(from.record)) from.pose ??= 'walk';
        return;
      }
      if (castApart(from, to)) return;
      if (at === undefined && isHeavy(to) && castInArms(from, to)) return;
      if (isDugWith(from, to)) {
        to.facing ??= from.facing ??= 'right';
        return;
      }
      if (isPouched(to, from) || at === 'pocket') {
        sitInPouch(to, from);
        return;
      }
      // A doctor who has the stethoscope in hand has none around the neck.
      if (to.record.usedAt && to.record.clothes && from.record.kind === 'person')
        from.wears.push(to.record.key);
      // On two legs it hangs from a paw.
      if (isBasket(to) && to.count === 1 && !isLimbless(from)) from.pose ??= 'stand';
      const isPair = to.count === 2 * (to.holders ?? from.count) && !isLively(to);
      const isOne = to.count === (to.holders ?? from.count);
      if (isOne && isInPaws(from, to) && !isKnown(to, 'handle')) useHand(from, 'front', true);
      else if (isArmful(from, to) && !isLimbless(from)) useHand(from, 'front', true);
      else useHand(from, to.record.kind === 'symbol' ? 'up' : 'out', isPair);
      to.facing ??= from.facing ?? 'right';
      // Who sleeps in somebody's arms does so upright.
      if (isHeavy(to) && to.count === 1 && to.pose === 'sleep') nod(to);
      if (isHeavy(to) && to.count === 1) to.pose ??= 'sit';
    },
    join: hold,
    joinAll: holdAll,
    isCarried: true,
    hides: 'to',
  },
  kick: {
    cast: (from, to) => {
      if (!isLively(to)) workAt(from, to);
      from.facing ??= 'right';
    },
    join: (meeting) => sendOff(meeting, 0.05),
    joinLate: standBeyond,
    isCarried: true,
    isByTool: true,
  },
  throw: {
    cast: (from, to) => {
      if (!isLively(to)) workAt(from, to);
      act(from, 'throw', 'up');
    },
    join: (meeting) => sendOff(meeting, 0.72),
    joinLate: standBeyond,
    isCarried: true,
    isByTool: true,
  },
  catch: {
    cast: (from, to) => {
      if (isCaughtByTongue({ from, to })) return;
      if (!isLively(to)) workAt(from, to);
      useHand(from, 'up', true);
    },
    join: (meeting) => inNet(meeting) || inBothHands(meeting) || sendOff(meeting, 0.6),
    joinLate: standBeyond,
    isCarried: true,
    isByTool: true,
  },
  eat: {
    cast: (from, to, { from: index }) => bringToMouth(from, to, { index, isBitten: true }),
    join: eat,
    joinAll: eatOne,
    isCarried: true,
    isByTool: true,
  },
  drink: {
    cast: (from, to, { from: index }) => bringToMouth(from, to, { index, isBitten: false }),
    join: (meeting) => sip(meeting) || eat(meeting),
    isCarried: true,
  },
  'hands-on': { cast: (from) => useHand(from, 'front', true), join: handsOn, isCarried: true },
  read: {
    cast: (from) => {
      if (isLimbless(from)) delete from.pose;
      else useHand(from, 'front', true);
    },
    join: read,
    isCarried: true,
  },
} satisfies Record<string, RelationRule>;
