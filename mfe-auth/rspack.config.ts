import { defineLanding, defineRemote } from '@lineleaf/tooling/rspack';

export default [
  defineRemote({
    name: 'mfe-auth',
    exposes: { './routes': './src/routes.tsx' },
    routes: [
      { path: 'auth', screen: 'AuthScreen', access: 'visitor' },
      { path: 'forgot-password', screen: 'ForgotPasswordScreen', access: 'visitor' },
      { path: 'reset-password', screen: 'ResetPasswordScreen', access: 'visitor' },
      { path: 'settings', screen: 'SettingsScreen', access: 'user' },
    ],
  }),
  ...defineLanding({
    name: 'mfe-auth',
    folder: 'src/landing',
    standIns: [
      { module: /^@lineleaf\/design-system$/, file: 'designSystem.ts' },
      { module: /^react-i18next$/, file: 'reactI18next.ts' },
      { module: /\/useAccount\.ts$/, file: 'useAccount.ts' },
      { module: /\/createLucideIcon\.mjs$/, file: 'lucideIcon.ts' },
    ],
    browserStandIns: [{ module: /^react$/, file: 'react.ts' }],
  }),
];
