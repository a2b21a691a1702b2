import type { Shins } from '../../bodies/Body.ts';
import { drawBody } from '../../bodies/drawBody.ts';
import type { Part } from '../company/Actor.ts';
import { faceOf } from './carry.ts';
import { localOf, reachEach, reachFor } from './reach.ts';
import type { Meeting } from './rule.ts';

/** Knees, feet, and the hands that hold those, of who sits astride of a neck: in radii of the bearer's head, from the neck. */
const KNEE = { out: 0.94, down: 0.08 };
const FOOT = { out: 0.66, down: 1.42 };
const GRIP = { out: 0.74, down: 1.0 };
/** Hands on the crown, from the middle of the head. */
const CROWN = { out: 0.5, up: 1 };

/** Whether people sit on people, who are seen from the front. */
export function areAstride({ from, to }: Meeting): boolean {
  const areHuman = [from, to].every(({ record, body }) => record.kind === 'person' && body.telling);
  return areHuman && from.request.onSeat === true;
}

/** Has the legs of who sits behind the head over the shoulders, the hands on the crown; the bearer's hands hold the feet. */
export function sitAstride({ company, from, to }: Meeting): void {
  const face = faceOf(company, to);
  const [r, x] = [(face.right - face.left) / 2, (face.left + face.right) / 2];
  const { y: neck } = company.point(to, 'neck');
  const at = ({ out, down }: { out: number; down: number }, side: 1 | -1) => ({
    x: x + side * out * r,
    y: neck + down * r,
  });
  const own = company.partOf(from);
  const legOf = (side: 1 | -1) => ({
    knee: localOf(own, at(KNEE, side)),
    foot: localOf(own, at(FOOT, side)),
  });
  const shins: Shins = { left: legOf(-1), right: legOf(1) };
  const request = { ...from.request, shins };
  const body = drawBody(request);
  if (
    !company.embody(from, { body, request }, { moves: (part: Part) => part, isOver: true, at: to.body.art })
  )
    return;
  const crown = (face.top + face.bottom) / 2 - CROWN.up * r;
  const hands = {
    leftHand: { x: x - CROWN.out * r, y: crown },
    rightHand: { x: x + CROWN.out * r, y: crown },
  };
  if (from.request.hands === undefined) reachFor(company, from, hands, { over: 'arms', at: to });
  if (to.request.hands !== undefined) return;
  reachEach(company, to, { leftHand: at(GRIP, -1), rightHand: at(GRIP, 1) }, { over: 'below' });
}
