import type { Language } from './LanguageWords.ts';

/** Articles after which one alone is named. Folded. */
export const ONE: Readonly<Record<Language, RegExp>> = {
  en: /^an?$/,
  es: /^una?$/,
  fr: /^une?$/,
  de: /^ein(?:e[nmrs]?)?$/,
};

/** German articles of one alone, whatever its ending says: "des Mädchens", "einem Jungen". Folded. */
export const OF_ONE = /^(?:des|dem|ein(?:es|em|en))$/;

/** The French article of several, which also means "of the". Folded. */
export const SOME = /^des$/;

/** What stands between a name and the kind that its bearer is of; not in German, where every noun has a capital. */
export const AFTER_NAME = /^(?:the|el|la|le)$/;
