import { defineRemote } from '@lineleaf/tooling/rspack';

export default defineRemote({
  name: 'mfe-auth',
  exposes: { './routes': './src/routes.tsx' },
  routes: [
    { path: 'auth', access: 'visitor' },
    { path: 'forgot-password', access: 'visitor' },
    { path: 'reset-password', access: 'visitor' },
    { path: 'settings', access: 'user' },
  ],
});
