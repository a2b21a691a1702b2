import { addMessages } from '@lineleaf/design-system/i18n';
import en from './locales/en.json';

// Of settings alone, and loaded with them: visitors do not wait for them.
addMessages('settings', {
  en,
  es: async () => (await import('./locales/es.json')).default,
  fr: async () => (await import('./locales/fr.json')).default,
  de: async () => (await import('./locales/de.json')).default,
});
