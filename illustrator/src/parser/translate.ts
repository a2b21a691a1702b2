import { fromArt } from '../art/artData.ts';
import type { Things } from '../things/Things.ts';
import { lookUp } from './lexicon.ts';
import { FOREIGN_GRAMMAR, FOREIGN_PLACES } from './tables/foreign.ts';
import { foldPhrase, type Token } from './tokenize.ts';

type Language = 'es' | 'fr' | 'de';

/**
 * Turns the words of a Spanish, French or German prompt into English ones, keeping the words as typed; an English prompt
 * comes back as it is, save for foreign nouns that English does not know.
 */
export function translate(tokens: readonly Token[]): Token[] {
  const language = detectLanguage(tokens);
  const tables =
    language === undefined
      ? LANGUAGES.map((each) => dictionaries().nouns[each])
      : [dictionaries().words[language]];
  const translated: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const found = readForeign(tokens, at, tables, language === undefined);
    translated.push(...(found?.tokens ?? tokens.slice(at, at + 1)));
    at += found?.length ?? 1;
  }
  return translated;
}

const LANGUAGES: readonly Language[] = ['es', 'fr', 'de'];
const MAX_FOREIGN_WORDS = 4;

type Dictionary = ReadonlyMap<string, string>;

const GRAMMAR: Readonly<Record<Language, Dictionary>> = {
  es: new Map(entriesOf(FOREIGN_GRAMMAR.es)),
  fr: new Map(entriesOf(FOREIGN_GRAMMAR.fr)),
  de: new Map(entriesOf(FOREIGN_GRAMMAR.de)),
};

const dictionaries = fromArt(({ things }) => {
  const nouns = { es: nounsOf(things, 'es'), fr: nounsOf(things, 'fr'), de: nounsOf(things, 'de') };
  const words = {
    es: new Map([...nouns.es, ...GRAMMAR.es]),
    fr: new Map([...nouns.fr, ...GRAMMAR.fr]),
    de: new Map([...nouns.de, ...GRAMMAR.de]),
  };
  return { nouns, words };
});

/** The language most of whose little words occur; undefined for English, which wins a tie. */
function detectLanguage(tokens: readonly Token[]): Language | undefined {
  const count = (isIn: (word: string) => boolean): number => tokens.filter(({ norm }) => isIn(norm)).length;
  let best: Language | undefined;
  let most = count((word) => ENGLISH_MARKS.has(word));
  for (const language of LANGUAGES) {
    const found = count((word) => GRAMMAR[language].has(word) && !SHARED_MARKS.has(word));
    if (found > most) [best, most] = [language, found];
  }
  return best;
}

const ENGLISH_MARKS = new Set(
  'a an the with and on of is at under over next to wearing holding by for from'.split(' '),
);

/** Little words that English prompts hold as well. */
const SHARED_MARKS = new Set(
  'a in an e am die all court six page simple content baby hat l d lama rose'.split(' '),
);

interface Found {
  tokens: Token[];
  length: number;
}

function readForeign(
  tokens: readonly Token[],
  at: number,
  tables: readonly Dictionary[],
  isEnglish: boolean,
): Found | undefined {
  for (let length = Math.min(MAX_FOREIGN_WORDS, tokens.length - at); length > 0; length -= 1) {
    const span = tokens.slice(at, at + length);
    if (span.some(({ kind }) => kind !== 'word')) continue;
    const phrase = span.map(({ norm }) => norm).join(' ');
    if (isEnglish && (length > 1 ? lookUp(phrase) !== undefined : isEnglishWord(tokens, at))) continue;
    const raw = span.map((token) => token.raw).join(' ');
    for (const table of tables) {
      const hit = findForm(table, phrase);
      if (hit !== undefined) return { tokens: toTokens(raw, hit.english, hit.plural), length };
    }
  }
  return undefined;
}

function isEnglishWord(tokens: readonly Token[], at: number): boolean {
  const norm = tokens[at]?.norm ?? '';
  return (
    norm.length < 4 ||
    lookUp(norm) !== undefined ||
    lookUp(`${norm} ${tokens[at + 1]?.norm ?? ''}`) !== undefined
  );
}

/** The English words of one foreign phrase; the typed words go with the first of them that is a noun's. */
function toTokens(raw: string, english: string, plural: boolean): Token[] {
  const isPhrase = lookUp(english)?.senses.some(({ kind }) => kind === 'noun') === true;
  if (isPhrase || !english.includes(' ')) return [{ raw, norm: english, kind: 'word', plural }];
  return english.split(' ').map((norm) => ({ raw, norm, kind: 'word' }));
}

function findForm(table: Dictionary, phrase: string): { english: string; plural: boolean } | undefined {
  const exact = table.get(phrase);
  if (exact !== undefined) return { english: exact, plural: false };
  for (const singular of foreignSingulars(phrase)) {
    const english = table.get(singular);
    if (english !== undefined) return { english, plural: true };
  }
  return undefined;
}

/** Plural endings of the three languages; only the first word of a Romance phrase takes one ("osos de peluche"). */
function foreignSingulars(phrase: string): string[] {
  const [head = '', ...rest] = phrase.split(' ');
  const tail = rest.length === 0 ? '' : ` ${rest.join(' ')}`;
  const stems = ['nen', 'es', 'en', 'er', 's', 'x', 'n', 'e']
    .filter((ending) => head.endsWith(ending) && head.length - ending.length >= 3)
    .map((ending) => head.slice(0, -ending.length));
  return [...stems, head.replace(/ces$/, 'z'), head.replace(/aux$/, 'al')].map((stem) => stem + tail);
}

function nounsOf(things: Things, language: Language): Dictionary {
  const words = new Map(entriesOf(FOREIGN_PLACES[language]));
  const records = [...[...things.collectives()].map(([, record]) => record), ...things.all()];
  for (const { names } of records) {
    const [english] = names.en;
    if (english === undefined) continue;
    for (const name of names[language]) {
      const [singular = '', plural] = name.split('/').map(foldPhrase);
      words.set(singular, foldPhrase(english));
      if (plural !== undefined) words.set(plural, `${foldPhrase(english)}s`);
    }
  }
  return words;
}

function entriesOf(table: Readonly<Record<string, string>>): [string, string][] {
  return Object.entries(table).flatMap(([english, list]) =>
    list.split(', ').map((word): [string, string] => [word, english]),
  );
}
