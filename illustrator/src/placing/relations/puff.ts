import type { Way } from '../company/Company.ts';
import { breath } from '../company/props.ts';
import { faceOf, fitTo, gripOf } from './carry.ts';
import { drawnAs } from './drawnAs.ts';
import { isLimbless } from './limbless.ts';
import { reachFor } from './reach.ts';
import { directionOf, leadingHand, type Meeting } from './rule.ts';

/** How far a puff of breath goes, and its gap to what is held before it, as shares of the body's height. */
const FAR = 0.34;
const GAP = 0.14;
/** How large what is blown at in a hand is, as a share of who has it; how far down it the breath goes. */
const SIZES = [0.36, 0.3];
const AT = 0.28;
/** Breath begins so far out from the mouth toward the edge of the face. */
const NEAR_EDGE = 0.75;

/** Breath alone: who blows at nothing that is there. */
export function puff({ company, from, to }: Meeting): boolean {
  const { start, side, high } = mouthOf({ company, from });
  return company.join(to, from, [drawnAs(breath(start, { x: start.x + side * FAR * high, y: start.y }))]);
}

/** What is light is in a hand before the mouth, breath going there: a dandelion, a feather. */
export function puffAtHeld(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  if (isLimbless(from)) return false;
  const { start, side, high } = mouthOf(meeting);
  const box = company.groupBox(to);
  const grip = gripOf(company, to) ?? { x: (box.left + box.right) / 2, y: box.bottom };
  const restore = company.save();
  for (const size of SIZES) {
    const factor = fitTo(to, from, size);
    const near = side > 0 ? box.left : box.right;
    const way: Way = {
      x: start.x + side * GAP * high - near * factor,
      y: start.y - (box.top + AT * (box.bottom - box.top)) * factor,
      factor,
      layer: 'before',
      isHeld: true,
    };
    const hand = { x: way.x + grip.x * factor, y: way.y + grip.y * factor };
    const isReached = reachFor(company, from, { [leadingHand(from)]: hand }, { at: from });
    if (isReached && company.join(to, from, [way])) {
      const end = { x: start.x + side * 0.9 * GAP * high, y: start.y };
      company.add(from, { over: [breath(start, end)] });
      return true;
    }
    restore();
  }
  return false;
}

/** Where breath leaves a face, to which side, and how high the body is. */
export function mouthOf({ company, from }: Pick<Meeting, 'company' | 'from'>) {
  const [body, face, mouth] = [company.box(from), faceOf(company, from), company.point(from, 'mouth')];
  const side = directionOf(from);
  // From the front the mouth is amid the face.
  const edge = side > 0 ? face.right : face.left;
  const start = { x: mouth.x + NEAR_EDGE * (edge - mouth.x), y: mouth.y };
  return { start, side, high: body.bottom - body.top };
}
