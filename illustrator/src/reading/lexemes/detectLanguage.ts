import { LANGUAGES, type Language } from '../languages/LanguageWords.ts';
import type { Lexicon } from '../words/Lexicon.ts';
import type { Token } from './tokens.ts';

/** The language that knows most of a description; little words and the names of things count most. English wins a tie. */
export function detectLanguage(tokens: readonly Token[], lexicon: Lexicon): Language {
  const words = tokens.filter(({ kind }) => kind === 'word');
  let best: Language = 'en';
  let most = 0;
  for (const language of LANGUAGES) {
    let score = 0;
    for (const { raw, norm } of words)
      if (language !== 'en' || !ACCENTED.test(raw)) score += weightOf(lexicon, norm, language);
    if (score > most + 0.01) [best, most] = [language, score];
  }
  return best;
}

/** English has no such letters but in words from elsewhere. */
const ACCENTED = /[^\x20-\x7f]/;

function weightOf(lexicon: Lexicon, word: string, language: Language): number {
  const entry = lexicon.find(word, language);
  if (entry === undefined) return 0;
  if (entry.senses.some(({ kind }) => LITTLE.has(kind))) return 2;
  if (word.length < 3) return 0;
  return entry.senses.some(({ kind }) => kind === 'thing' || kind === 'setting') ? 2 : 1;
}

const LITTLE: ReadonlySet<string> = new Set(['role', 'preposition', 'count']);
