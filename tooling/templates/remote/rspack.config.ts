import { defineRemote } from '@lineleaf/tooling/rspack';

export default defineRemote({
  name: 'mfe-example',
  exposes: { './routes': './src/routes.tsx' },
  routes: [{ path: 'example-path', screen: 'ExampleScreen', access: 'user' }],
  tabs: [
    {
      path: 'example-path',
      label: { en: 'Example title', es: 'Example title', fr: 'Example title', de: 'Example title' },
      icon: 'SparklesIcon',
      order: 50,
    },
  ],
});
