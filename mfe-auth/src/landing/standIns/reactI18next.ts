import { landingData } from '../landingData.ts';
import { sayWords } from '../sayWords.ts';

/** Stands in for react-i18next: the texts are on the page. */
export function useTranslation(namespace: string) {
  const words = landingData().words[namespace];
  return { t: (key: string, values?: object) => sayWords(words, key, values) };
}
