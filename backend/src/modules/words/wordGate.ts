import { foldText } from './foldText.ts';
import { OBSCENE, UNSUITABLE } from './hostileTerms.ts';
import { LISTED_WORDS, LONGEST_LISTED } from './listedWords.ts';
import { fitsMask, readText, wordsOf } from './readings.ts';
import { findViolence } from './violence.ts';

/**
 * The one gate of words: for prompts, for what is lettered on a page, for usernames and titles. Returns what makes a text unfit for
 * children (sexual, obscene, hateful or violent), as it was read; undefined where nothing does. English, Spanish, French and
 * German, whole words and phrases, through the usual disguises. The text as typed stays what is drawn and kept.
 */
export function findUnsuitableTerm(text: string): string | undefined {
  const { texts, joined } = readText(text);
  for (const reading of texts) {
    const term = findTerm(reading);
    if (term !== undefined) return term;
  }
  return joined.find(isObscene) ?? findMasked(foldText(text));
}

function findTerm(reading: string): string | undefined {
  return (
    OBSCENE.exec(reading)?.[0] ??
    UNSUITABLE.exec(reading)?.[0] ??
    findViolence(reading) ??
    findListed(reading)
  );
}

function findListed(reading: string): string | undefined {
  const words = wordsOf(reading);
  for (let from = 0; from < words.length; from += 1) {
    for (let length = 1; length <= LONGEST_LISTED && from + length <= words.length; length += 1) {
      const phrase = words.slice(from, from + length).join(' ');
      if (isListed(phrase)) return phrase;
    }
  }
  return undefined;
}

/** In the singular too, where a word is long enough not to become another one. */
function isListed(phrase: string): boolean {
  return (
    LISTED_WORDS.has(phrase) ||
    (phrase.length > 4 && phrase.endsWith('s') && LISTED_WORDS.has(phrase.slice(0, -1)))
  );
}

function isObscene(word: string): boolean {
  const match = OBSCENE.exec(word) ?? UNSUITABLE.exec(word);
  return match?.[0].length === word.length || (word.length > 3 && LISTED_WORDS.has(word));
}

/** "f*ck" and "s##t": a word with signs in its middle that stands for an obscene one. */
function findMasked(folded: string): string | undefined {
  for (const [word] of folded.matchAll(/(?<![\p{L}*#])\p{L}+[*#]+[\p{L}*#]*(?![\p{L}*#])/gu)) {
    const mask = word.replaceAll('#', '*');
    const found = MASKED_WORDS.find((each) => fitsMask(mask, each));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Words that people write with stars. */
const MASKED_WORDS =
  'fuck fucking fucker shit shitty bitch cunt dick pussy nigger nigga whore slut cock asshole bastard puta mierda joder coño pute putain merde salope connard fick ficken fotze arsch arschloch scheiße scheisse hure'.split(
    ' ',
  );
