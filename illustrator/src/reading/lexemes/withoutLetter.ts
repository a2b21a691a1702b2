import type { Token } from './tokens.ts';

/** A description without what letters begin and end with: "Dear team, could you draw a cat? Thank you!" asks for a cat. */
export function withoutLetter(tokens: readonly Token[]): readonly Token[] {
  const left = withoutThanks(withoutAddress(tokens));
  return left.some(isWord) ? left : tokens;
}

/** "Dear team, ": up to three words, and a mark. */
function withoutAddress(tokens: readonly Token[]): readonly Token[] {
  if (!DEAR.test(tokens[0]?.norm ?? '')) return tokens;
  const end = tokens.findIndex((token) => !isWord(token));
  return end > 1 && end <= LONGEST_ADDRESS ? tokens.slice(end + 1) : tokens;
}

/** Thanks that are a sentence of their own at the end. "a card that says thank you" is no such. */
function withoutThanks(tokens: readonly Token[]): readonly Token[] {
  const last = tokens.findLastIndex(isWord);
  const before = tokens.slice(0, last + 1).findLastIndex((token) => !isWord(token));
  const said = tokens.slice(before + 1, last + 1);
  const phrase = said.map(({ norm }) => norm).join(' ');
  return before > 0 && tokens[before]?.kind === 'stop' && THANKS.test(phrase)
    ? tokens.slice(0, before)
    : tokens;
}

function isWord({ kind }: Token): boolean {
  return kind === 'word';
}

const LONGEST_ADDRESS = 4;
/** Folded, in four languages. */
const DEAR = /^(?:dear|liebe[rs]?|cher|chere|chers|querid[oa]s?)$/;
const THANKS =
  /^(?:(?:many )?thanks|thank you|thx|(?:muchas )?gracias|merci|danke(?: schon)?|vielen dank)(?: so much| very much| a lot| in advance| beaucoup| sehr)?$/;
