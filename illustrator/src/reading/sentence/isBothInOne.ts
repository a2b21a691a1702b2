import { hasInside } from '../../things/parts.ts';
import type { Thing } from '../../things/Things.ts';
import { BUNCH, PAIR } from '../languages/groupWords.ts';
import type { Modifiers } from './Sentence.ts';

/** "a pair of boots", "a pair of mittens", "a bunch of grapes": one picture has them all; that of a shoe has one. */
export function isBothInOne(record: Thing | undefined, { slots }: Modifiers): boolean {
  const isSaid = (words: RegExp) => slots.some(({ slot: { text } }) => words.test(text));
  if (record?.kind === 'food' || record?.kind === 'plant') return isSaid(BUNCH);
  const isPictured = record?.worn === 'hands' || (record?.worn === 'feet' && hasInside(record));
  return isPictured && isSaid(PAIR);
}
