import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import {
  keepLanguage,
  LANGUAGE_STORAGE_KEY,
  LANGUAGES,
  type LanguageCode,
  toLanguageCode,
} from './languages.ts';
import de from './locales/de.json';
import en from './locales/en.json';
import es from './locales/es.json';
import fr from './locales/fr.json';

/** Texts of one language, nested by meaning. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

type MessageLoader = () => Promise<Messages>;

/** English is always there and stands in for what is missing; the others are loaded when they are chosen. */
export interface MessageSet {
  readonly en: Messages;
  readonly es?: MessageLoader;
  readonly fr?: MessageLoader;
  readonly de?: MessageLoader;
}

const messageSets = new Map<string, MessageSet>();
let shared: i18n | undefined;

/**
 * The one i18next instance of the page, made at the first call. It starts in `language`, else in the language chosen
 * before, else in the browser's first known one. Until another language's texts are there, `useTranslation` suspends.
 */
export function createI18n(options: { language?: string } = {}): i18n {
  shared ??= start(toLanguageCode(options.language) ?? storedLanguage());
  const language = toLanguageCode(options.language);
  if (language && shared.language !== language) void shared.changeLanguage(language);
  return shared;
}

/** Adds a namespace's texts to the shared instance. Calling it again with the same namespace changes nothing. */
export function addMessages(namespace: string, messages: MessageSet): void {
  const instance = createI18n();
  if (messageSets.has(namespace)) return;
  messageSets.set(namespace, messages);
  instance.addResourceBundle('en', namespace, messages.en);
  if (instance.language !== 'en') void instance.loadNamespaces(namespace);
}

/** Switches the language once its texts are loaded, and remembers it. */
export async function setLanguage(code: LanguageCode): Promise<void> {
  keepLanguage(code);
  const instance = createI18n();
  await instance.loadNamespaces([...messageSets.keys()]);
  await instance.changeLanguage(code);
}

function start(language: LanguageCode): i18n {
  const instance = createInstance();
  instance.on('languageChanged', markDocument);
  instance.use(initReactI18next).use({ type: 'backend', init() {}, read: readMessages });
  void instance.init({
    lng: language,
    fallbackLng: 'en',
    supportedLngs: LANGUAGES.map(({ code }) => code),
    ns: ['ds'],
    defaultNS: 'ds',
    resources: { en: { ds: en }, es: { ds: es }, fr: { ds: fr }, de: { ds: de } },
    partialBundledLanguages: true,
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { bindI18nStore: 'added' },
  });
  markDocument(language);
  return instance;
}

type Answer = (error: Error | null, messages: Messages | false) => void;

function readMessages(language: string, namespace: string, answer: Answer): void {
  const set = messageSets.get(namespace);
  const code = toLanguageCode(language);
  if (!set || !code) {
    answer(null, {});
    return;
  }
  const entry = set[code];
  const loading = typeof entry === 'function' ? entry() : Promise.resolve(entry ?? {});
  loading.then(
    (messages) => answer(null, messages),
    () => answer(null, {}),
  );
}

function markDocument(language: string): void {
  document.documentElement.lang = language;
}

function storedLanguage(): LanguageCode {
  const wanted = [localStorage.getItem(LANGUAGE_STORAGE_KEY), ...navigator.languages];
  return wanted.map(toLanguageCode).find((code) => code !== undefined) ?? 'en';
}
