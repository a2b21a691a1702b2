import type { Sentence } from './Sentence.ts';

/**
 * "a girl with a cake with six candles", "a boy with a dog with a bone": whether what comes next is with what came along last rather
 * than with whom the clause is about.
 */
export function isOfBrought({ draft, last, lastRole, joint, previous }: Sentence, key: string): boolean {
  const [one = -1] = last;
  const [record, part] = [draft.record(one), draft.recordOf(key)];
  if (lastRole !== 'with' || last.length !== 1 || joint !== undefined || previous !== 'noun') return false;
  if (record === undefined || part === undefined) return false;
  if (draft.isBeing(one)) return draft.isAnimal(one);
  const isIn = record.places?.inside !== undefined && part.size < record.size;
  return record.has?.includes(key) === true || isIn;
}
