import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../src/**/*.mdx',
    '../src/**/*.stories.tsx',
    '../../shell/src/**/*.stories.tsx',
    '../../mfe-*/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The service worker that answers for the API.
  staticDirs: [
    { from: join(root, 'node_modules/msw/lib/mockServiceWorker.js'), to: '/mockServiceWorker.js' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
