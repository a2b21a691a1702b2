import type { Slot } from '../Draft.ts';
import { relateAll } from '../relateAll.ts';
import type { OpenPreposition, Sentence } from './Sentence.ts';

/** "a cat bigger than a house": one large, the other small, side by side. */
export function compareThings(
  sentence: Sentence,
  { preposition, hosts, slot }: OpenPreposition,
  added: readonly number[],
): void {
  const { draft } = sentence;
  const [large, small] = preposition === 'bigger-than' ? [hosts, added] : [added, hosts];
  for (const index of large) Object.assign(draft.things[index]?.looks ?? {}, { size: 'big' });
  for (const index of small) Object.assign(draft.things[index]?.looks ?? {}, { size: 'small' });
  const [thing] = hosts;
  if (thing !== undefined && slot !== undefined) slot.meaning = { as: 'look', thing, look: 'size' };
  const isRelated = draft.relations.some(
    ({ from, to }) =>
      (hosts.includes(from) && added.includes(to)) || (hosts.includes(to) && added.includes(from)),
  );
  if (!isRelated) relateAll(sentence, 'next-to', [hosts, added], undefined);
}

/** "a cookie bigger than his head": large, and where it is anyway. Returns whether it is so; the word for the part is `slot`. */
export function compareToPart(sentence: Sentence, slot: Slot): boolean {
  const { draft, preposition } = sentence;
  const [thing] = preposition?.hosts ?? [];
  const owner = draft.things.findIndex((_, index) => index !== thing && draft.isBeing(index));
  if (preposition?.preposition !== 'bigger-than' || thing === undefined || owner < 0) return false;
  Object.assign(draft.things[thing]?.looks ?? {}, { size: 'big' });
  if (preposition.slot !== undefined) preposition.slot.meaning = { as: 'look', thing, look: 'size' };
  slot.meaning = { as: 'part', thing: owner };
  sentence.preposition = undefined;
  sentence.previous = 'noun';
  return true;
}
