/** Languages the product speaks, each under its own name. The first is the one the others fall back to. */
export const LANGUAGES = [
  { code: 'en', label: 'English' },
  { code: 'es', label: 'Español' },
  { code: 'fr', label: 'Français' },
  { code: 'de', label: 'Deutsch' },
] as const;

export type LanguageCode = (typeof LANGUAGES)[number]['code'];

/** Where the chosen language is kept, and the cookie that tells the server of it. */
export const LANGUAGE_STORAGE_KEY = 'lineleaf.language';
const LANGUAGE_COOKIE = 'lineleaf_language';
const YEAR_S = 365 * 24 * 60 * 60;

/** Remembers the language that was chosen on this device. */
export function keepLanguage(code: LanguageCode): void {
  localStorage.setItem(LANGUAGE_STORAGE_KEY, code);
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the other interface
  document.cookie = `${LANGUAGE_COOKIE}=${code}; path=/; max-age=${YEAR_S}; samesite=lax`;
}

/** Narrows any text to a language of ours, by its first part ('fr-CA' is 'fr'). */
export function toLanguageCode(value: string | null | undefined): LanguageCode | undefined {
  const short = value?.toLowerCase().split('-')[0];
  return LANGUAGES.find(({ code }) => code === short)?.code;
}
