import type { Sentence } from './Sentence.ts';

/** Whether a noun comes next that an adjective may go with. */
export function leadsToNoun(sentence: Sentence): boolean {
  return sentence.nextNoun() !== undefined && !isDeedNext(sentence);
}

/** "a family building a snowman": what comes next is done, and no building. */
function isDeedNext(sentence: Sentence): boolean {
  const [next, object] = [sentence.ahead(1), sentence.ahead(2)];
  const isGoing = next?.senses.some((sense) => sense.kind === 'verb' && sense.form === 'going-on') === true;
  return (
    isGoing && object?.senses.some((sense) => sense.kind === 'role' && ARTICLES.has(sense.role)) === true
  );
}

const ARTICLES = new Set(['a', 'the', 'its']);
