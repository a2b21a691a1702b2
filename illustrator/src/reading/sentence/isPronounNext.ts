import { isArticle } from '../words/Sense.ts';
import type { Sentence } from './Sentence.ts';

/** "with a girl on it", "with a dog behind her": what comes along is there. `ahead` is in words. */
export function isPronounNext(sentence: Sentence, { among = PRONOUNS, ahead = 1 } = {}): boolean {
  const [next, after] = [sentence.ahead(ahead), sentence.ahead(ahead + 1)];
  const isLast = after === undefined || ENDS.has(after.kind);
  if (next?.phrase === 'her') return among.has('him') && isLast;
  // "en el jardín": an article, where a noun follows.
  if (next?.senses.some(isArticle) && !isLast) return false;
  return next?.senses.some((sense) => sense.kind === 'role' && among.has(sense.role)) === true;
}

const PRONOUNS = new Set(['it', 'them', 'him']);
const ENDS = new Set(['comma', 'stop']);
