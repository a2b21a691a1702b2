import type { Language } from '../languages/LanguageWords.ts';
import { type Lexicon, MAX_PHRASE_WORDS } from '../words/Lexicon.ts';
import type { Token } from './tokens.ts';

/** Phrases that begin at a token, the longest first. */
export function spansAt(tokens: readonly Token[], at: number): { phrase: string; end: number }[] {
  const spans: { phrase: string; end: number }[] = [];
  let phrase = '';
  for (let end = at; end < Math.min(tokens.length, at + MAX_PHRASE_WORDS); end += 1) {
    const token = tokens[end];
    if (token === undefined || (token.kind !== 'word' && token.kind !== 'number')) break;
    phrase = end === at ? token.norm : `${phrase} ${token.norm}`;
    spans.unshift({ phrase, end: end + 1 });
  }
  return spans;
}

/** "with its ladder up in front of a house", "in a pile of leaves": a preposition or an order whose last word begins a longer one ends before it. */
export function isCutShort(
  tokens: readonly Token[],
  { phrase, at, end }: { phrase: string; at: number; end: number },
  { lexicon, language }: { lexicon: Lexicon; language: Language },
): boolean {
  const isOf = (
    kind: 'preposition' | 'order' | 'count' | 'thing' | 'occasion' | 'setting' | 'verb',
    each: string,
  ): boolean => lexicon.find(each, language)?.senses.some((sense) => sense.kind === kind) === true;
  const [first = ''] = phrase.split(' ');
  const isOwn = lexicon.find(first, language)?.senses.some(({ kind }) => kind === 'role') === true;
  // "a pile of gold" is a thing, as a pile of it, and "a pair of scissors" is one; "my birthday cake" is a cake.
  if (
    (isOf('order', phrase) ||
      (first === 'a' && isOf('count', phrase)) ||
      (isOwn && isOf('occasion', phrase))) &&
    spansAt(tokens, at + 1).some((span) => span.end > end && isOf('thing', span.phrase))
  )
    return true;
  // "in the school bus": no place with a bus; "at a picnic table": no picnic with a table.
  const last = spansAt(tokens, end - 1).find(
    ({ phrase: longer }) => isOf('thing', longer) || isOf('setting', longer),
  );
  if (
    first !== phrase &&
    (isOf('setting', phrase) || isOf('verb', phrase)) &&
    last !== undefined &&
    last.end > end &&
    isOf('preposition', first)
  )
    return true;
  return (['preposition', 'order'] as const).some(
    (kind) =>
      isOf(kind, phrase) &&
      spansAt(tokens, end - 1).some((span) => span.end > end && isOf(kind, span.phrase)),
  );
}
