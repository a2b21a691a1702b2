import { defineRemote } from '@lineleaf/tooling/rspack';

export default defineRemote({
  name: 'mfe-billing',
  exposes: { './routes': './src/routes.tsx' },
  routes: [
    {
      path: 'credits',
      screen: 'CreditsScreen',
      access: 'user',
      firstCalls: ['/api/credits/packages', '/api/credits/history'],
    },
  ],
});
