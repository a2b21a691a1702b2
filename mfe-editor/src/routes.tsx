import { lazyRoute } from '@lineleaf/design-system';
import { addMessages } from '@lineleaf/design-system/i18n';
import type { RouteObject } from 'react-router';
import en from './locales/en.json' with { type: 'json' };

addMessages('editor', {
  en,
  es: async () => (await import('./locales/es.json')).default,
  fr: async () => (await import('./locales/fr.json')).default,
  de: async () => (await import('./locales/de.json')).default,
});

/** The coloring editor, relative to where the shell mounts it; the shell guards it. */
export const routes: RouteObject[] = [
  {
    path: 'color/:pageId',
    element: lazyRoute(() =>
      import('./screens/EditorScreen/EditorScreen.tsx').then((m) => ({ default: m.EditorScreen })),
    ),
  },
];
