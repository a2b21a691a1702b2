import type { Way } from '../company/Company.ts';
import { faceOf } from './carry.ts';
import { type Goals, reachFor } from './reach.ts';
import { isLively, type Meeting } from './rule.ts';

/** How far over the head what it hangs from is, and how far apart the hands are there, as shares of the body; the first that the arms reach. */
const OVER = [0.03, -0.04, -0.1];
const APART = [0.2, 0.26, 0.32];
const HANDS = ['left', 'right'] as const;

/** Hangs at full length by the hands that are up, the head below them; `waysFor` gives the ways for the level of the body that they are at. */
export function hangByHands(meeting: Meeting, waysFor: (grip: number) => readonly Way[]): boolean {
  const { company, from, to } = meeting;
  const free = HANDS.filter((side) => from.request.hands?.[side] === 'up');
  if (!isLively(from) || free.length === 0) return false;
  const [face, { top, bottom }] = [faceOf(company, from), company.box(from)];
  return OVER.some((over) => {
    const grip = face.top - over * (bottom - top);
    return waysFor(grip).some((way) => {
      const restore = company.save();
      const isHeld = company.join(from, to, [way]) && takeHold(meeting, { free, over });
      if (!isHeld) restore();
      return isHeld;
    });
  });
}

function takeHold(
  { company, from }: Meeting,
  { free, over }: { free: readonly ('left' | 'right')[]; over: number },
): boolean {
  const [face, { top, bottom }] = [faceOf(company, from), company.box(from)];
  const high = bottom - top;
  const [x, y] = [(face.left + face.right) / 2, face.top - over * high];
  return APART.some((apart) => {
    const goals: Goals = {};
    for (const side of free) goals[`${side}Hand`] = { x: x + (side === 'left' ? -1 : 1) * apart * high, y };
    return reachFor(company, from, goals, { over: 'hands' });
  });
}
