import type { Thing } from '../../things/Things.ts';
import { isKnown } from '../company/Actor.ts';
import { fitTo, handWays, inHands } from './carry.ts';
import type { Meeting } from './rule.ts';
import { hangs } from './shareInHand.ts';

/** What is carried by its handle with something in it: a basket, a pail. */
export function isBasket({ record }: { record: Thing }): boolean {
  const isOpen = record.boarded !== undefined || record.uses?.includes('poured-into') === true;
  return record.kind === 'object' && isOpen && isKnown({ record }, 'handle');
}

/** A basket with all that is in it, by its handle, clear of the ground; false for what has none. */
export function hangFromHand(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  if (!isBasket(to) || !hangs(meeting)) return false;
  const isFull = company.groupOf(to).parts.length > 1;
  const ways = (isFull ? FULL : HUNG).flatMap((share) => handWays(meeting, fitTo(to, from, share)));
  const restore = company.save();
  // The hand at the handle is before what is in it, which may be small.
  for (const { actor } of company.groupOf(to).parts) {
    if (!actor || actor === to) continue;
    company.letHide(actor);
    company.redraw(actor, { ...company.partOf(actor), isMorsel: true });
  }
  if (company.join(to, from, inHands(meeting, ways))) return true;
  restore();
  return false;
}

/** How large it is beside who carries it, the largest first. */
const HUNG = [0.42, 0.36, 0.3];
const FULL = [0.42, 0.5, 0.58];
