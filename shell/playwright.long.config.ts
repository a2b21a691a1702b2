import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** Journeys through the shape of production, for the long run: nothing else has the gateway and its origins. */
export default defineConfig(journeys, {
  globalSetup: [],
  testMatch: '*.long.ts',
  retries: 0,
  workers: 1,
  use: {
    ...journeys.use,
    ignoreHTTPSErrors: true,
    launchOptions: {
      ...journeys.use?.launchOptions,
      args: [
        ...(journeys.use?.launchOptions?.args ?? []),
        '--ignore-certificate-errors',
        '--host-resolver-rules=MAP lineleaf.test 127.0.0.1, MAP *.lineleaf.test 127.0.0.1',
      ],
    },
  },
});
