import { GERMAN } from './de.ts';
import { ENGLISH } from './en.ts';
import { SPANISH } from './es.ts';
import { FRENCH } from './fr.ts';
import type { Language, LanguageWords } from './LanguageWords.ts';

export const LANGUAGE_WORDS: Readonly<Record<Language, LanguageWords>> = {
  en: ENGLISH,
  es: SPANISH,
  fr: FRENCH,
  de: GERMAN,
};
