/** Languages the product speaks, each under its own name. The first is the one the others fall back to. */
export const LANGUAGES = [
  { code: 'en', label: 'English' },
  { code: 'es', label: 'Español' },
  { code: 'fr', label: 'Français' },
  { code: 'de', label: 'Deutsch' },
] as const;

export type LanguageCode = (typeof LANGUAGES)[number]['code'];

/** Where the chosen language is kept. */
export const LANGUAGE_STORAGE_KEY = 'lineleaf.language';

/** Narrows any text to a language of ours, by its first part ('fr-CA' is 'fr'). */
export function toLanguageCode(value: string | null | undefined): LanguageCode | undefined {
  const short = value?.toLowerCase().split('-')[0];
  return LANGUAGES.find(({ code }) => code === short)?.code;
}
