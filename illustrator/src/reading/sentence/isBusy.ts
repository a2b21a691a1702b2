import type { Sentence } from './Sentence.ts';

/** "dancing with her mom watching", "drinking tea with kids running around her": who does something else does not do it. */
export function isBusy(sentence: Sentence): boolean {
  const next = sentence.ahead(1);
  const isGoing = next?.senses.some((sense) => sense.kind === 'verb' && sense.form === 'going-on') === true;
  return isGoing && next?.phrase !== 'helping';
}
