import { defineRemote } from '@lineleaf/tooling/rspack';

export default defineRemote({
  name: 'mfe-studio',
  exposes: { './routes': './src/routes.tsx' },
  routes: [
    { path: '', access: 'user' },
    { path: 'gallery', access: 'user' },
    { path: 'favorites', access: 'user' },
  ],
});
