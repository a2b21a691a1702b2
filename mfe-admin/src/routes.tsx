import { lazyRoute } from '@lineleaf/design-system';
import { addMessages } from '@lineleaf/design-system/i18n';
import type { RouteObject } from 'react-router';
import en from './locales/en.json';

addMessages('admin', {
  en,
  es: () => import('./locales/es.json').then((module) => module.default),
  fr: () => import('./locales/fr.json').then((module) => module.default),
  de: () => import('./locales/de.json').then((module) => module.default),
});

/** The dashboard and the releases, relative to where the shell mounts them; it does so for the administrator alone. */
export const routes: RouteObject[] = [
  {
    path: 'admin',
    element: lazyRoute(() =>
      import('./screens/AdminScreen/AdminScreen.tsx').then((m) => ({ default: m.AdminScreen })),
    ),
  },
  {
    path: 'admin/platform',
    element: lazyRoute(() =>
      import('./screens/PlatformScreen/PlatformScreen.tsx').then((m) => ({ default: m.PlatformScreen })),
    ),
  },
];
