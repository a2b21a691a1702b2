import { drawBody } from '../../bodies/drawBody.ts';
import { type Actor, isKnown, turned } from '../company/Actor.ts';
import type { Company, Way } from '../company/Company.ts';
import { faceOf, fitTo, mirroredAt } from './carry.ts';
import { isInProfile } from './profile.ts';
import { reachFor } from './reach.ts';
import { directionOf, leadingHand, type Meeting } from './rule.ts';

/** How large what is blown into is drawn, the largest first. */
const SIZES = [1, 0.86, 0.72, 0.6];
/** What is as short as a hand is drawn no larger beside who blows it. */
const SHORT = 0.3;
const SHARE_OF_SHORT = 0.2;
/** How far under the middle of the mouth what is short and broad is, as shares of the face. */
const DOWNS = [0, 0.07, 0.13];
/** So much of its height at most is over the mouthpiece; what has more is turned so far. */
const MOST_OVER = 0.15;
const TILT = 0.75;
/** Where hands hold it, on the way from its mouthpiece to its other end. */
const HOLDS = [
  [0.3, 0.6],
  [0.25, 0.45],
  [0.4, 0.5],
  [0.16, 0.36],
  [0.12, 0.24],
] as const;

/** The same of a single hand. */
const UPRIGHT_HOLD = 0.6;

/** What is blown into: its mouthpiece at the mouth, hands along it. False where it would hide the face. */
export function putToMouth(meeting: Meeting, factor: number): boolean {
  const { company, from, to } = meeting;
  const [mouth, piece] = [company.point(from, 'mouth'), company.point(to, 'mouth')];
  const isShort = to.record.size < SHORT * from.record.size;
  const most = isShort ? Math.min(factor, fitTo(to, from, SHARE_OF_SHORT)) : factor;
  const face = faceOf(company, from);
  const isMirrored = isTurnedIn(meeting);
  const turn = (isMirrored ? -1 : 1) * tiltOf(meeting);
  const ways = (isShort ? DOWNS : [0]).flatMap((down) =>
    SIZES.map((size): Way => {
      const by = size * most;
      return {
        x: mouth.x - piece.x * by,
        y: mouth.y + down * (face.bottom - face.top) - piece.y * by,
        factor: by,
        layer: 'before',
        isHeld: true,
        cut: (own) => {
          const part = isMirrored ? mirroredAt(own, mouth.x) : own;
          return { ...part, to: turned(part.to, mouth, turn), at: from.body.art };
        },
      };
    }),
  );
  if (!company.join(to, from, ways)) return false;
  holdIt(meeting);
  return true;
}

/** Whether it would reach back over the face of who looks to a side. */
function isTurnedIn({ company, from, to }: Meeting): boolean {
  const [piece, box] = [company.point(to, 'mouth'), company.box(to)];
  const reach = directionOf(from) * ((box.left + box.right) / 2 - piece.x);
  return isInProfile(from) && reach < -0.12 * (box.right - box.left) && !to.record.bearsWriting;
}

/** What goes up from its mouthpiece, before the eyes, is turned away from the face; in radians. */
function tiltOf({ company, to }: Meeting): number {
  const [piece, box] = [company.point(to, 'mouth'), company.box(to)];
  if (piece.y - box.top < MOST_OVER * (box.bottom - box.top)) return 0;
  return (piece.x > (box.left + box.right) / 2 ? -1 : 1) * TILT;
}

/** A hand at the neck of a violin, the other one at the end of its bow. */
function holdNeckAndBow(company: Company, from: Actor, to: Actor): boolean {
  const [neck, bow] = [company.point(to, 'handle'), company.point(to, 'tip')];
  const ways = [
    { leftHand: neck, rightHand: bow },
    { leftHand: bow, rightHand: neck },
  ];
  return (['below', 'hands', 'arms'] as const).some((over) =>
    ways.some((hands) => reachFor(company, from, hands, { over, at: from })),
  );
}

/** Both hands on it, where they get there; or one. */
function holdIt({ company, from, to }: Meeting): void {
  if (isKnown(to, 'handle') && isKnown(to, 'tip') && holdNeckAndBow(company, from, to)) return;
  const [piece, box] = [company.point(to, 'mouth'), company.box(to)];
  const end = {
    x: Math.abs(piece.x - box.left) > Math.abs(piece.x - box.right) ? box.left : box.right,
    y: box.bottom,
  };
  const middle = (box.left + box.right) / 2;
  const isUpright = Math.abs(piece.x - middle) < 0.2 * (box.right - box.left);
  const at = (share: number) => ({
    x: isUpright ? middle : piece.x + share * (end.x - piece.x),
    y: piece.y + share * (end.y - piece.y),
  });
  // A harmonica: a hand at each end.
  if (isUpright && box.right - box.left > box.bottom - box.top) {
    const y = (box.top + box.bottom) / 2;
    reachFor(
      company,
      from,
      { leftHand: { x: box.left, y }, rightHand: { x: box.right, y } },
      { over: 'below', at: from },
    );
    return;
  }
  const isLeft = !isUpright && end.x < piece.x;
  // Two arms before a recorder would leave little of it.
  if (isUpright) {
    reachFor(company, from, { [leadingHand(from)]: at(UPRIGHT_HOLD) }, { over: 'below' });
    return;
  }
  HOLDS.some(([near, far]) => {
    const [left, right] = isLeft ? [at(far), at(near)] : [at(near), at(far)];
    return (
      reachFor(company, from, { leftHand: left, rightHand: right }, { over: 'below', at: from }) ||
      reachFor(company, from, { [leadingHand(from)]: at(near) }, { over: 'below', at: from })
    );
  });
}

/** Whether it is seen whole from the front only, a mouth in the middle of it: a harmonica. */
export function isAcross(to: Pick<Actor, 'record'>): boolean {
  const { art, places } = drawBody({ key: to.record.key, looks: {}, wears: [], variant: 0 });
  const x = ((places.mouth?.x ?? art.left) - art.left) / art.width;
  return art.width > art.height && Math.abs(x - 0.5) < 0.2;
}
