import type { Lexicon } from './Lexicon.ts';
import { LANGUAGES, type Language } from './languages/LanguageWords.ts';
import type { Token } from './tokens.ts';

/** The language that knows most of a description; little words that only it has count most. English wins a tie. */
export function detectLanguage(tokens: readonly Token[], lexicon: Lexicon): Language {
  const words = tokens.filter(({ kind }) => kind === 'word').map(({ norm }) => norm);
  let best: Language = 'en';
  let most = 0;
  for (const language of LANGUAGES) {
    let score = 0;
    for (const word of words) score += weightOf(lexicon, word, language);
    if (score > most + 0.01) [best, most] = [language, score];
  }
  return best;
}

function weightOf(lexicon: Lexicon, word: string, language: Language): number {
  const entry = lexicon.find(word, language);
  if (entry === undefined) return 0;
  const isLittle = entry.senses.some(
    ({ kind }) => kind === 'role' || kind === 'preposition' || kind === 'count',
  );
  return isLittle ? 2 : word.length < 3 ? 0 : 1;
}
