import type { Language } from '../languages/LanguageWords.ts';
import type { Lexicon } from '../words/Lexicon.ts';
import { isBeforeNoun, type Sense } from '../words/Sense.ts';
import type { Lexeme } from './lexemes.ts';

type ThingSense = Extract<Sense, { kind: 'thing' }>;

/** Makes "a family of four" one noun: so many of those whom the word stands for; "a family of four bears" stays bears. */
export function settleFamilies(
  lexemes: readonly Lexeme[],
  { lexicon, language }: { lexicon: Lexicon; language: Language },
): Lexeme[] {
  const settled: Lexeme[] = [];
  for (let at = 0; at < lexemes.length; at += 1) {
    const lexeme = lexemes[at];
    if (lexeme === undefined) continue;
    const isOfNext = lexemes[at + 1]?.senses.some(
      (sense) => sense.kind === 'preposition' && sense.preposition === 'of',
    );
    const end = at + (isOfNext ? 2 : 1);
    const family = isOfNext ? familyIn(lexeme.senses) : familyOf(lexeme, lexicon, language);
    const count = lexemes[end]?.senses.find((sense) => sense.kind === 'count')?.count;
    if (family === undefined || count === undefined || count > MOST || leadsToNoun(lexemes[end + 1])) {
      settled.push(lexeme);
      continue;
    }
    const text = lexemes
      .slice(at, end + 1)
      .map((each) => each.text)
      .join(' ');
    settled.push({
      ...lexeme,
      text,
      plural: false,
      senses: [{ kind: 'thing', keys: members(family.keys, count) }],
    });
    at = end;
  }
  return settled;
}

/** More than a page holds. */
const MOST = 12;

/** The family that a number's phrase names: "a family of". */
function familyOf({ senses, phrase }: Lexeme, lexicon: Lexicon, language: Language): ThingSense | undefined {
  if (!senses.some(({ kind }) => kind === 'count')) return undefined;
  for (const word of phrase.split(' ')) {
    const family = familyIn(lexicon.find(word, language)?.senses ?? []);
    if (family !== undefined) return family;
  }
  return undefined;
}

function familyIn(senses: readonly Sense[]): ThingSense | undefined {
  return senses.find((sense): sense is ThingSense => sense.kind === 'thing' && sense.keys.length > 2);
}

/** The first so many; more are the last two again and again. */
function members(keys: readonly string[], count: number): string[] {
  return Array.from(
    { length: count },
    (_, k) => keys[k] ?? keys[keys.length - 1 - ((k - keys.length) % 2)] ?? '',
  );
}

function leadsToNoun(lexeme: Lexeme | undefined): boolean {
  return lexeme?.senses.some((sense) => sense.kind === 'thing' || isBeforeNoun(sense)) === true;
}
