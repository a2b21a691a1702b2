import { ADVERB } from '../languages/deedWords.ts';
import { FACE } from '../languages/groupWords.ts';
import type { Lexeme } from '../lexemes/lexemes.ts';
import type { Sentence } from './Sentence.ts';

/**
 * Who feels what is said after things: "a bear holding a drum happily" is a happy bear, "a lion in a car looking angry" an angry
 * lion. What is lifeless has a mood where it is said to have a face, or nobody is there to feel it.
 */
export function whoFeels(
  { draft, verb, subject }: Sentence,
  { phrase }: Pick<Lexeme, 'phrase'>,
  said: readonly number[],
): readonly number[] {
  const isFelt = said.some((index) => draft.isBeing(index) || draft.record(index)?.kind === 'sky');
  if ((isFelt && !ADVERB.test(phrase)) || FACE.test(phrase)) return said;
  const beings = [verb?.doers ?? [], subject].find((all) => all.some((index) => draft.isBeing(index)));
  return beings ?? said;
}

/** "a crab joyfully building a castle": how somebody does what comes next, no look of what it is done to. */
export function isFeltInDeed(sentence: Sentence, { phrase }: Pick<Lexeme, 'phrase'>): boolean {
  return sentence.previous === 'noun' && ADVERB.test(phrase) && sentence.isGoingOnAt(1);
}
