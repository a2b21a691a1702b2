import { catalogue } from '../art/catalogue.ts';
import type { ArtCategory } from '../art/kinds.ts';
import { isModifier, lookUp, MAX_PHRASE_WORDS, type Sense } from './lexicon.ts';
import { readLetters } from './readLetters.ts';
import { COSTUMES } from './tables/things.ts';
import type { Token } from './tokenize.ts';

/** A phrase of a prompt and what it may mean there. */
export type Lexeme =
  | { kind: 'known'; words: string; phrase: string; senses: readonly Sense[]; plural: boolean }
  | { kind: 'letters'; letters: string[] }
  | { kind: 'unknown'; words: string }
  | { kind: 'comma' }
  | { kind: 'stop' };

/** Reads tokens from the left, the longest known phrase first. */
export function lex(tokens: readonly Token[]): Lexeme[] {
  const lexemes: Lexeme[] = [];
  let at = 0;
  while (at < tokens.length) {
    const letters = readLetters(tokens, at);
    if (letters !== undefined) {
      lexemes.push({ kind: 'letters', letters: letters.letters });
      at = letters.end;
      continue;
    }
    const { lexeme, length } = readPhrase(tokens, at);
    lexemes.push(lexeme);
    at += length;
  }
  return joinUnknown(dropModifiers(dropKinds(lexemes)));
}

function readPhrase(tokens: readonly Token[], at: number): { lexeme: Lexeme; length: number } {
  const first = tokens[at];
  if (first === undefined || first.kind === 'stop') return { lexeme: { kind: 'stop' }, length: 1 };
  if (first.kind === 'comma') return { lexeme: { kind: 'comma' }, length: 1 };
  if (first.kind === 'number') return { lexeme: readNumber(first), length: 1 };
  for (let length = Math.min(MAX_PHRASE_WORDS, tokens.length - at); length > 0; length -= 1) {
    const span = tokens.slice(at, at + length);
    if (span.some(({ kind }) => kind !== 'word' && kind !== 'number')) continue;
    const phrase = span.map(({ norm }) => norm).join(' ');
    const reading = lookUp(phrase);
    if (reading === undefined) continue;
    const words = span.map(({ raw }) => raw).join(' ');
    const plural = reading.plural || span.some((token) => token.plural === true);
    return { lexeme: { kind: 'known', words, phrase, senses: reading.senses, plural }, length };
  }
  return { lexeme: { kind: 'unknown', words: first.raw }, length: 1 };
}

function readNumber({ raw }: Token): Lexeme {
  const senses: Sense[] = [{ kind: 'count', count: Number(raw) }];
  return { kind: 'known', words: raw, phrase: raw, senses, plural: false };
}

/** "a hibiscus flower" is one flower, "a robin bird" one bird: the kind named after a thing adds none. */
function dropKinds(lexemes: readonly Lexeme[]): Lexeme[] {
  const kept: Lexeme[] = [];
  for (const lexeme of lexemes) {
    const before = kept.at(-1);
    const categories = lexeme.kind === 'known' ? KINDS[lexeme.phrase.replace(/s$/, '')] : undefined;
    const isKindOf = before?.kind === 'known' && categories?.has(categoryOf(before) ?? '') === true;
    if (lexeme.kind === 'known' && isKindOf && !isModifier(before.phrase))
      kept[kept.length - 1] = { ...before, plural: before.plural || lexeme.plural };
    else kept.push(lexeme);
  }
  return kept;
}

const KINDS: Readonly<Record<string, ReadonlySet<string>>> = {
  flower: new Set(['plant']),
  plant: new Set(['plant']),
  animal: new Set(['animal']),
  bird: new Set(['flier']),
};

/** "chocolate cake" is a cake, a "baby fox" a small fox; an unknown word in front of a thing may be an adjective. */
function dropModifiers(lexemes: readonly Lexeme[]): Lexeme[] {
  return lexemes.flatMap((lexeme, index): Lexeme[] => {
    const next = lexemes[index + 1];
    const isBeforeThing = next?.kind === 'known' && next.senses[0]?.kind === 'noun';
    if (lexeme.kind === 'unknown') return ADJECTIVAL.test(lexeme.words) && isBeforeThing ? [] : [lexeme];
    if (lexeme.kind !== 'known' || lexeme.plural || !isBeforeThing) return [lexeme];
    const costume = COSTUMES[lexeme.phrase];
    if (costume !== undefined && isAnimal(next))
      return [{ ...lexeme, senses: [{ kind: 'costume', art: costume }] }];
    const attribute = lexeme.senses.filter(({ kind }) => kind === 'attribute');
    if (attribute.length > 0) return [{ ...lexeme, senses: attribute }];
    return isModifier(lexeme.phrase) ? [] : [lexeme];
  });
}

function isAnimal(lexeme: Extract<Lexeme, { kind: 'known' }>): boolean {
  return WEARERS.has(categoryOf(lexeme) ?? '');
}

function categoryOf({ senses: [first] }: Extract<Lexeme, { kind: 'known' }>): ArtCategory | undefined {
  const art = first?.kind === 'noun' && first.arts.length === 1 ? first.arts[0] : undefined;
  return catalogue().get(art ?? '')?.category;
}

const WEARERS = new Set(['animal', 'flier', 'swimmer']);

const ADJECTIVAL = /(?:[a-z]{2}(?:ful|ous|less|ish|ive|able|ible|ly)|[a-z]{3}(?:ed|like|esque))$/i;

/** Unknown words side by side are one unknown thing. */
function joinUnknown(lexemes: readonly Lexeme[]): Lexeme[] {
  const joined: Lexeme[] = [];
  for (const lexeme of lexemes) {
    const last = joined.at(-1);
    if (lexeme.kind === 'unknown' && last?.kind === 'unknown') last.words = `${last.words} ${lexeme.words}`;
    else joined.push({ ...lexeme });
  }
  return joined;
}
