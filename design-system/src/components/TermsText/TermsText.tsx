import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { addMessages, createI18n } from '../../i18n/i18n.ts';
import en from './locales/en.json';
import { TermsSections } from './TermsSections.tsx';

addMessages('terms', {
  en,
  es: () => import('./locales/es.json').then((module) => module.default),
  fr: () => import('./locales/fr.json').then((module) => module.default),
  de: () => import('./locales/de.json').then((module) => module.default),
});

/** The whole Terms of Service, to be set under a heading that names them. */
export function TermsText(): ReactElement {
  const { t } = useTranslation('terms', { i18n: createI18n() });
  return <TermsSections t={t} />;
}
