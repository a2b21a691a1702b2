import { defineShell } from '@lineleaf/tooling/rspack';

export default defineShell({
  provides: [
    'react',
    'react-dom',
    'react-router',
    'react-redux',
    '@reduxjs/toolkit',
    'i18next',
    'react-i18next',
    '@lineleaf/api-client',
    '@lineleaf/design-system',
  ],
  runtimePlugin: `${import.meta.dirname}/src/federation/runtimePlugin.ts`,
  serviceWorker: './src/pwa/sw.ts',
});
