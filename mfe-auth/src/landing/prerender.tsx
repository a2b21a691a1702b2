import { LANGUAGES, type LanguageCode } from '@lineleaf/design-system/languages';
import termsDe from '@lineleaf/design-system/terms/de.json';
import termsEn from '@lineleaf/design-system/terms/en.json';
import termsEs from '@lineleaf/design-system/terms/es.json';
import termsFr from '@lineleaf/design-system/terms/fr.json';
import dsDe from '@lineleaf/design-system/words/de.json';
import dsEn from '@lineleaf/design-system/words/en.json';
import dsEs from '@lineleaf/design-system/words/es.json';
import dsFr from '@lineleaf/design-system/words/fr.json';
import { renderToStaticMarkup } from 'react-dom/server';
import de from '../locales/de.json';
import en from '../locales/en.json';
import es from '../locales/es.json';
import fr from '../locales/fr.json';
import early from './early.js?source';
import './landing.css';
import { headOf } from './headOf.ts';
import type { LandingFiles, LandingFragment } from './LandingFragment.ts';
import { LandingPage } from './LandingPage.tsx';
import { DATA_ID, type LandingData, setLandingData } from './landingData.ts';
import { sayWords } from './sayWords.ts';

const WORDS = {
  en: { auth: en, ds: dsEn, terms: termsEn },
  es: { auth: es, ds: dsEs, terms: termsEs },
  fr: { auth: fr, ds: dsFr, terms: termsFr },
  de: { auth: de, ds: dsDe, terms: termsDe },
} as const;

/** The address that the landing is the page of, below `/`. */
export const LANDING_PATH = 'auth';

/** The languages that the landing is made in. */
export const LANDING_LANGUAGES: readonly LanguageCode[] = LANGUAGES.map(({ code }) => code);

/** Renders the landing in a language, from the screen that the shell shows too. */
export function renderLanding(language: LanguageCode, files: LandingFiles): LandingFragment {
  const words = WORDS[language];
  setLandingData({ language, words });
  // React has the browser fetch eager pictures ahead of their elements, which stand right below.
  const markup = renderToStaticMarkup(<LandingPage />).replaceAll(
    /<link rel="preload" as="image"[^>]*>/g,
    '',
  );
  const { auth, ds } = words;
  const { card, examples, field, footer, hint, login, preferences, share, signup } = auth;
  const acting = { card, examples, field, footer, hint, login, preferences, share, signup };
  const data: LandingData = {
    language,
    words: { auth: { ...acting, call: { button: auth.call.button } }, ds },
  };
  return {
    language,
    head: headOf(language, (key) => sayWords(auth, key), files),
    body: [
      markup,
      `<script type="application/json" id="${DATA_ID}">${jsonInMarkup(data)}</script>`,
      `<script>${early}</script>`,
    ].join('\n'),
  };
}

/** JSON that ends no element. */
function jsonInMarkup(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
