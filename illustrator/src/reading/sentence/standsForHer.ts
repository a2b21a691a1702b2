import type { Lexeme } from '../lexemes/lexemes.ts';
import { isArticle } from '../words/Sense.ts';
import type { Sentence } from './Sentence.ts';

/** Whether "her" is no owner: in "a cat watching her" and "show her reading a book" nothing follows that could be hers. */
export function standsForHer(sentence: Sentence): boolean {
  const [next, second] = [sentence.ahead(1), sentence.ahead(2)];
  return (
    endsPhrase(next) ||
    next?.senses.some((sense) => sense.kind === 'role' && sense.role === 'with') === true ||
    (sentence.isGoingOnAt(1) && (endsPhrase(second) || second?.senses.some(isArticle) === true))
  );
}

function endsPhrase(lexeme: Lexeme | undefined): boolean {
  if (lexeme === undefined || lexeme.kind === 'comma' || lexeme.kind === 'stop') return true;
  return lexeme.senses.some(({ kind }) => kind === 'preposition');
}
