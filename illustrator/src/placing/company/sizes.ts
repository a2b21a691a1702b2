import type { Looks } from '../../reading/Scene.ts';

/** Page pixels of the longest side of the largest thing, at the scale 1. */
export const UNIT = 1000;
/** How many times longer the largest thing of a page is than the smallest, at most. */
export const MOST_RATIO = 4;
/** The same for the smallest children, to whom nothing is small. */
export const MOST_RATIO_PLAIN = 2.5;
/** The same beside a letter or a number, of which all are pictures. */
export const MOST_RATIO_OF_PICTURES = 1.6;
/** Sizes in life are drawn with their differences shrunk: a horse is two cats high, not four and a half. */
const SOFTENED = 0.42;
/** The same where nobody is on the page: roses are no higher than the bench beside them. */
const SOFTENED_OF_THINGS = 0.6;
/** Mountains and moons are as large as a house, grains as large as a coin. */
const LARGEST = 12;
const SMALLEST = 0.03;
/** A pose may be a little longer than its record says. */
export const SPARE = 0.95;
const BIG = 1.4;
const SMALL = 0.7;

/** A thing's longest side in life, in meters, and its size word. */
export interface LifeSize {
  meters: number;
  word?: NonNullable<Looks['size']>;
}

/**
 * Longest sides on a page, the largest 1, the smallest at least `1 / mostRatio`: in the order of the sizes in life, but what
 * is called big is larger than what is called small.
 */
export function compress(
  sizes: readonly LifeSize[],
  mostRatio = MOST_RATIO,
  { areThings = false }: { areThings?: boolean } = {},
): number[] {
  if (sizes.length === 0) return [];
  const meters = sizes.map((one) => Math.min(LARGEST, Math.max(SMALLEST, one.meters)));
  const ratio = Math.max(...meters) / Math.min(...meters);
  const softened = areThings ? SOFTENED_OF_THINGS : SOFTENED;
  const power = ratio <= 1 ? 1 : Math.min(softened, Math.log(mostRatio * SPARE) / Math.log(ratio));
  const factors = { huge: BIG, big: BIG, small: SMALL };
  const worded = sizes.map(({ word }, index) => (meters[index] ?? 1) ** power * (word ? factors[word] : 1));
  const smallOnes = worded.filter((_, index) => sizes[index]?.word === 'small');
  const lift = 1.15 * Math.max(0, ...smallOnes);
  const ordered = worded.map((size, index) =>
    (sizes[index]?.word ?? 'small') !== 'small' ? Math.max(size, lift) : size,
  );
  const most = Math.max(...ordered);
  return ordered.map((size) => Math.max(size / most, 1 / mostRatio));
}
