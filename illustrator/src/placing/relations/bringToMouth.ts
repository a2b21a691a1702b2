import { buildOf } from '../../things/fourLegged.ts';
import { isKnown } from '../company/Actor.ts';
import { isCaughtByTongue } from './catchWithTongue.ts';
import { comesTo, isOnFood } from './eat.ts';
import { isLimbless } from './limbless.ts';
import { isInPaws } from './nibble.ts';
import { castNuzzle } from './nuzzle.ts';
import { turnToMouth } from './profile.ts';
import { type Casting, useHand } from './rule.ts';
import { makeSpots } from './spots.ts';
import { lapsFrom, stoopsTo } from './stoop.ts';

/** A tree for who reaches high is so large beside that one. */
const TALLEST_TREE = 1.45;

function isLongNecked({ record }: Casting): boolean {
  return buildOf(record)?.neck === 'long';
}

/** A hand brings it to the mouth, where there is one; what goes on four legs stoops to it, what flies comes to what is larger. */
export function bringToMouth(
  from: Casting,
  to: Casting,
  { index, isBitten }: { index: number; isBitten: boolean },
): void {
  if (isOnFood(from, to)) {
    // Its head is where what is never mirrored is bitten off.
    if (to.record.bearsWriting) from.facing = 'right';
    makeSpots(from, to, index);
    return;
  }
  if (isCaughtByTongue({ from, to })) return;
  // A tree is higher than what eats from it.
  if (comesTo(from, to)) to.hosts.push({ thing: index, share: isLongNecked(from) ? TALLEST_TREE : 1.05 });
  if (isLimbless(from) || comesTo(from, to) || castNuzzle(from, to)) return;
  if (stoopsTo(from, to)) {
    from.pose = lapsFrom(from, to) ? 'lap' : 'graze';
    from.facing ??= 'right';
    return;
  }
  if (isInPaws(from, to)) {
    useHand(from, 'front', true);
    return;
  }
  useHand(from, 'face');
  turnToMouth(from);
  if (!isBitten) return;
  from.looks = { mood: 'agape' };
  // A bite of it is gone, but for what has its bitten end at the mouth.
  if (to.record.kind === 'food' && to.count === 1 && !isKnown(to, 'handle') && !isKnown(to, 'tip'))
    to.looks = { pattern: 'bitten' };
}
