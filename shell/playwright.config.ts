import { defineConfig } from '@playwright/test';

const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The journeys: Chromium against the product that `npm start` serves, started once in a data folder of its own. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/startProduct.ts',
  workers: 1,
  // A journey that passes only at its second try is reported as flaky, by name, at the end of the run.
  retries: process.env.CI ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json']],
  use: {
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? 'chromium', args: CHROMIUM_FLAGS },
  },
});
