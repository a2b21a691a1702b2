export { addMessages, createI18n, type MessageSet, type Messages, setLanguage } from './i18n.ts';
export { LANGUAGE_STORAGE_KEY, LANGUAGES, type LanguageCode } from './languages.ts';
export { useOwnWords } from './useOwnWords.ts';
