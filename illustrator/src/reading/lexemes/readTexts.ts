import {
  AND,
  FILLERS,
  FROM,
  KIN,
  LETTER_WORDS,
  LETTERINGS,
  LOOKS_OF_LETTERS,
  NAME_WORDS,
  NO_NAMES,
  NUMBER_WORDS,
  PRICES,
  SAYING_WORDS,
  SHEETS,
  STANDS_FOR,
  TITLING_WORDS,
  TO,
} from '../languages/textWords.ts';
import { isCapital, isWritten } from './isWritten.ts';
import { lettersOnBoard } from './lettersOnBoard.ts';
import { numberNamed, tensAt } from './numberNames.ts';
import {
  type IsKnown,
  readBirthday,
  readGreeting,
  startsOccasion,
  type TextsRead,
  toLoved,
} from './readGreeting.ts';
import type { Token } from './tokens.ts';

/** What is lettered, where it is named again: "around the letters". */
export const OF_TEXT = /^(?:the )?letters$/;

/** Reads "the letter B", "letters A, B and C", "number 7", "the name Emma", "B is for bear" or a quotation at `at`. */
export function readTexts(tokens: readonly Token[], at: number, isKnown: IsKnown): TextsRead | undefined {
  const token = tokens[at];
  if (token === undefined) return undefined;
  if (token.kind === 'quote') return { texts: [token.raw], end: at + 1 };
  if (token.kind !== 'word' && token.kind !== 'number') return undefined;
  // "an excavator labeled 'Big Digger'"
  const titled = tokens[at + 1];
  if (TITLING_WORDS.has(token.norm) && titled?.kind === 'quote') return { texts: [titled.raw], end: at + 2 };
  if (LETTER_WORDS.has(token.norm)) return readSigns(tokens, at + 1, asLetter) ?? lettersOnBoard(tokens, at);
  if (NUMBER_WORDS.has(token.norm)) return readSigns(tokens, at + 1, asNumber);
  // "a teacher writing HELLO on the board": what somebody does, too.
  if (isWritten(tokens, at)) return readName(tokens, at - 1, isKnown);
  const isSaying = SAYING_WORDS.has(token.norm) && isCapital(tokens[at + 1]);
  if (NAME_WORDS.has(token.norm) || isSaying) return readName(tokens, at, isKnown);
  const lettered = readLettered(tokens, at);
  if (lettered !== undefined) return lettered;
  // "ein Schild, auf dem HALLO steht": the verb comes last.
  if (/^\p{Lu}{2,}$/u.test(token.raw) && /^steht$/i.test(tokens[at + 1]?.raw ?? ''))
    return { texts: [token.raw], end: at + 2 };
  if (startsOccasion(tokens, at)) return { texts: [], end: at + 1 };
  const greeting = readGreeting(tokens, at, isKnown) ?? readBirthday(tokens, at, isKnown);
  if (greeting !== undefined) return greeting;
  const letter = token.norm === 'alphabet' ? readLetterOfAlphabet(tokens, at + 1) : undefined;
  if (letter !== undefined) return letter;
  if (token.norm === 'alphabet' || token.norm === 'abc' || token.norm === 'abcs') {
    const end = endOfAlphabet(tokens, at + 1);
    const isAllThereIs = end > at + 1 && end === tokens.length;
    return { texts: isAllThereIs ? ALPHABET : ['ABC'], end };
  }
  return isLoneLetter(tokens, at, isKnown)
    ? { texts: [token.raw.toUpperCase()], end: skipIsFor(tokens, at + 1) }
    : undefined;
}

/** "OLIVER in big bubble letters": the word is what is lettered. */
function readLettered(tokens: readonly Token[], at: number): TextsRead | undefined {
  const { kind, raw = '' } = tokens[at] ?? {};
  const end = endOfLettering(tokens, at + 1);
  if (kind !== 'word' || end === at + 1) return undefined;
  return { texts: [raw.charAt(0).toUpperCase() + raw.slice(1)], end };
}

/** Where "in big bubble letters" ends that begins at `start`, else `start`. */
function endOfLettering(tokens: readonly Token[], start: number): number {
  let end = start + 1;
  while (LOOKS_OF_LETTERS.has(tokens[end]?.norm ?? '')) end += 1;
  const isSaid = tokens[start]?.norm === 'in' && end > start + 1 && LETTERINGS.has(tokens[end]?.norm ?? '');
  return isSaid ? end + 1 : start;
}

/** "an alphabet page for A": the one letter that it is for. */
function readLetterOfAlphabet(tokens: readonly Token[], start: number): TextsRead | undefined {
  for (let at = start; at < start + MOST_BEFORE_LETTER; at += 1) {
    const token = tokens[at];
    if (token?.kind !== 'word') return undefined;
    if (/^\p{Lu}$/u.test(token.raw) && /^(for|of|letter)$/.test(tokens[at - 1]?.norm ?? ''))
      return { texts: [token.raw], end: skipIsFor(tokens, at + 1) };
  }
  return undefined;
}

/** "alphabet page a to z": all of it says the alphabet. */
function endOfAlphabet(tokens: readonly Token[], start: number): number {
  let end = start;
  while (SHEETS.has(tokens[end]?.norm ?? '')) end += 1;
  if (FROM.has(tokens[end]?.norm ?? '')) end += 1;
  const isWhole =
    tokens[end]?.norm === 'a' && tokens.slice(end + 1, end + 3).some(({ norm }) => norm === 'z');
  return isWhole ? end + (tokens[end + 1]?.norm === 'z' ? 2 : 3) : start;
}

/** With pictures its first letters stand for it. */
const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** "alphabet coloring page for the letter A". */
const MOST_BEFORE_LETTER = 6;

/** Whether a word asks for a text after it. */
export function asksForText(word: string): boolean {
  return [LETTER_WORDS, NUMBER_WORDS, NAME_WORDS, SAYING_WORDS].some((words) => words.has(word));
}

/** A run of letters or numbers, parted by commas and "and". */
function readSigns(
  tokens: readonly Token[],
  start: number,
  read: (token: Token) => string | undefined,
): TextsRead | undefined {
  const texts: string[] = [];
  let end = start;
  for (let at = start; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    const range = read === asNumber ? (rangeAt(tokens, at) ?? tensAt(tokens, at)) : lettersAt(tokens, at);
    if (range !== undefined) {
      texts.push(...range.texts);
      at = range.end - 1;
      end = range.end;
      continue;
    }
    const sign = isArticle(tokens, at) || isCountAfter(tokens, at) ? undefined : read(token);
    if (sign !== undefined && texts.at(-1) === sign && read === asNumber) break;
    if (sign !== undefined) {
      texts.push(sign);
      end = at + 1;
    } else if (token.kind !== 'comma' && !AND.has(token.norm)) break;
  }
  return texts.length === 0 ? undefined : { texts, end: skipIsFor(tokens, end) };
}

/** "1 to 10", "1-5": all numbers from the first to the last. */
function rangeAt(tokens: readonly Token[], at: number): TextsRead | undefined {
  const [first, next] = [tokens[at], tokens[at + 1]];
  const isWord = next !== undefined && TO.has(next.norm);
  const last = next?.joined === '-' ? next : isWord ? tokens[at + 2] : undefined;
  const [from, to] = [Number(first && asNumber(first)), Number(last && asNumber(last))];
  if (!(to > from && to - from < LONGEST_RANGE)) return undefined;
  return {
    texts: Array.from({ length: to - from + 1 }, (_, index) => String(from + index)),
    end: at + (isWord ? 3 : 2),
  };
}

/** "letters a to z", "letters A-F": all letters from the first to the last. */
function lettersAt(tokens: readonly Token[], at: number): TextsRead | undefined {
  const [first, next] = [tokens[at], tokens[at + 1]];
  const isWord = next?.norm === 'to' || next?.norm === 'through';
  const last = next?.joined === '-' ? next : isWord ? tokens[at + 2] : undefined;
  const [from, to] = [first, last].map((sign) => ALPHABET.indexOf((sign && asLetter(sign)) ?? ''));
  if (from === undefined || to === undefined || from < 0 || to - from < 2) return undefined;
  return { texts: ALPHABET.slice(from, to + 1), end: at + (isWord ? 3 : 2) };
}

/** More numbers are too small for a page. */
const LONGEST_RANGE = 20;

/** "number 10, ten birds", "number 3, four cats": how many of what comes next there are. */
function isCountAfter(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  const isNumber = token !== undefined && asNumber(token) !== undefined;
  return (
    isNumber &&
    before?.kind === 'comma' &&
    next?.kind === 'word' &&
    !AND.has(next.norm) &&
    !NO_NAMES.has(next.norm)
  );
}

/** "letters, a train": no letter A. */
function isArticle(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  return before?.kind === 'comma' && token?.raw === 'a' && next?.kind === 'word' && next.norm !== 'and';
}

function asLetter({ raw, kind }: Token): string | undefined {
  if (kind === 'quote') return raw;
  return kind === 'word' && [...raw].length === 1 ? raw.toUpperCase() : undefined;
}

function asNumber({ raw, norm, kind }: Token): string | undefined {
  if (kind === 'number') return raw;
  return numberNamed(norm)?.toString();
}

/** The word after "name", and those after it as long as they are capitalized too. */
function readName(tokens: readonly Token[], at: number, isKnown: IsKnown): TextsRead | undefined {
  let start = at + 1;
  while (SHEETS.has(tokens[start]?.norm ?? '')) start += 1;
  // "a name page for Josephine"; a name page alone says no name.
  if (start > at + 1 && tokens[start]?.norm !== 'for') return undefined;
  if (start > at + 1) start += 1;
  if (/^(my|our)$/.test(tokens[start]?.norm ?? '') && KIN.has(tokens[start + 1]?.norm ?? '')) start += 2;
  while (start < tokens.length && FILLERS.has(tokens[start]?.norm ?? '')) start += 1;
  const first = tokens[start];
  if (first?.kind === 'quote') return { texts: [first.raw], end: start + 1 };
  // "a sign that says 50 cents".
  if (first?.kind === 'number' && isOfPrice(tokens[start + 1]))
    return { texts: [`${first.raw} ${tokens[start + 1]?.raw}`], end: start + 2 };
  if (first?.kind !== 'word' || NO_NAMES.has(first.norm)) return undefined;
  const greeting = readGreeting(tokens, start, isKnown);
  if (greeting !== undefined) return toLoved(tokens, greeting);
  let end = start + 1;
  while (isCapital(tokens[start]) && isCapital(tokens[end]) && end - start < 3) end += 1;
  const name = tokens.slice(start, end).map(({ raw }) => raw.charAt(0).toUpperCase() + raw.slice(1));
  return { texts: [name.join(' ')], end: endOfLettering(tokens, end) };
}

function isOfPrice(token: Token | undefined): boolean {
  return token?.kind === 'word' && PRICES.has(token.norm);
}

/** A letter that stands for something, "q is for quail", or a capital that no sentence needs: "B with bees", not "A cat", "T-Rex" or "T rex". */
function isLoneLetter(tokens: readonly Token[], at: number, isKnown: IsKnown): boolean {
  const token = tokens[at];
  if (token?.kind === 'word' && /^\p{L}$/u.test(token.raw) && skipIsFor(tokens, at + 1) > at + 2) return true;
  if (
    token?.kind !== 'word' ||
    !/^\p{Lu}$/u.test(token.raw) ||
    token.joined !== undefined ||
    tokens[at + 1]?.joined !== undefined
  )
    return false;
  const next = tokens[at + 1]?.norm;
  if (isKnown(`${token.norm} ${next}`, 'alone')) return false;
  return !/^[AIYEOÀ]$/u.test(token.raw) || next === 'is' || next === 'for';
}

function skipIsFor(tokens: readonly Token[], at: number): number {
  if (STANDS_FOR.has(`${tokens[at]?.norm} ${tokens[at + 1]?.norm}`)) return at + 2;
  return tokens[at]?.norm === 'for' ? at + 1 : at;
}
