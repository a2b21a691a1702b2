import { artData } from '../art/artData.ts';

/** Whether a thing, by its key, stands on tables and counters, not on floors. */
export function isSmall(key: string): boolean {
  const thing = artData().things.get(key);
  return thing !== undefined && (thing.kind === 'food' || thing.rests === 'table');
}

/** Whether things are such as stand on a table together: small ones, with what is light beside them, balloons and gifts. */
export function areForTable(keys: readonly string[]): boolean {
  return keys.some(isSmall) && keys.every((key) => isSmall(key) || isBeside(key));
}

function isBeside(key: string): boolean {
  const { kind, rests, size = 0 } = artData().things.get(key) ?? {};
  return kind === 'object' && rests !== 'wall' && size < LARGEST_BESIDE;
}

/** Meters. */
const LARGEST_BESIDE = 0.5;
