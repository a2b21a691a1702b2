import { hasNoHands } from '../../things/fourLegged.ts';
import { type Casting, isLively } from './rule.ts';

/** Where the water comes up to the ankles people jump, and animals without hands as they are; others stand with the arms up. */
export function splash(from: Casting): void {
  from.pose = from.record.kind === 'person' || hasNoHands(from.record) ? 'jump' : 'stand';
  if (from.pose === 'stand' && isLively(from)) from.hands = { left: 'up', right: 'up', ...from.hands };
}

/** Of who looks out of a hole the face is seen. */
export function peekOut(from: Casting, isOfHole: boolean): void {
  if (isOfHole && from.record.kind === 'animal' && from.record.poses?.sit) from.pose = 'sit';
  else delete from.pose;
}
