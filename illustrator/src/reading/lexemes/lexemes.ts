import { artData } from '../../art/artData.ts';
import { BEINGS } from '../../things/beings.ts';
import { LANGUAGES, type Language } from '../languages/LanguageWords.ts';
import { MOST_GESTURE_WORDS } from '../words/gestures.ts';
import type { Entry } from '../words/Lexicon.ts';
import type { Sense } from '../words/Sense.ts';
import { correct, type Knowledge } from './correct.ts';
import { countingUs } from './countingUs.ts';
import { detectLanguage } from './detectLanguage.ts';
import { beginningWithOneself, namingOneself } from './namingOneself.ts';
import { readSaid } from './readSaid.ts';
import { readTexts } from './readTexts.ts';
import { isCutShort, spansAt } from './spans.ts';
import { type Token, tokenize } from './tokens.ts';
import { withoutLetter } from './withoutLetter.ts';
import { withoutRequest } from './withoutRequest.ts';
import { withoutStory } from './withoutStory.ts';
import { withoutUse } from './withoutUse.ts';

/** How many a plural without a number means. */
export const COUNT_OF_PLURAL = 3;

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
  /** Set where the words before it stand for it too: "a soccer match" is children, a deed and a ball. */
  isAgain?: true;
}

/** What a word of a description is reported by. */
export type Typed = Pick<Lexeme, 'text' | 'readAs' | 'isAgain'>;

/** Parts a description into the longest phrases that are known, from the left. */
export function readLexemes(
  asked: readonly Token[],
  knowledge: Knowledge,
): { lexemes: Lexeme[]; language: Language } {
  const language = detectLanguage(asked, knowledge.lexicon);
  const told = withoutStory(
    withoutRequest(withoutLetter(namingOneself(asked, language)), language),
    language,
  );
  const described = withoutUse(told, language);
  const isCount = (word: string) =>
    knowledge.lexicon.find(word, 'en')?.senses.some(({ kind }) => kind === 'count') === true ||
    /^\d+$/.test(word);
  const tokens = countingUs(beginningWithOneself(described, language), language, isCount);
  const order: Language[] = [language, ...LANGUAGES.filter((each) => each !== language)];
  const corrected = tokens.map((token, at) => correct(tokens, at, { ...knowledge, language }) ?? token);
  const lexemes: Lexeme[] = [];
  for (let at = 0; at < tokens.length; ) {
    const { lexeme, end } = readOne(corrected, at, { ...knowledge, order });
    const emoji = tokens[at]?.kind === 'emoji' ? lexeme : undefined;
    const last = lexemes.at(-1);
    if (emoji !== undefined && (last?.isAgain || last?.senses.some(({ kind }) => ENDING.has(kind))))
      lexemes.push({ ...mark(tokens, at, at), kind: 'comma' });
    if (emoji !== undefined) lexemes.push(...shownBy(emoji, knowledge));
    else if (lexeme !== undefined) lexemes.push(lexeme);
    at = end;
  }
  return { lexemes, language };
}

/** What an emoji after it is no part of: "kids at the beach ☀️". */
const ENDING: ReadonlySet<Sense['kind']> = new Set(['thing', 'setting', 'weather']);

/** An emoji as the words that say what it shows, each by the emoji's own text. */
function shownBy(emoji: Lexeme, knowledge: Knowledge): Lexeme[] {
  const said = knowledge.emoji.wordsFor(emoji.phrase);
  if (said === undefined) return [emoji];
  const words = tokenize(said);
  const lexemes: Lexeme[] = [];
  for (let at = 0; at < words.length; ) {
    const { lexeme, end } = readPhrase(words, at, { ...knowledge, order: ['en'] });
    lexemes.push({ ...lexeme, text: emoji.text, ...(at > 0 ? { isAgain: true } : {}) });
    at = end;
  }
  return lexemes;
}

interface Known extends Knowledge {
  /** Languages to look in, that of the description first. */
  order: readonly Language[];
}

function readOne(tokens: readonly Token[], at: number, known: Known): { lexeme?: Lexeme; end: number } {
  const token = tokens[at];
  if (token === undefined) return { end: at + 1 };
  const texts = isGreeting(tokens, at, known)
    ? undefined
    : (readSaid(tokens, at, known) ?? readTexts(tokens, at, (...word) => known.lexicon.isKnown(...word)));
  if (texts !== undefined)
    return { lexeme: { ...mark(tokens, at, texts.end), kind: 'texts', texts: texts.texts }, end: texts.end };
  const lexeme = mark(tokens, at, at + 1);
  switch (token.kind) {
    case 'comma':
    case 'stop':
      return { lexeme: { ...lexeme, kind: token.kind }, end: at + 1 };
    case 'number': {
      // "1st place medal".
      const named = readPhrase(tokens, at, known);
      if (named.end > at + 1 && named.lexeme.kind === 'known') return named;
      return {
        lexeme: { ...lexeme, kind: 'known', senses: [{ kind: 'count', count: Number(token.raw) }] },
        end: at + 1,
      };
    }
    case 'emoji': {
      const sense = known.emoji.find(token.norm);
      return {
        lexeme: sense === undefined ? lexeme : { ...lexeme, kind: 'known', senses: [sense] },
        end: at + 1,
      };
    }
    default:
      if (token.norm === 's' && token.joined !== undefined)
        return { lexeme: { ...lexeme, kind: 'possessive' }, end: at + 1 };
      return longest(readGesture(tokens, at, known), readPhrase(tokens, at, known));
  }
}

/** "everyone says hello" waves; "a sign that says hello" bears it, and what has a capital is lettered. */
function isGreeting(tokens: readonly Token[], at: number, { lexicon, order }: Known): boolean {
  const [before, said, greeting] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (said?.kind !== 'word' || !/^\p{Ll}/u.test(greeting?.raw ?? '')) return false;
  const [language = 'en'] = order;
  const find = (phrase: string) => lexicon.find(phrase, language)?.senses ?? [];
  const things = find(before?.norm ?? '').flatMap((sense) => (sense.kind === 'thing' ? sense.keys : []));
  const isBearer =
    before?.norm === 'that' || things.some((key) => !BEINGS.has(artData().things.get(key)?.kind ?? ''));
  return !isBearer && find(`${said.norm} ${greeting?.norm}`).some(({ kind }) => kind === 'verb');
}

/** "wash your hands" is a gesture, "wash your hands steps" is a thing. */
function longest(gesture: Read | undefined, phrase: Read): Read {
  const isThing = phrase.lexeme.senses.some(({ kind }) => kind === 'thing');
  return gesture === undefined || (isThing && phrase.end > gesture.end) ? phrase : gesture;
}

interface Read {
  lexeme: Lexeme;
  end: number;
}

/** "with her arms up": how arms and hands are held is one phrase. */
function readGesture(
  tokens: readonly Token[],
  at: number,
  { lexicon, order }: Known,
): { lexeme: Lexeme; end: number } | undefined {
  const next = tokens.slice(at, at + MOST_GESTURE_WORDS);
  const stop = next.findIndex(({ kind }) => kind !== 'word');
  const words = (stop < 0 ? next : next.slice(0, stop)).map(({ norm }) => norm);
  const found = lexicon.gesture(words, order[0] ?? 'en');
  if (found === undefined) return undefined;
  const end = at + found.length;
  return { lexeme: { ...mark(tokens, at, end), kind: 'known', senses: [found.sense] }, end };
}

function readPhrase(
  tokens: readonly Token[],
  at: number,
  { lexicon, order }: Known,
): { lexeme: Lexeme; end: number } {
  const spans = spansAt(tokens, at);
  for (const { phrase, end } of spans) {
    if (end > at + 1 && isCutShort(tokens, { phrase, at, end }, { lexicon, language: order[0] ?? 'en' }))
      continue;
    for (const [index, language] of order.entries()) {
      const entry = lexicon.find(phrase, language);
      const senses = entry === undefined ? [] : index === 0 ? entry.senses : foreign(entry, phrase);
      if (entry !== undefined && senses.length > 0)
        return {
          lexeme: { ...mark(tokens, at, end), phrase, kind: 'known', senses, plural: entry.plural },
          end,
        };
    }
  }
  const lexeme = mark(tokens, at, at + 1);
  const whole = order[0] === 'de' ? lexicon.compound(lexeme.phrase) : undefined;
  const known = whole && { kind: 'known' as const, senses: whole.senses, plural: whole.plural };
  return { lexeme: { ...lexeme, ...known }, end: at + 1 };
}

/** A word of another language than the description's counts where it names something and is no little word. */
function foreign({ senses, plural, language }: Entry, phrase: string): readonly Sense[] {
  return phrase.length < 4 || (plural && language === 'de')
    ? []
    : senses.filter(({ kind }) => kind === 'thing' || kind === 'setting');
}

function mark(tokens: readonly Token[], at: number, end: number): Lexeme {
  const span = tokens.slice(at, end);
  const text = span.map(({ raw, joined }, index) => (index === 0 ? raw : `${joined ?? ' '}${raw}`)).join('');
  const readAs = span.some((token) => token.readAs !== undefined)
    ? { readAs: span.map((token) => token.readAs ?? token.raw).join(' ') }
    : {};
  return {
    text,
    phrase: span.map(({ norm }) => norm).join(' '),
    kind: 'unknown',
    senses: [],
    plural: false,
    ...readAs,
  };
}
