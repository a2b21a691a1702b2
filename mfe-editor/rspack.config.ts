import { defineRemote } from '@lineleaf/tooling/rspack';

export default defineRemote({
  name: 'mfe-editor',
  exposes: { './routes': './src/routes.tsx' },
  routes: [{ path: 'color/:pageId', access: 'user' }],
  hasWorker: true,
});
