import { bearerOf } from '../languages/givenNames.ts';
import {
  AFTER_DAYS,
  AND,
  COUNTED_DAYS,
  DAYS,
  DAYS_ON,
  ENDS_OF_SAID,
  GREETED_WITH,
  GREETING_NOUNS,
  GREETINGS,
  LOVED,
  OF_TIMES,
  ORDINAL,
  PRAISE,
  SAYS_OF_SIGNS,
  SIGNS,
  TO,
  WELCOMES,
  WELCOMING,
  WISHING,
} from '../languages/textWords.ts';
import type { Token } from './tokens.ts';

/** Letters, numbers and names to be lettered, and the index of the token after them. */
export interface TextsRead {
  texts: string[];
  end: number;
}

/** Whether a word is known for something else than a text, by itself alone or in phrases too. */
export type IsKnown = (word: string, where?: 'alone') => boolean;

/** "happy birthday", "happy 1st birthday Emma and Noah", "welcome to", "congrats": what is lettered, and whom it is for. */
export function readGreeting(tokens: readonly Token[], at: number, isKnown: IsKnown): TextsRead | undefined {
  return readWelcomeTo(tokens, at) ?? readWish(tokens, at, isKnown) ?? readWelcome(tokens, at);
}

/** "welcome to our classroom sign": all of it; without a sign the first word alone. */
function readWelcomeTo(tokens: readonly Token[], at: number): TextsRead | undefined {
  const first = tokens[at];
  const isTo = first?.kind === 'word' && WELCOMES.has(first.norm) && TO.has(tokens[at + 1]?.norm ?? '');
  if (!isTo) return undefined;
  const sign = signAfter(tokens, at + 2);
  if (sign === undefined) return { texts: [capitalized(first)], end: at + 2 };
  return { texts: [tokens.slice(at, sign).map(capitalized).join(' ')], end: sign };
}

/** "welcome baby", but no welcome mat. */
function readWelcome(tokens: readonly Token[], at: number): TextsRead | undefined {
  const [first, next] = [tokens[at], tokens[at + 1]];
  const isWelcome = at === 0 && first !== undefined && WELCOMES.has(first.norm) && next?.kind === 'word';
  if (!isWelcome || WELCOMING.has(next.norm)) return undefined;
  return { texts: [capitalized(first)], end: at + 1 };
}

function readWish(tokens: readonly Token[], at: number, isKnown: IsKnown): TextsRead | undefined {
  const first = tokens[at];
  const which = ordinalAt(tokens, at + 1);
  for (let length = MOST_WORDS; length > 0; length -= 1) {
    const span = tokens.slice(at, at + length);
    const said = which ? span.filter((_, index) => index < 1 || index > 2) : span;
    const phrase = said.map(({ norm }) => norm).join(' ');
    const isWhole = span.length === length && GREETINGS.has(phrase);
    // "get well soon bear": what is wished, and a bear.
    const isAdjective =
      !WISHING.test(first?.norm ?? '') && GREETING_NOUNS.has(tokens[at + length]?.norm ?? '');
    // "kissing her son good night" letters nothing, "a mug that says best dad ever" what is said.
    const isSaid = SAYS_OF_SIGNS.has(tokens[at - 1]?.norm ?? '');
    const isDone = at > 0 && (PRAISE.test(phrase) || (!isSaid && OF_TIMES.test(phrase)));
    if (!isWhole || isAdjective || isDone) continue;
    const words = said.map(capitalized);
    if (which) words.splice(1, 0, which);
    const greeting = words.join(' ').replace(/ S /, '’s ');
    const { names, end } = namesAt(tokens, at + length, isKnown);
    return { texts: [greeting, ...names], end };
  }
  return undefined;
}

/** Where the sign is that bears all that is said up to it. */
function signAfter(tokens: readonly Token[], start: number): number | undefined {
  const rest = tokens.slice(start, start + MOST_WORDS);
  const sign = rest.findIndex(({ norm }) => SIGNS.has(norm));
  const isSaid = sign > 0 && rest.slice(0, sign).every(({ kind, norm }) => isSaidWord(kind, norm));
  return isSaid ? start + sign : undefined;
}

function isSaidWord(kind: Token['kind'], norm: string): boolean {
  return (kind === 'word' || kind === 'number') && !ENDS_OF_SAID.has(norm);
}

/** Where the greeting begins that a thing is for: "a happy birthday cake" is no cake with a face. */
export function startsOccasion(tokens: readonly Token[], at: number): boolean {
  const isGreeting = GREETINGS.has(
    tokens
      .slice(at, at + 2)
      .map(({ norm }) => norm)
      .join(' '),
  );
  return isGreeting && GREETED_WITH.has(tokens[at + 2]?.norm ?? '');
}

/** "happy new school year", "happy 1st birthday". */
const MOST_WORDS = 6;

/** "Noah's 6th birthday", "Mia's birthday", "her 100th day of school": whose day it is, and which. */
export function readBirthday(tokens: readonly Token[], at: number, isKnown: IsKnown): TextsRead | undefined {
  const [first, second] = [tokens[at], tokens[at + 1]];
  // "Valentine's day"; of Noah there is an ark, and he is a child.
  const isOfPhrase = (word: string): boolean => isKnown(word, bearerOf(word) ? 'alone' : undefined);
  const isName = isNameOf(first, isKnown) && second?.norm === 's' && !isOfPhrase(first?.norm ?? '');
  const name = isName && first ? [capitalized(first)] : [];
  const from = name.length > 0 ? at + 2 : at;
  const counted = endOfDays(tokens, from);
  if (counted !== undefined) return { texts: [...name, tokens[from]?.raw ?? ''], end: counted };
  const which = ordinalAt(tokens, from);
  const end = which ? from + 2 : from;
  if (end === at || !DAYS.has(tokens[end]?.norm ?? '')) return undefined;
  return { texts: [...name, ...(which ? [tokens[from]?.raw ?? ''] : [])], end };
}

/** Where "100 days" of school ends, or "100 days smarter", that begins at `at`. */
function endOfDays(tokens: readonly Token[], at: number): number | undefined {
  if (tokens[at]?.kind !== 'number' || !COUNTED_DAYS.has(tokens[at + 1]?.norm ?? '')) return undefined;
  const next = tokens[at + 2]?.norm ?? '';
  if (DAYS_ON.has(next)) return at + 3;
  return AFTER_DAYS.has(next) ? at + 2 : undefined;
}

/** "1st", in two tokens. */
function ordinalAt(tokens: readonly Token[], at: number): string | undefined {
  const [number, ending] = [tokens[at], tokens[at + 1]];
  const isOrdinal = number?.kind === 'number' && ORDINAL.test(ending?.norm ?? '');
  return isOrdinal ? `${number.raw}${ending?.norm}` : undefined;
}

/** Whom a greeting is for: "Lily", "emma & noah". */
function namesAt(
  tokens: readonly Token[],
  start: number,
  isKnown: IsKnown,
): { names: string[]; end: number } {
  const first = tokens[start];
  if (!first || !isNameOf(first, isKnown)) return { names: [], end: start };
  const other = tokens[start + 2];
  const isPair = AND.has(tokens[start + 1]?.norm ?? '') && isNameOf(other, isKnown);
  return isPair && other
    ? { names: [`${capitalized(first)} & ${capitalized(other)}`], end: start + 3 }
    : { names: [capitalized(first)], end: start + 1 };
}

/** A word with a capital, or a first name that is no word for anything else. */
function isNameOf(token: Token | undefined, isKnown: IsKnown): boolean {
  if (token?.kind !== 'word') return false;
  return (
    /^\p{Lu}\p{Ll}/u.test(token.raw) || (bearerOf(token.norm) !== undefined && !isKnown(token.norm, 'alone'))
  );
}

function capitalized({ raw }: Token): string {
  return raw.charAt(0).toUpperCase() + raw.slice(1);
}

/** "the words I love you mom": to whom it is said is one of the words. */
export function toLoved(tokens: readonly Token[], { texts, end }: TextsRead): TextsRead {
  const token = tokens[end];
  return token !== undefined && LOVED.has(token.norm)
    ? { texts: [...texts, capitalized(token)], end: end + 1 }
    : { texts, end };
}
