import type { Sentence } from './Sentence.ts';

/** "dancing with her mom watching", "drinking tea with kids running around her": who does something else does not do it. */
export function isBusy(sentence: Sentence): boolean {
  return sentence.isGoingOnAt(1) && sentence.ahead(1)?.phrase !== 'helping';
}
