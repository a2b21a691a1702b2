import { lazyRoute } from '@lineleaf/design-system';
import { addMessages } from '@lineleaf/design-system/i18n';
import type { RouteObject } from 'react-router';
import en from './locales/en.json';

addMessages('studio', {
  en,
  es: async () => (await import('./locales/es.json')).default,
  fr: async () => (await import('./locales/fr.json')).default,
  de: async () => (await import('./locales/de.json')).default,
});

/** Make, Gallery and Favorites, relative to where the shell mounts them; the shell guards them. */
export const routes: RouteObject[] = [
  {
    index: true,
    element: lazyRoute(() =>
      import('./screens/MakeScreen/MakeScreen.tsx').then((m) => ({ default: m.MakeScreen })),
    ),
  },
  {
    path: 'gallery',
    element: lazyRoute(() =>
      import('./screens/GalleryScreen/GalleryScreen.tsx').then((m) => ({ default: m.GalleryScreen })),
    ),
  },
  {
    path: 'favorites',
    element: lazyRoute(() =>
      import('./screens/FavoritesScreen/FavoritesScreen.tsx').then((m) => ({ default: m.FavoritesScreen })),
    ),
  },
];
