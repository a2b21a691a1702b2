import { isBall } from '../../things/isBall.ts';
import { type Actor, isKnown } from '../company/Actor.ts';
import { aheadWays, chestWays, fitTo, handWays, inHands } from './carry.ts';
import { hasKeys, sitAtKeys } from './keyboard.ts';
import { isLimbless } from './limbless.ts';
import { isAcross, putToMouth } from './mouthpiece.ts';
import { holdAtTip } from './ownPart.ts';
import { turnToMouth } from './profile.ts';
import { reachFor } from './reach.ts';
import { reachOut } from './reachOut.ts';
import {
  besideWays,
  type Casting,
  directionOf,
  face,
  faceEachOther,
  isLively,
  type Meeting,
  type RelationRule,
  sitOn,
  useHand,
  workWithHand,
} from './rule.ts';
import { strike } from './strike.ts';
import { strum } from './strum.ts';
import { playAt } from './tableWork.ts';
import { besideIt } from './tend.ts';

function play(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  if (to.record.uses?.includes('played-at')) return playAt(meeting);
  if (hasKeys(to) && sitAtKeys(meeting)) return true;
  if (isBall(to.record) || isLively(to)) {
    if (isLively(to)) return standAt(meeting);
    return company.join(to, from, aheadWays(meeting, fitTo(to, from, 0.45), { up: 0.02, gap: 0.04 }));
  }
  // Who has arms enough has what comes next in others.
  const isNext = company.groupOf(from).parts.some(({ actor }) => actor?.record.uses?.includes('played'));
  if (isNext && from.record.tips && isInHand(to)) return holdAtTip(meeting, 0.36);
  if (to.record.uses?.includes('struck') && strike(meeting)) return true;
  if (to.record.uses?.includes('strummed') && strum(meeting)) return true;
  if (isFloorToy(to) && besideIt(meeting)) {
    reachOut(meeting);
    return true;
  }
  const isHandy = isInHand(to) || to.size <= 0.8 * from.size || to.record.size < 0.7 * from.record.size;
  const factor = isHandy ? fitTo(to, from, shareInPlay(meeting)) : 1;
  if (!isHandy && to.record.uses?.includes('played')) return besideIt(meeting);
  const ahead = aheadWays(meeting, factor, { up: 0, gap: -0.06 });
  if (isHandy && isKnown(to, 'mouth') && putToMouth(meeting, factor)) return true;
  const held = [1, 0.86, 0.72].flatMap((part) => chestWays(meeting, part * factor));
  const ways = isHandy ? [...inHands(meeting, [...held, ...handWays(meeting, factor)]), ...ahead] : ahead;
  if (!company.join(to, from, ways)) return false;
  if (!isInHand(to)) layOnKeys(meeting);
  return true;
}

/** Before what one looks at, farther off where others are. */
function standAt(meeting: Pick<Meeting, 'company' | 'from' | 'to'>): boolean {
  const behind = directionOf(meeting.from) > 0 ? -1 : 1;
  return meeting.company.join(meeting.from, meeting.to, besideWays(meeting, [-0.05, -0.2, -0.8], [behind]));
}

/** Both hands on what stands before who plays it: a toy's piano, a bear's cello. */
function layOnKeys({ company, from, to }: Meeting): void {
  const { left, right, top, bottom } = company.box(to);
  const at = (along: number, y: number) => ({ x: left + along * (right - left), y });
  [0.5, 0.35, 0.65].some((down) => {
    const y = top + down * (bottom - top);
    return reachFor(company, from, { leftHand: at(0.2, y), rightHand: at(0.8, y) }, { over: 'below' });
  });
}

/** Whether hands hold it to play, in life: no piano. */
function isInHand({ record }: Pick<Actor, 'record'>): boolean {
  return (
    record.uses?.includes('held') === true ||
    (record.uses?.includes('played') === true && record.size <= IN_ARMS)
  );
}

/** A toy that stands on the floor and is played with there: a dollhouse, no drum. */
function isFloorToy({ record }: Pick<Actor, 'record'>): boolean {
  const isPlaced = record.rests === undefined || record.rests === 'ground';
  return (
    !isInHand({ record }) &&
    isPlaced &&
    record.kind === 'object' &&
    record.size >= LEAST_FLOOR_TOY &&
    record.worn === undefined &&
    record.uses?.includes('played') !== true
  );
}

/** Meters. */
const LEAST_FLOOR_TOY = 0.6;

/** How large what is played with is drawn at most beside who does it: by its size in life, but large enough to be colored. */
function shareInPlay({ from, to }: Meeting): number {
  return Math.min(0.62, 0.28 + (0.4 * to.record.size) / from.record.size);
}

/** Who plays what stands on the ground reaches its keys. */
const LEAST_PLAYER = 0.72;

/** So large is at most what is played in arms, in meters. */
const IN_ARMS = 1.1;

/** Sits at its keys, the head turned to them. */
function sitBefore(from: Casting, to: Casting, thing: number): void {
  face(from, to, false);
  sitOn(from);
  from.hosts.push({ thing, share: LEAST_PLAYER });
}

/** How play is shown. */
export const PLAY_RULES = {
  play: {
    cast: (from, to, indexes) => {
      if (isLively(to)) faceEachOther(from, to);
      else if (isBall(to.record) || isFloorToy(to)) workWithHand(from, to);
      else if (isLimbless(from)) return;
      else if (hasKeys(to)) sitBefore(from, to, indexes.to);
      else if (to.record.uses?.includes('played') && !isInHand(to)) {
        workWithHand(from, to);
        from.hosts.push({ thing: indexes.to, share: LEAST_PLAYER });
      } else if (!to.record.uses?.includes('played-at')) {
        useHand(from, 'front', true);
        if (isKnown(to, 'mouth') && !isAcross(to)) turnToMouth(from);
      }
    },
    join: play,
    joinLate: (company, from, to) => isBall(to.record) && standAt({ company, from, to }),
    isCarried: true,
  },
} satisfies Record<string, RelationRule>;
