import { HELPING } from '../languages/deedWords.ts';
import { isPronounNext } from './isPronounNext.ts';
import type { Sentence } from './Sentence.ts';

/**
 * "dancing with her mom watching", "drinking tea with kids running around her", "eating cake with a dog beside him": who does
 * something else or is somewhere by a pronoun does not do it.
 */
export function isBusy(sentence: Sentence): boolean {
  return (
    (sentence.isGoingOnAt(1) && !HELPING.test(sentence.ahead(1)?.phrase ?? '')) || isPlacedByPronoun(sentence)
  );
}

/** "beside him", "on top of it". */
function isPlacedByPronoun(sentence: Sentence): boolean {
  const isPlaced = sentence.ahead(1)?.senses.some(({ kind }) => kind === 'preposition') === true;
  return isPlaced && isPronounNext(sentence, { ahead: 2 });
}
