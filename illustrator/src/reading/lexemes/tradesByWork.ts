import type { Lexeme } from './lexemes.ts';
import { isBeing, recordOf } from './nouns.ts';

/** "a candle maker", "an ice sculptor": makes what somebody makes and who makes it one noun, for it need not be there. English. */
export function tradesByWork(lexemes: readonly Lexeme[]): Lexeme[] {
  const joined: Lexeme[] = [];
  for (const lexeme of lexemes) {
    const made = joined.at(-1);
    if (made === undefined || !isMaker(lexeme) || !isMade(made)) joined.push(lexeme);
    else joined.splice(-1, 1, { ...lexeme, text: `${made.text} ${lexeme.text}` });
  }
  return joined;
}

/** Who makes things; others are known by what they are called: a beekeeper, a baker. */
const MAKERS: ReadonlySet<string> = new Set(['artisan', 'artist', 'potter']);

function isMaker(lexeme: Lexeme): boolean {
  const record = recordOf(lexeme);
  return record !== undefined && MAKERS.has(record.key);
}

/** A thing or what nothing is known of; a bear artist is a bear. */
function isMade(lexeme: Lexeme): boolean {
  const [first] = lexeme.senses;
  return lexeme.kind === 'unknown' || (first?.kind === 'thing' && !isBeing(lexeme));
}
