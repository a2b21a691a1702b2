import { type Casting, isLively } from './rule.ts';

/** Where the water comes up to the ankles people jump, an animal stands with its paws up. */
export function splash(from: Casting): void {
  from.pose = from.record.kind === 'person' ? 'jump' : 'stand';
  if (from.pose === 'stand' && isLively(from)) from.hands = { left: 'up', right: 'up', ...from.hands };
}
