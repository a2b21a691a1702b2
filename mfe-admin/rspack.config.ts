import { defineRemote } from '@lineleaf/tooling/rspack';

export default defineRemote({
  name: 'mfe-admin',
  exposes: { './routes': './src/routes.tsx' },
  routes: [{ path: 'admin', access: 'admin' }],
});
