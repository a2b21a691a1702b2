import type { Thing } from '../../things/Things.ts';
import type { OpenPreposition } from './Sentence.ts';

/** "lifting a baby up to the ceiling": what other things hang from is over all that stand, nobody is on it. */
export function isOverhead(preposition: OpenPreposition['preposition'], place: Thing | undefined): boolean {
  if (preposition !== 'up' && preposition !== 'to') return false;
  return place?.rests === 'air' && place.spots?.some(({ hangs }) => hangs) === true;
}
