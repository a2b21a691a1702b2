import { artData } from '../../art/artData.ts';
import type { Language } from '../languages/LanguageWords.ts';
import { foldWord } from './fold.ts';

/** A word of the lexicon with the accents and capitals of the thing that it names, where it names one. */
export function asWritten(word: string, language: Language): string {
  for (const { names } of artData().things.all()) {
    for (const form of names[language].flatMap((name) => name.split('/'))) {
      const folded = foldWord(form);
      if (folded === word) return form;
      if (`${folded}s` === word) return `${form}s`;
    }
  }
  return word;
}
