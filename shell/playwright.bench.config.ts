import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** The figures that only a browser can give; run by `npm run bench`, never by the tests, one after the other. */
export default defineConfig(journeys, { testMatch: /\.(bench|lighthouse)\.ts$/, retries: 0, workers: 1 });
