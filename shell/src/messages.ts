import { addMessages } from '@lineleaf/design-system/i18n';
import en from './locales/en.json';

// The shell's own texts.
addMessages('shell', {
  en,
  es: () => import('./locales/es.json').then((module) => module.default),
  fr: () => import('./locales/fr.json').then((module) => module.default),
  de: () => import('./locales/de.json').then((module) => module.default),
});
