import { foldText, stripAccents } from './foldText.ts';
import { INNOCENT_PHRASES } from './innocentTerms.ts';

/** The ways in which a text can be read: as written, and with each disguise taken off. Lower case. */
export interface Readings {
  /** Whole texts for patterns and lists. */
  readonly texts: readonly string[];
  /** Words that only come about when neighbors are joined: "fu ck", "f, u, c, k". */
  readonly joined: readonly string[];
}

/** Reads a text as it was typed. What is innocent as a phrase is left out. */
export function readText(typed: string): Readings {
  const written = foldText(typed).replace(INNOCENT_PHRASES, ' ');
  const parted = stripAccents(foldText(partCompounds(typed)).replace(INNOCENT_PHRASES, ' '));
  const plain = stripAccents(written).replace(INNOCENT_PHRASES, ' ');
  const decoded = readSigns(plain).replace(INNOCENT_PHRASES, ' ');
  const texts = new Set([written, plain, decoded, decoded.replace(/\p{N}+/gu, ''), parted]);
  for (const text of [plain, decoded]) for (const drawnIn of drawIn(text)) texts.add(drawnIn);
  const joined = new Set([plain, decoded].flatMap((text) => joinNeighbors(wordsOf(text))));
  return { texts: [...texts], joined: [...joined] };
}

/** The words of a text: runs of letters and digits. */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** Whether a word with stars for letters ("f*ck") can be read as `word`. */
export function fitsMask(masked: string, word: string): boolean {
  return masked.length === word.length && [...masked].every((sign, at) => sign === '*' || sign === word[at]);
}

/** "sh1t" and "a$$" become words; numbers that stand alone stay. */
function readSigns(text: string): string {
  return text.replace(/[\p{L}\p{N}@$!¡€|+¢£]*\p{L}[\p{L}\p{N}@$!¡€|+¢£]*/gu, (word) =>
    word.replace(/[0134578@$!¡€|+¢£]/gu, (sign) => LETTER_OF_SIGN[sign] ?? sign),
  );
}

const LETTER_OF_SIGN: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b' },
  ...{ '@': 'a', $: 's', '!': 'i', '¡': 'i', '€': 'e', '|': 'l', '+': 't', '¢': 'c', '£': 'l' },
};

/** Letters drawn out: three of a kind and more as one and as two, and words that double more than one letter as single ones. */
function drawIn(text: string): string[] {
  const single = text.replace(/(\p{L})\1{2,}/gu, '$1');
  const double = text.replace(/(\p{L})\1{2,}/gu, '$1$1');
  const stuttered = text.replace(/[\p{L}]*(\p{L})\1[\p{L}]*(\p{L})\2[\p{L}]*/gu, (word) =>
    word.replace(/(\p{L})\1+/gu, '$1'),
  );
  const ending = text.replace(/([bcdfgkpt])\1+(?!\p{L})/gu, '$1');
  return [single, double, stuttered, ending].filter((reading) => reading !== text);
}

function partCompounds(typed: string): string {
  return typed
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/gu, ' ');
}

/** Two neighbors as one word, and longer runs of pieces of one or two letters. */
function joinNeighbors(words: readonly string[]): string[] {
  const joined = words.slice(1).flatMap((word, index) => {
    const before = words[index] ?? '';
    return ORDINARY_PAIRS.has(`${before} ${word}`) ? [] : [before + word];
  });
  const pieces = words.filter((word) => !LINKS.has(word));
  for (let from = 0; from < pieces.length; from += 1) {
    let run = '';
    for (let at = from; at < pieces.length && at < from + LONGEST_RUN; at += 1) {
      const piece = pieces[at] ?? '';
      if (piece.length > 2) break;
      run += piece;
      if (at > from + 1 && (run.length > 3 || isWholeRun(pieces, from, at))) joined.push(run);
    }
  }
  return joined.filter(({ length }) => length > 2);
}

/** Three letters make a word only where no other letter stands beside them, as in an alphabet. */
function isWholeRun(pieces: readonly string[], from: number, to: number): boolean {
  const before = pieces[from - 1] ?? '';
  return (before.length !== 1 || before === 'a') && pieces[to + 1]?.length !== 1;
}

const LONGEST_RUN = 12;
const LINKS = new Set(['and', 'et', 'und']);

/** Ordinary words that would be another one when joined. */
const ORDINARY_PAIRS = new Set(
  [
    'pen is|put a|put as|put o|put os|an us|an al|as s|as ses|a nus|nut ten|tit ten|tit s|cum in|pub es|por no|pen e|rap e|rap es|anal y|sod a|se men|as h',
    'mari con|mari ca|mer de|mer des|bas tard|chat te|con ne|con o|co no|pol la|con cha|pis ser|an o|an os|se in|sex y|mo se|cul te|no ten|trans en',
  ].flatMap((line) => line.split('|')),
);
