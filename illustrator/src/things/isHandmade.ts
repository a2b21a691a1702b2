import type { Thing } from './Things.ts';

const KINDS_MADE: ReadonlySet<string> = new Set(['object', 'clothes']);
/** Meters. */
const LARGEST = 0.5;

/** What is no larger than what hands make is worked on at a table, where it does not stand on the ground by itself: a ring, a vase. */
export function isHandmade({ kind, size, rests, poses }: Thing): boolean {
  // A teddy bear sits by itself.
  const isByItself = poses !== undefined || (rests !== undefined && rests !== 'wall');
  return KINDS_MADE.has(kind) && size <= LARGEST && !isByItself;
}
