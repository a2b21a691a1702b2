import { CHROMIUM_FLAGS, findChromium } from '@lineleaf/tooling/chromium';
import { defineConfig } from '@playwright/test';

/** The journeys: Chromium against the product that `npm start` serves, one for each worker in a data folder of its own. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/startProduct.ts',
  // Three for two cores: half of a journey is waiting, for what must come back by itself, for a remote that hangs.
  workers: 3,
  fullyParallel: true,
  // A journey that passes only at its second try is reported as flaky, by name, at the end of the run.
  retries: process.env.CI ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json']],
  use: {
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    // A recorder takes a fifth of a journey's time: one that failed is recorded when it is run again, or with `--trace on`.
    trace: 'on-first-retry',
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS },
  },
});
