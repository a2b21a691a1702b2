import type { Box } from '../../page.ts';
import type { Actor } from '../company/Actor.ts';
import { type Casting, directionOf } from './rule.ts';

/** Sets that somebody's mouth is at what is had there: a person is seen from the side. */
export function turnToMouth(one: Casting): void {
  one.facing ??= 'right';
  if (one.record.kind === 'person') one.isTurned = true;
}

/** Whether somebody's mouth is at the edge of the face. */
export function isInProfile({ request, record }: Actor): boolean {
  return request.isTurned === true && record.kind === 'person';
}

/** The ears that are seen of somebody with such a face, on one side of it or on both; in profile the one in its middle. */
export function earsOf(
  actor: Actor,
  { left, right, top, bottom }: Box,
  only?: 1 | -1,
): { x: number; y: number }[] {
  const [wide, high] = [right - left, bottom - top];
  const [middle, y] = [(left + right) / 2, top + 0.56 * high];
  if (isInProfile(actor)) return [{ x: middle - directionOf(actor) * 0.06 * wide, y }];
  return (only ? [only] : [-1, 1]).map((side) => ({ x: middle + side * 0.52 * wide, y }));
}
