import { lazyRoute } from '@lineleaf/design-system';
import { addMessages } from '@lineleaf/design-system/i18n';
import type { RouteObject } from 'react-router';
import en from './locales/en.json';

addMessages('billing', {
  en,
  es: () => import('./locales/es.json').then((module) => module.default),
  fr: () => import('./locales/fr.json').then((module) => module.default),
  de: () => import('./locales/de.json').then((module) => module.default),
});

/** Buy Credits, relative to where the shell mounts it; the shell guards it. */
export const routes: RouteObject[] = [
  {
    path: 'credits',
    element: lazyRoute(() =>
      import('./screens/CreditsScreen/CreditsScreen.tsx').then((m) => ({ default: m.CreditsScreen })),
    ),
  },
];
