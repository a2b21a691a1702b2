import { defineRemote } from '@lineleaf/tooling/rspack';

export default defineRemote({
  name: 'mfe-editor',
  exposes: { './routes': './src/routes.tsx' },
  routes: [
    {
      path: 'color/:pageId',
      screen: 'EditorScreen',
      access: 'user',
      firstCalls: ['/api/coloring-pages?images=url'],
      needsRoom: true,
    },
  ],
});
