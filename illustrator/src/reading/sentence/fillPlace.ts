import type { Slot } from '../Draft.ts';
import type { Sentence } from './Sentence.ts';

/**
 * "a classroom full of kids", "riding through a forest full of flowers": a place has many of what comes next; it is in nobody who
 * is there.
 */
export function fillPlace(
  sentence: Sentence,
  { hosts, slot }: { hosts: readonly number[]; slot: Slot },
): boolean {
  const { draft, modifiers } = sentence;
  const isOfPlace = hosts.length === 0 || draft.words.at(-2)?.meaning.as === 'setting';
  if (!isOfPlace || draft.settings.length === 0) return false;
  modifiers.count = CROWD;
  modifiers.slots.push({ slot, look: 'count' });
  sentence.previous = 'determiner';
  return true;
}

/** How many fill a place. */
const CROWD = 5;
