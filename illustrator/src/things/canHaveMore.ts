import { headOf } from './likenessOf.ts';
import type { Thing } from './Things.ts';

/** How many of them a body of ours is drawn with, and still told apart. */
const MOST = { heads: 5, arms: 8 } as const;
const FEWEST = { heads: 2, arms: 3 } as const;

/** Whether so many heads or arms are drawn on a thing: on what has a head of its own for a body of ours, but not on a spider or an octopus, which have more legs anyway. */
export function canHaveMore(thing: Thing | undefined, part: 'heads' | 'arms', count: number): boolean {
  const head = thing === undefined ? undefined : headOf(thing);
  if (head === undefined || thing?.parts?.includes('tentacle')) return false;
  const hasTwoLegs = 'body' in head && head.body?.legs === undefined;
  return hasTwoLegs && count >= FEWEST[part] && count <= MOST[part];
}
