import { findProgram, PROGRAMS } from '../scripts/services.mjs';

/** Chromium without a display, a GPU or calls to its maker's servers; the sandbox needs rights that test machines lack. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The browser of the tests: the one that CHROMIUM_PATH names, else the first on PATH.
 * @returns {string | undefined} undefined where there is none: Playwright then uses what it has installed itself
 */
export function findChromium() {
  return process.env.CHROMIUM_PATH ?? findProgram(PROGRAMS.chromium.names);
}
