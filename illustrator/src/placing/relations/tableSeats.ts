/** The seats of so many who share a table evenly, as shares of its width from its middle, the outer ones first. */
export function seatsFor(count: number): number[] {
  const all = Array.from({ length: count }, (_, at) => (EVEN * (at + 0.5)) / count - EVEN / 2);
  return all.sort((a, b) => Math.abs(b) - Math.abs(a) || a - b);
}

const EVEN = 1.05;

/** Those who eat sit so much nearer the middle: nobody's feet are beside the table. */
export const AT_MEAL = 0.93;

/** Where the seats of so many are from the middle, one place being 1, the outer ones first. */
export function placesFor(count: number): number[] {
  return seatsFor(count).map((share) => (share * count) / EVEN);
}

/** Where along a table one after the other sits, as shares of its width from its middle. */
export function seatsOf(wide: number, each: number, taken: number): number[] {
  const many = Math.max(2, Math.min(6, Math.floor((1.1 * wide) / each)));
  const end = Math.max(0.25, 0.5 - (0.45 * each) / wide);
  const all = Array.from({ length: many }, (_, at) => ((2 * at) / (many - 1) - 1) * end);
  const outer = [...all].sort((a, b) => Math.abs(b) - Math.abs(a) || a - b);
  // Nobody sits alone at the end of a table.
  if (wide < ALONE * each) outer.unshift(0);
  return [...outer.slice(taken), ...outer.slice(0, taken), 0, -FAR, FAR];
}

/** Where there is room yet beside what lies in the middle, and a table for one, as shares of the width from there and of who sits. */
const FAR = 0.42;
const ALONE = 2;
