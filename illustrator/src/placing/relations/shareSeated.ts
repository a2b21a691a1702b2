import type { Actor } from '../company/Actor.ts';
import { faceOf, fitTo, put } from './carry.ts';
import { reachFor } from './reach.ts';
import { isLively, type Meeting } from './rule.ts';

/** What is shared on a seat is so large at most as a share of who has it; what is small in life, in meters, less. */
const SHARED = 0.4;
const SHARED_SMALL = 0.3;
const SMALL = 0.25;
/** How far under the faces it is, as shares of a body. */
const DOWNS = [0.02, 0.1, 0.2];
/** A hand is so far within it, as shares of its width. */
const WITHIN = [0.1, 0.2, 0.3, 0];

/** Two who sit side by side have what they share between them, a hand of each at it; false where somebody sits alone. */
export function shareSeated(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  const mate = mateOf(meeting);
  if (mate === undefined || company.areJoined(from, to)) return false;
  const [own, other] = [company.box(from), company.box(mate)];
  const x = (own.left + own.right + other.left + other.right) / 4;
  const high = own.bottom - own.top;
  const chin = Math.max(faceOf(company, from).bottom, faceOf(company, mate).bottom);
  const factor = fitTo(to, from, to.record.size < SMALL ? SHARED_SMALL : SHARED);
  const box = company.groupBox(to);
  // Beside a long bench nothing is so small as beside those on it.
  const factors = [1, 1.2, 1.45].map((more) => Math.min(1, more * factor));
  const ways = factors.flatMap((each) =>
    DOWNS.map((down) => put(box, { x, y: chin + down * high, edge: 'top' }, each)),
  );
  const restore = company.save();
  // They and what they have are before the seat.
  company.letHide(company.groupOf(from).host);
  const isHad = company.join(to, from, ways);
  if (isHad && [from, mate].map((one) => takeHold(meeting, one)).some(Boolean)) return true;
  restore();
  return false;
}

/** Puts the hand that is nearer to what is shared at its edge; false where no arm is so long. */
function takeHold({ company, to }: Meeting, one: Actor): boolean {
  const [body, { left, right, top, bottom }] = [company.box(one), company.box(to)];
  const isLeft = body.left + body.right < left + right;
  const y = (top + bottom) / 2;
  return WITHIN.some((within) => {
    const x = isLeft ? left + within * (right - left) : right - within * (right - left);
    return reachFor(company, one, { [isLeft ? 'rightHand' : 'leftHand']: { x, y } }, { over: 'hands' });
  });
}

/** Who sits next to one on the same seat. */
function mateOf({ company, from, to }: Meeting): Actor | undefined {
  const { host, parts } = company.groupOf(from);
  if (host === from || isLively(host)) return undefined;
  const { left, right, bottom, top } = company.box(from);
  const far = (one: Actor) => Math.abs(company.box(one).left + company.box(one).right - left - right);
  const mates = parts.flatMap(({ actor }) => {
    if (actor === undefined || actor === from || actor === to || !isLively(actor)) return [];
    return Math.abs(company.box(actor).bottom - bottom) < LEVEL * (bottom - top) ? [actor] : [];
  });
  return mates.sort((one, two) => far(one) - far(two))[0];
}

/** Those on one seat have their feet at one level, within so much of a body. */
const LEVEL = 0.35;
