import { hasInside } from '../../things/parts.ts';
import type { Thing } from '../../things/Things.ts';
import type { Modifiers } from './Sentence.ts';

/** "a pair of boots", "a pair of mittens": one picture has both; that of a shoe has one. */
export function isBothInOne(record: Thing | undefined, { slots }: Modifiers): boolean {
  const isPictured = record?.worn === 'hands' || (record?.worn === 'feet' && hasInside(record));
  if (
    (record?.kind === 'food' || record?.kind === 'plant') &&
    slots.some(({ slot: { text } }) => BUNCH.test(text))
  )
    return true;
  return isPictured && slots.some(({ slot: { text } }) => PAIR.test(text));
}

const BUNCH = /^(?:a |one )?bunch\b/i;
const PAIR = /^(?:a |one |un |une |ein )?(?:pair|par|paire|paar)\b/i;
