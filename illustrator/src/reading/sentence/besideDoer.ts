import type { Thing } from '../../things/Things.ts';

/** Whether somebody has it in hand: none is on or under it. */
export function isSmall(object: Thing | undefined, doer: Thing | undefined): boolean {
  if (object === undefined || doer === undefined || object.uses?.includes('swung-on')) return false;
  return object.size < 0.7 * doer.size && object.kind !== 'plant';
}

/** Whether it is no larger than who points at it, and not far off as what is alive, in the sky or built may be. */
export function isAtHand(object: Thing | undefined, doer: Thing | undefined): boolean {
  return object?.kind === 'object' && object.rests !== 'air' && object.size <= 1.2 * (doer?.size ?? 0);
}

/** Whether a thing is put out of sight rather than what hides somebody. */
export function isHidden(object: Thing | undefined, doer: Thing | undefined): boolean {
  return (object?.size ?? 0) < Math.min(LARGEST_HIDDEN, 0.5 * (doer?.size ?? 0));
}

/** Meters. */
const LARGEST_HIDDEN = 0.5;
