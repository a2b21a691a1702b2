import { detectLanguage } from './detectLanguage.ts';
import type { Entry, Lexicon, Sense } from './Lexicon.ts';
import { MAX_PHRASE_WORDS } from './Lexicon.ts';
import { LANGUAGES, type Language } from './languages/LanguageWords.ts';
import { readTexts } from './readTexts.ts';
import type { Token } from './tokens.ts';

/** A phrase of a description and what it may mean there. */
export interface Lexeme {
  /** As typed. */
  text: string;
  /** Without accents and capitals. */
  phrase: string;
  kind: 'known' | 'unknown' | 'texts' | 'possessive' | 'comma' | 'stop';
  senses: readonly Sense[];
  plural: boolean;
  texts?: readonly string[];
  /** How a misspelled word was read. */
  readAs?: string;
}

/** Parts a description into the longest phrases that are known, from the left. */
export function readLexemes(
  tokens: readonly Token[],
  lexicon: Lexicon,
): { lexemes: Lexeme[]; language: Language } {
  const language = detectLanguage(tokens, lexicon);
  const order: Language[] = [language, ...LANGUAGES.filter((each) => each !== language)];
  const lexemes: Lexeme[] = [];
  for (let at = 0; at < tokens.length; ) {
    const { lexeme, end } = readOne(tokens, at, { lexicon, order });
    if (lexeme !== undefined) lexemes.push(lexeme);
    at = end;
  }
  return { lexemes, language };
}

interface Known {
  lexicon: Lexicon;
  /** Languages to look in, that of the description first. */
  order: readonly Language[];
}

function readOne(tokens: readonly Token[], at: number, known: Known): { lexeme?: Lexeme; end: number } {
  const token = tokens[at];
  if (token === undefined) return { end: at + 1 };
  const texts = readTexts(tokens, at, (word) => known.lexicon.isKnown(word));
  if (texts !== undefined)
    return { lexeme: { ...mark(tokens, at, texts.end), kind: 'texts', texts: texts.texts }, end: texts.end };
  if (token.kind === 'comma' || token.kind === 'stop')
    return { lexeme: { ...mark(tokens, at, at + 1), kind: token.kind }, end: at + 1 };
  if (token.kind === 'number') {
    const senses: Sense[] = [{ kind: 'count', count: Number(token.raw) }];
    return { lexeme: { ...mark(tokens, at, at + 1), kind: 'known', senses }, end: at + 1 };
  }
  if (token.norm === 's' && token.joined)
    return { lexeme: { ...mark(tokens, at, at + 1), kind: 'possessive' }, end: at + 1 };
  return readPhrase(tokens, at, known);
}

function readPhrase(
  tokens: readonly Token[],
  at: number,
  { lexicon, order }: Known,
): { lexeme: Lexeme; end: number } {
  const spans = spansAt(tokens, at);
  for (const [index, language] of order.entries()) {
    for (const { phrase, end } of spans) {
      const entry = lexicon.find(phrase, language);
      const senses = entry === undefined ? [] : index === 0 ? entry.senses : foreign(entry, phrase);
      if (entry !== undefined && senses.length > 0)
        return {
          lexeme: { ...mark(tokens, at, end), phrase, kind: 'known', senses, plural: entry.plural },
          end,
        };
    }
  }
  return { lexeme: mark(tokens, at, at + 1), end: at + 1 };
}

/** A word of another language than the description's counts where it names something and is no little word. */
function foreign({ senses }: Entry, phrase: string): readonly Sense[] {
  return phrase.length < 4 ? [] : senses.filter(({ kind }) => kind === 'thing' || kind === 'setting');
}

/** Phrases that begin at a token, the longest first. */
function spansAt(tokens: readonly Token[], at: number): { phrase: string; end: number }[] {
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

function mark(tokens: readonly Token[], at: number, end: number): Lexeme {
  const span = tokens.slice(at, end);
  const text = span
    .map(({ raw, joined }, index) =>
      joined && index > 0 ? `${hyphenOf(raw)}${raw}` : index > 0 ? ` ${raw}` : raw,
    )
    .join('');
  return { text, phrase: span.map(({ norm }) => norm).join(' '), kind: 'unknown', senses: [], plural: false };
}

function hyphenOf(raw: string): string {
  return raw === 's' ? '’' : '-';
}
