import { ONE } from '../languages/articleWords.ts';
import { bearerOf } from '../languages/givenNames.ts';
import type { Language } from '../languages/LanguageWords.ts';
import { asWritten } from '../words/asWritten.ts';
import type { Emoji } from '../words/emoji.ts';
import { singularsOf } from '../words/inflect.ts';
import { type Lexicon, MAX_PHRASE_WORDS } from '../words/Lexicon.ts';
import { isBeforeNoun, type Sense } from '../words/Sense.ts';
import type { Spelling } from '../words/Spelling.ts';
import { asksForText } from './readTexts.ts';
import type { Token } from './tokens.ts';

/** What descriptions are read with. */
export interface Knowledge {
  lexicon: Lexicon;
  spelling: Spelling;
  emoji: Emoji;
}

/** A misspelled word as it was meant. A capital within an English sentence makes a name, which is none. */
export function correct(
  tokens: readonly Token[],
  at: number,
  { spelling, lexicon, language }: Omit<Knowledge, 'emoji'> & { language: Language },
): Token | undefined {
  const token = tokens[at];
  if (token?.kind !== 'word') return undefined;
  const isName = at > 0 && language !== 'de' && /^\p{Lu}\p{Ll}/u.test(token.raw);
  if (asksForText(token.norm)) return undefined;
  const readAs =
    isName || bearerOf(token.norm) !== undefined ? undefined : spelling.correct(token.norm, language);
  const meant =
    readAs ??
    (isName ? undefined : completing(tokens, at, { spelling, lexicon, language })) ??
    oneOf(tokens, at, { lexicon, language }) ??
    (language === 'en' && !isName && isDoing(tokens, at, lexicon)
      ? spelling.meantVerb(token.norm)
      : undefined);
  if (meant === undefined) return undefined;
  const norm = isOfOne(tokens, at, { lexicon, language }) ? singularOf(meant, { lexicon, language }) : meant;
  return { ...token, norm, readAs: asWritten(norm, language) };
}

/** "a scary ghots": an article of one comes before it, and adjectives at most between. */
function isOfOne(
  tokens: readonly Token[],
  at: number,
  { lexicon, language }: { lexicon: Lexicon; language: Language },
): boolean {
  const sensesAt = (index: number) => lexicon.find(tokens[index]?.norm ?? '', language)?.senses ?? [];
  let before = at - 1;
  while (sensesAt(before).some((sense) => sense.kind === 'look' || sense.kind === 'remark')) before -= 1;
  return tokens[before]?.norm !== undefined && ONE[language].test(tokens[before]?.norm ?? '');
}

/** The one of a word for several, where one has a name. */
function singularOf(word: string, { lexicon, language }: { lexicon: Lexicon; language: Language }): string {
  if (lexicon.find(word, language)?.plural !== true) return word;
  return singularsOf(word, language).find((one) => lexicon.find(one, language)?.plural === false) ?? word;
}

/** "a princes": after "a" no plural, but what is one with another "s". */
function oneOf(
  tokens: readonly Token[],
  at: number,
  { lexicon, language }: { lexicon: Lexicon; language: Language },
): string | undefined {
  const [before, word] = [tokens[at - 1]?.norm ?? '', tokens[at]?.norm ?? ''];
  if (language !== 'en' || !ONE.en.test(before) || !word.endsWith('s')) return undefined;
  const isPlural = lexicon.find(word, language)?.plural === true;
  const meant = isPlural ? lexicon.find(`${word}s`, language) : undefined;
  return meant !== undefined && !meant.plural ? `${word}s` : undefined;
}

/** A word as it was meant that ends a known phrase with those before it. */
function completing(
  tokens: readonly Token[],
  at: number,
  { spelling, lexicon, language }: Omit<Knowledge, 'emoji'> & { language: Language },
): string | undefined {
  const before = tokens.slice(Math.max(0, at - 2), at).map(({ norm }) => norm);
  const next = tokens.slice(at, at + MAX_PHRASE_WORDS).map(({ norm }) => norm);
  // "a monster trick or treating".
  const opens = next.some((_, end) => end > 0 && lexicon.has(next.slice(0, end + 1).join(' '), language));
  if (before.length === 0 || opens) return undefined;
  const phrases = before.map((_, from) => before.slice(from).join(' '));
  return spelling.completing(tokens[at]?.norm ?? '', language, (known) =>
    phrases.some((phrase) =>
      lexicon.find(`${phrase} ${known}`, language)?.senses.some(({ kind }) => kind === 'thing'),
    ),
  );
}

/** Whether a word stands after a thing and before a place or what it is done to. */
function isDoing(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const kindsAt = (index: number): readonly Sense[] =>
    lexicon.find(tokens[index]?.norm ?? '', 'en')?.senses ?? [];
  const isAfterThing = kindsAt(at - 1).some(({ kind }) => kind === 'thing');
  return (
    isAfterThing &&
    kindsAt(at + 1).some(
      (sense) =>
        sense.kind === 'preposition' ||
        sense.kind === 'thing' ||
        sense.kind === 'count' ||
        isBeforeNoun(sense),
    )
  );
}
