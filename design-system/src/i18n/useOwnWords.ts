import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { createI18n } from './i18n.ts';

/** Texts that components say by themselves. They are bundled in every language, so this never suspends. */
export function useOwnWords(): TFunction<'ds'> {
  return useTranslation('ds', { i18n: createI18n() }).t;
}
