import { drawBody } from '../../bodies/drawBody.ts';
import type { Pose } from '../../reading/Scene.ts';
import type { Way } from '../company/Company.ts';
import { faceOf, put } from './carry.ts';
import { type Goals, reachFor } from './reach.ts';
import type { Casting, Meeting } from './rule.ts';

/** Has a person whom another one carries lie in that one's arms, a baby or a princess; false where it does something else there. */
export function castInArms(from: Casting, to: Casting): boolean {
  const arePeople = from.record.kind === 'person' && to.record.kind === 'person';
  const isFree = to.pose === undefined || RESTING.has(to.pose);
  if (!arePeople || !isFree || to.count !== 1 || from.count !== 1) return false;
  if (to.pose === 'sleep') to.looks = { mood: 'sleepy' };
  if (to.pose === 'cry') to.looks = { mood: 'sad' };
  to.pose = 'in-arms';
  to.facing = 'right';
  return true;
}

const RESTING: ReadonlySet<Pose> = new Set<Pose>(['sit', 'lie', 'sleep', 'cry']);

/** Before the chest of who carries it, both hands under it; false where it was drawn in another way. */
export function cradle(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  if (to.request.pose !== 'in-arms' || company.groupOf(from).parts.length > 1) return false;
  const [own, face, box] = [company.box(from), faceOf(company, from), company.groupBox(to)];
  const high = own.bottom - own.top;
  const most = Math.min(1, ((isSmall(meeting) ? BABY : GROWN) * high) / (box.right - box.left));
  const ways = SIZES.flatMap((part) =>
    LOWER.map((down): Way => {
      const at = { x: (face.left + face.right) / 2, y: face.bottom + down * high, edge: 'top' as const };
      return { ...put(box, at, part * most), isHeld: true };
    }),
  );
  const restore = company.save();
  // Before the trunk, whose arms are before it.
  company.letHide(from);
  if (company.join(to, from, ways) && support(meeting)) return true;
  restore();
  sitUp(meeting);
  return false;
}

/** Who cannot lie there sits in the arms. */
function sitUp({ company, to }: Meeting): void {
  const request = { ...to.request, pose: 'sit' as const };
  company.embody(to, { body: drawBody(request), request }, { moves: (part) => part, isOver: false });
}

/** A hand under the back, below the head, and the other forearm under the legs. */
function support({ company, from, to }: Meeting): boolean {
  const { left, right, top, bottom } = company.box(to);
  const at = (along: number, down: number) => ({
    x: left + along * (right - left),
    y: top + down * (bottom - top),
  });
  const tries = UNDER.flatMap((down) =>
    APART.map(([one, other]): Goals => ({ leftHand: at(one, down), rightHand: at(other, down) })),
  );
  return tries.some((goals) =>
    reachFor(company, from, goals, { over: 'below', alone: 'leftHand', isBowed: true }),
  );
}

/** Whether it is a child in arms: so small beside who has it. */
function isSmall({ from, to }: Meeting): boolean {
  return to.record.size < CHILD * from.record.size;
}

const CHILD = 0.6;
/** How long who lies there is at most, as shares of the height of who carries: a baby, and who is larger. */
const BABY = 0.5;
const GROWN = 0.74;
const SIZES = [1, 0.9, 0.8, 0.7];
/** How far below the chin of who carries, as shares of that one's height. */
const LOWER = [0, 0.03, 0.06, 0.1];
/** Where the hands are: how far down who lies there, and how far along, as shares of the box. */
const UNDER = [0.86, 0.78, 0.7, 0.62];
const APART = [
  [0.42, 0.62],
  [0.34, 0.7],
  [0.5, 0.54],
] as const;
