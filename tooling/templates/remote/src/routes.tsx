import { lazyRoute } from '@lineleaf/design-system';
import { addMessages } from '@lineleaf/design-system/i18n';
import type { RouteObject } from 'react-router';
import en from './locales/en.json';

addMessages('mfe-example', {
  en,
  es: () => import('./locales/es.json').then((module) => module.default),
  fr: () => import('./locales/fr.json').then((module) => module.default),
  de: () => import('./locales/de.json').then((module) => module.default),
});

/** The screens of this remote, relative to where the shell mounts it; the shell guards them. */
export const routes: RouteObject[] = [
  {
    path: 'example-path',
    element: lazyRoute(() =>
      import('./screens/ExampleScreen/ExampleScreen.tsx').then((m) => ({ default: m.ExampleScreen })),
    ),
  },
];
