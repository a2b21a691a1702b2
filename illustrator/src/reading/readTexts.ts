import type { Token } from './tokens.ts';

/** Letters, numbers and names to be lettered, and the index of the token after them. */
export interface TextsRead {
  texts: string[];
  end: number;
}

/** What is lettered, where it is named again: "around the letters". */
export const OF_TEXT = /^(?:the )?letters$/;

type IsKnown = (word: string) => boolean;

/** Reads "the letter B", "letters A, B and C", "number 7", "the name Emma", "B is for bear" or a quotation at `at`. */
export function readTexts(tokens: readonly Token[], at: number, isKnown: IsKnown): TextsRead | undefined {
  const token = tokens[at];
  if (token === undefined) return undefined;
  if (token.kind === 'quote') return { texts: [token.raw], end: at + 1 };
  if (token.kind !== 'word' && token.kind !== 'number') return undefined;
  if (LETTER_WORDS.has(token.norm)) return readSigns(tokens, at + 1, asLetter);
  if (NUMBER_WORDS.has(token.norm)) return readSigns(tokens, at + 1, asNumber);
  const isSaying = SAYING_WORDS.has(token.norm) && /^\p{Lu}/u.test(tokens[at + 1]?.raw ?? '');
  if (NAME_WORDS.has(token.norm) || isSaying) return readName(tokens, at);
  const lettered = readLettered(tokens, at);
  if (lettered !== undefined) return lettered;
  // "ein Schild, auf dem HALLO steht": the verb comes last.
  if (/^\p{Lu}{2,}$/u.test(token.raw) && /^steht$/i.test(tokens[at + 1]?.raw ?? ''))
    return { texts: [token.raw], end: at + 2 };
  const greeting = readGreeting(tokens, at) ?? readBirthday(tokens, at, isKnown);
  if (greeting !== undefined) return greeting;
  const letter = token.norm === 'alphabet' ? readLetterOfAlphabet(tokens, at + 1) : undefined;
  if (letter !== undefined) return letter;
  if (token.norm === 'alphabet' || token.norm === 'abc' || token.norm === 'abcs')
    return { texts: ['ABC'], end: at + 1 };
  return isLoneLetter(tokens, at)
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

/** "alphabet coloring page for the letter A". */
const MOST_BEFORE_LETTER = 6;

/** Whether a word asks for a text after it. */
export function asksForText(word: string): boolean {
  return [LETTER_WORDS, NUMBER_WORDS, NAME_WORDS, SAYING_WORDS].some((words) => words.has(word));
}

const LETTER_WORDS = wordsOf(
  'letter letters initial initials letra letras lettre lettres buchstabe buchstaben',
);
const NUMBER_WORDS = wordsOf('number numbers digit numeral numero nummer zahl chiffre');
const NAME_WORDS = wordsOf(
  'name named names word says saying called text nombre nom namen palabra prenom mot wort llamado llamada namens appele appelee nomme nommee',
);
/** Verbs that ask for text only where a capital follows: "un cartel que dice HOLA", not "two dice". */
const SAYING_WORDS = wordsOf('dice dit sagt lee heisst write writes writing read reads words');
const FILLERS = wordsOf('is of the a an that es de est ist el la le');
/** What a name is asked for on. */
const SHEETS = wordsOf('page sheet coloring colouring poster card banner worksheet art print');
const KIN = wordsOf('son daughter grandson granddaughter niece nephew brother sister cousin friend student');
/** "in big bubble letters": how what stands before it is lettered. */
const LETTERINGS = wordsOf('letters lettering writing font');
const LOOKS_OF_LETTERS = wordsOf(
  'big large giant bubble block fancy fat fun cool chunky curly hollow outlined balloon capital',
);
const NO_NAMES = wordsOf(
  'with and in on of for it is con avec mit y et und my his her to from under tag plate',
);
const GREETINGS = new Set(
  'happy birthday,merry christmas,happy easter,happy hanukkah,happy diwali,happy holi,happy eid,eid mubarak,happy kwanzaa,happy passover,happy purim,happy thanksgiving,happy lunar new year,happy chinese new year,happy valentines day,happy valentine s day,happy holidays,merry xmas,happy halloween,happy new year,thank you,i love you,happy mothers day,happy mother s day,happy father s day,happy fathers day,get well soon,welcome home,feliz cumpleanos,joyeux anniversaire,alles gute,feliz navidad,joyeux noel,frohe weihnachten,good luck'.split(
    ',',
  ),
);

function wordsOf(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
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
    const sign = isArticle(tokens, at) ? undefined : read(token);
    if (sign !== undefined) {
      texts.push(sign);
      end = at + 1;
    } else if (token.kind !== 'comma' && !/^(and|y|et|und)$/.test(token.norm)) break;
  }
  return texts.length === 0 ? undefined : { texts, end: skipIsFor(tokens, end) };
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
  const count = SINGLE_NUMBERS.indexOf(norm);
  return count < 0 ? undefined : String(count + 1);
}

const SINGLE_NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** The word after "name", and those after it as long as they are capitalized too. */
function readName(tokens: readonly Token[], at: number): TextsRead | undefined {
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
  const greeting = readGreeting(tokens, start);
  if (greeting !== undefined) return greeting;
  let end = start + 1;
  const isCapital = (index: number): boolean => /^\p{Lu}/u.test(tokens[index]?.raw ?? '');
  while (isCapital(start) && isCapital(end) && end - start < 3) end += 1;
  const name = tokens.slice(start, end).map(({ raw }) => raw.charAt(0).toUpperCase() + raw.slice(1));
  return { texts: [name.join(' ')], end: endOfLettering(tokens, end) };
}

function isOfPrice(token: Token | undefined): boolean {
  return token?.kind === 'word' && PRICES.has(token.norm);
}

const PRICES = wordsOf('cent cents dollar dollars euro euros pesos');

function readGreeting(tokens: readonly Token[], at: number): TextsRead | undefined {
  for (let length = 4; length > 1; length -= 1) {
    const span = tokens.slice(at, at + length);
    const isWhole = span.length === length && GREETINGS.has(span.map(({ norm }) => norm).join(' '));
    const isAdjective = GREETING_NOUNS.has(tokens[at + length]?.norm ?? '');
    if (!isWhole || isAdjective) continue;
    const words = span.map(({ raw }) => raw.charAt(0).toUpperCase() + raw.slice(1));
    const greeting = words.join(' ').replace(/ S /, '’s ');
    const name = tokens[at + length];
    // Whom it is for: "happy birthday Lily".
    const isNamed = name?.kind === 'word' && /^\p{Lu}\p{Ll}/u.test(name.raw);
    return isNamed
      ? { texts: [greeting, name.raw], end: at + length + 1 }
      : { texts: [greeting], end: at + length };
  }
  return undefined;
}

/** "Noah's 6th birthday", "Mia's birthday", "her 100th day of school": whose day it is, and which. */
function readBirthday(tokens: readonly Token[], at: number, isKnown: IsKnown): TextsRead | undefined {
  const [first, second] = [tokens[at], tokens[at + 1]];
  const isName = first?.kind === 'word' && /^\p{Lu}\p{Ll}/u.test(first.raw) && second?.norm === 's';
  const name = isName && !isKnown(first.norm) ? [first.raw] : [];
  const from = name.length > 0 ? at + 2 : at;
  const isOrdinal = tokens[from]?.kind === 'number' && ORDINAL.test(tokens[from + 1]?.norm ?? '');
  const end = isOrdinal ? from + 2 : from;
  if (end === at || !DAYS.has(tokens[end]?.norm ?? '')) return undefined;
  return { texts: [...name, ...(isOrdinal ? [tokens[from]?.raw ?? ''] : [])], end };
}

const ORDINAL = /^(st|nd|rd|th)$/;
const DAYS = wordsOf('birthday day party');

/** "a happy birthday cake" is a cake. */
const GREETING_NOUNS = wordsOf('cake party bear balloon balloons bunny hat present');

/** A capital letter by itself that no sentence needs: "B with bees", not "A cat" or "T-Rex". */
function isLoneLetter(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (
    token?.kind !== 'word' ||
    !/^\p{Lu}$/u.test(token.raw) ||
    token.joined !== undefined ||
    tokens[at + 1]?.joined !== undefined
  )
    return false;
  const next = tokens[at + 1]?.norm;
  return !/^[AIYEOÀ]$/u.test(token.raw) || next === 'is' || next === 'for';
}

function skipIsFor(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.norm === 'is' && tokens[at + 1]?.norm === 'for') return at + 2;
  return tokens[at]?.norm === 'for' ? at + 1 : at;
}
