import { drawBody } from '../../bodies/drawBody.ts';
import { moved, pointOf } from '../company/Actor.ts';
import type { Way } from '../company/Company.ts';
import { aheadWays, chestWays, fitTo, inHands } from './carry.ts';
import { isLimbless, readAt } from './limbless.ts';
import { lookDown } from './lookDown.ts';
import { reachEach, reachFor } from './reach.ts';
import { isLively, type Meeting } from './rule.ts';

/** What is full of others is before the body, a hand at each side of it. */
export function holdFull(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  const ways = FULL.flatMap((share) => chestWays(meeting, fitTo(to, from, share)));
  if (!company.join(to, from, ways)) return false;
  gripSides(meeting, 'below', [0.5, 0.4, 0.6]);
  return true;
}

/** A sign is before the chest, as large as it leaves the face to be seen, a hand at each side of it. */
export function holdAtChest(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  const restore = company.save();
  return AT_CHEST.some((share) => {
    const ways = chestWays(meeting, fitTo(to, from, share)).slice(0, 1);
    const isHeld = company.join(to, from, ways) && gripSides(meeting, 'hands', [0.4, 0.5, 0.3]);
    if (!isHeld) restore();
    return isHeld;
  });
}

const AT_CHEST = [0.5, 0.44, 0.38, 0.32];

/** How large what is full of others is beside who has it. */
const FULL = [0.6, 0.75, 0.9];

/** Before the chest, a hand at each side of it where the arms reach so far. */
export function read(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  if (isLimbless(from)) return readAt(meeting);
  const ways = chestWays(meeting, fitTo(to, from, BEFORE_CHEST)).map(
    (way): Way => ({ ...way, isHeld: true }),
  );
  const restore = company.save();
  if (readInFront(meeting)) return true;
  restore();
  if (company.join(to, from, ways) && gripSides(meeting, 'hands', [0.62, 0.5, 0.75])) return true;
  restore();
  return haveInHands(meeting);
}

/** Before the chest its pages are to who reads, who looks down at them: we see it from outside. */
function readInFront(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  if (!isLively(from) || !seeOutside(meeting)) return false;
  const ways = chestWays(meeting, fitTo(to, from, OUTSIDE)).map((way): Way => ({ ...way, isHeld: true }));
  if (!company.join(to, from, ways)) return false;
  lookDown(company, from);
  return gripSides(meeting, 'hands', [0.62, 0.5, 0.75]);
}

/** Draws what is read as it is seen from the other side, its pages to who reads; false where it has no other side. */
function seeOutside({ company, to }: Meeting): boolean {
  const { outside } = to.record;
  if (outside === undefined || to.request.looks.motif !== undefined) return false;
  const request = { ...to.request, key: outside };
  const body = drawBody(request);
  const part = company.partOf(to);
  Object.assign(to, { body, request });
  company.redraw(to, moved({ ...part, art: body.art }, 0, 0, part.art.width / body.art.width));
  return true;
}

/** Before the chest, both hands on it: what is knitted; else ahead. */
export function haveInHands(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  const factor = fitTo(to, from, BEFORE_CHEST);
  const ways = [
    // Rather smaller than aside.
    ...inHands(meeting, [
      ...[1, 0.84].flatMap((part) => chestWays(meeting, part * factor).slice(0, 1)),
      ...chestWays(meeting, factor),
    ]),
    ...aheadWays(meeting, factor, { up: 0.1, gap: -0.05 }),
  ];
  if (!company.join(to, from, ways)) return false;
  const { hold, hold2 } = to.body.places;
  if (hold && hold2) {
    const part = company.partOf(to);
    const [leftHand, rightHand] = [pointOf(part, hold), pointOf(part, hold2)].sort((a, b) => a.x - b.x);
    reachEach(company, from, { leftHand, rightHand }, { over: 'below', isBowed: true });
  }
  return true;
}

const BEFORE_CHEST = 0.5;
const OUTSIDE = 0.42;

/** Puts the hands at both sides of what is before the body, so far down it; false where the arms do not reach it. */
function gripSides(
  { company, from, to }: Meeting,
  over: 'below' | 'hands',
  levels: readonly number[],
): boolean {
  const { left, right, top, bottom } = company.box(to);
  const [middle, wide, high] = [(left + right) / 2, right - left, bottom - top];
  return OUT.some((out) =>
    levels.some((down) => {
      const y = top + down * high;
      const goals = { leftHand: { x: middle - out * wide, y }, rightHand: { x: middle + out * wide, y } };
      return reachFor(company, from, goals, { over });
    }),
  );
}

/** Where hands are, from the middle of what they have, as shares of its width. */
const OUT = [0.48, 0.4, 0.32];
