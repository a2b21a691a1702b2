import type { Thing } from './Things.ts';

/** What there is much of that lies or hangs nowhere in particular: hearts, stars, butterflies, bubbles, notes. */
export function isLoose({
  key,
  kind,
  rests,
  size,
  drifts,
}: Pick<Thing, 'key' | 'kind' | 'rests' | 'size' | 'drifts'>): boolean {
  if (SINGLE.has(key)) return false;
  if (kind === 'symbol' || kind === 'sky') return true;
  if (kind === 'flier' || kind === 'swimmer') return size <= SMALL;
  if (kind === 'plant') return drifts !== undefined;
  return kind === 'object' && rests === 'air' && size <= LARGEST;
}

/** Meters, of a bird or a fish that is small beside all that it is around. */
const SMALL = 0.35;
const LARGEST = 1;
/** There is one of it in the sky, or it is as wide as that. */
const SINGLE: ReadonlySet<string> = new Set(['sun', 'moon', 'rainbow', 'globe-showing-europe-africa']);

/** What there is much of that lies or grows on the ground anywhere: flowers, gifts, acorns. */
export function isStrewnOnGround({ kind, rests, size }: Pick<Thing, 'kind' | 'rests' | 'size'>): boolean {
  if (rests !== undefined && rests !== 'ground') return false;
  if (kind === 'plant') return size <= LOW;
  return (kind === 'object' || kind === 'food') && size <= HANDY;
}

/** Meters: a flower, no bush; what hands lift. */
const LOW = 0.5;
const HANDY = 0.6;

/** Whether what is around something is at its slopes or walls, and not all over the page: clouds at a peak or a castle. */
export function isAtSlopes({ key }: Pick<Thing, 'key'>, center: Pick<Thing, 'kind'> | undefined): boolean {
  return key === 'cloud' && center?.kind === 'building';
}
