import { lazyRoute } from '@lineleaf/design-system';
import { addMessages } from '@lineleaf/design-system/i18n';
import type { RouteObject } from 'react-router';
import { withArrival } from './components/withArrival.tsx';
import en from './locales/en.json';

addMessages('auth', {
  en,
  es: async () => (await import('./locales/es.json')).default,
  fr: async () => (await import('./locales/fr.json')).default,
  de: async () => (await import('./locales/de.json')).default,
});

/** Landing with the auth card, forgotten and new password, settings; the shell guards them. */
export const routes: RouteObject[] = [
  {
    path: 'auth',
    element: lazyRoute(() =>
      import('./screens/AuthScreen/AuthScreen.tsx').then((m) => ({ default: withArrival(m.AuthScreen) })),
    ),
  },
  {
    path: 'forgot-password',
    element: lazyRoute(() =>
      import('./screens/ForgotPasswordScreen/ForgotPasswordScreen.tsx').then((m) => ({
        default: m.ForgotPasswordScreen,
      })),
    ),
  },
  {
    path: 'reset-password',
    element: lazyRoute(() =>
      import('./screens/ResetPasswordScreen/ResetPasswordScreen.tsx').then((m) => ({
        default: m.ResetPasswordScreen,
      })),
    ),
  },
  {
    path: 'settings',
    element: lazyRoute(() =>
      import('./screens/SettingsScreen/SettingsScreen.tsx').then((m) => ({ default: m.SettingsScreen })),
    ),
  },
];
