import { artData } from '../../art/artData.ts';
import { BEINGS } from '../../things/beings.ts';
import type { Language } from '../languages/LanguageWords.ts';
import {
  AND,
  BEFORE_NEXT_NOUN,
  ENDS_OF_SAID,
  READS_OF_SIGNS,
  SAYS_OF_SIGNS,
  THAT,
  TITLES_OF_WORDS,
} from '../languages/textWords.ts';
import type { Lexicon } from '../words/Lexicon.ts';
import { readGreeting, type TextsRead } from './readGreeting.ts';
import type { Token } from './tokens.ts';

/** More words than these are no text of a sign. */
const MOST_WORDS = 7;

interface Known {
  lexicon: Lexicon;
  /** Languages to look in, that of the description first. */
  order: readonly Language[];
}

/**
 * "a sign that says no frogs allowed", "a box saying free kittens": all that is said is lettered, not its first word alone. It goes on
 * up to what tells where the bearer is, who is with it or what else there is.
 */
export function readSaid(tokens: readonly Token[], at: number, known: Known): TextsRead | undefined {
  if (!isOfBearer(tokens, at, known)) return undefined;
  let start = at + 1;
  if (TITLES_OF_WORDS.has(tokens[start + 1]?.norm ?? '')) start += 1;
  if (TITLES_OF_WORDS.has(tokens[start]?.norm ?? '')) start += 1;
  const end = endOfSaid(tokens, start);
  if (end === start) return undefined;
  const greeting = readGreeting(tokens, start, (...word) => known.lexicon.isKnown(...word));
  // "happy birthday emma" is two lines; "welcome to the zoo" is more than its greeting.
  return greeting?.end === end ? greeting : { texts: [asTyped(tokens.slice(start, end))], end };
}

/** Whether what is before "says" bears words: a sign, a box, no being. */
function isOfBearer(tokens: readonly Token[], at: number, { lexicon, order }: Known): boolean {
  const { norm = '', kind } = tokens[at] ?? {};
  const isSaying = SAYS_OF_SIGNS.has(norm);
  if (kind !== 'word' || (!isSaying && !READS_OF_SIGNS.has(norm))) return false;
  const before = THAT.has(tokens[at - 1]?.norm ?? '') ? at - 2 : at - 1;
  const senses = lexicon.find(tokens[before]?.norm ?? '', order[0] ?? 'en')?.senses ?? [];
  const records = senses
    .flatMap((sense) => (sense.kind === 'thing' ? sense.keys : []))
    .flatMap((key) => artData().things.get(key) ?? []);
  return records.some(({ kind: of, lettered, bearsWriting }) =>
    isSaying ? !BEINGS.has(of) : lettered !== undefined || bearsWriting === true,
  );
}

function endOfSaid(tokens: readonly Token[], start: number): number {
  for (let end = start; end < tokens.length; end += 1) {
    const token = tokens[end];
    const isText = token?.kind === 'word' || token?.kind === 'number';
    if (!isText) return end;
    // No part of "bigger than" is said alone.
    if (end - start >= MOST_WORDS) return token.norm === 'than' ? end - 1 : end;
    if (end === start) continue;
    if (ENDS_OF_SAID.has(token.norm) && token.joined === undefined) return end;
    // "fish and chips", but "hello and a cat".
    if (AND.has(token.norm) && isArticleOrCount(tokens[end + 1])) return end;
  }
  return tokens.length;
}

function isArticleOrCount(token: Token | undefined): boolean {
  return token === undefined || token.kind === 'number' || BEFORE_NEXT_NOUN.has(token.norm);
}

function asTyped(tokens: readonly Token[]): string {
  const words = tokens
    .map(({ raw, joined = ' ' }, index) => (index === 0 ? raw : `${joined}${raw}`))
    .join('');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
