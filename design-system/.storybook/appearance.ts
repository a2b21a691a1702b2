export { setLanguage } from '../src/i18n/i18n.ts';
export { LANGUAGE_STORAGE_KEY, LANGUAGES, toLanguageCode } from '../src/i18n/languages.ts';
