import { isArticle } from '../words/Sense.ts';
import type { Sentence } from './Sentence.ts';

/** "hands him a wrench", "hands grandpa a wrench". */
export function isGetterNext(sentence: Sentence): boolean {
  const [next, after] = [sentence.ahead(1), sentence.ahead(2)];
  const isSomebody = next?.senses.some(
    (sense) =>
      (sense.kind === 'role' && (sense.role === 'him' || sense.role === 'them')) ||
      (sense.kind === 'thing' && sense.keys.every((key) => sentence.draft.recordOf(key)?.kind === 'person')),
  );
  return isSomebody === true && after?.senses.some(isArticle) === true;
}
