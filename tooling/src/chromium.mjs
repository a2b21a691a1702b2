export { findChromium, findWholeChromium } from '../scripts/services.mjs';

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
