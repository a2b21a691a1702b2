import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CHROMIUM_FLAGS, findChromium } from '@lineleaf/tooling/chromium';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const here = dirname(fileURLToPath(import.meta.url));

/** Every story is rendered, played and checked by axe in a real browser. */
export default defineConfig({
  root: here,
  plugins: [storybookTest({ configDir: join(here, '.storybook') })],
  // Found before the first story, so that no story is reloaded in the middle.
  optimizeDeps: {
    entries: [
      '.storybook/preview.tsx',
      'src/**/*.stories.tsx',
      '../shell/src/**/*.stories.tsx',
      '../mfe-*/src/**/*.stories.tsx',
    ],
  },
  test: {
    name: 'stories',
    testTimeout: 30_000,
    maxWorkers: 1,
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      api: { host: '127.0.0.1' },
      provider: playwright({
        // Without motion a story is in its final state at once.
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: {
          executablePath: findChromium(),
          args: CHROMIUM_FLAGS,
        },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 1280, height: 900 } }],
    },
  },
});
