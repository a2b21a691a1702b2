import { artData } from '../art/artData.ts';

/** Whether a thing, by its key, stands on tables and counters, not on floors. */
export function isSmall(key: string): boolean {
  const thing = artData().things.get(key);
  return thing !== undefined && (thing.kind === 'food' || thing.rests === 'table');
}
