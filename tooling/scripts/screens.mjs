import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { CHROMIUM_FLAGS, findChromium } from '../src/chromium.mjs';
import { startProductServer } from '../src/productServer.mjs';
import { ROOT } from './parts.mjs';
import { makeContent } from './screen-content.mjs';
import { SCREENS } from './screen-list.mjs';

const FOLDER = join(ROOT, 'docs', 'screens');
const SIZES = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];
const THEMES = /** @type {const} */ (['light', 'dark']);

/** Pictures of every screen, or of those that are named, in three widths and two themes, from a product started for this with content made for this. */
const dataDir = mkdtempSync(join(tmpdir(), 'lineleaf-screens-'));
const product = await startProductServer({ dataDir });
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: CHROMIUM_FLAGS,
});
try {
  mkdirSync(FOLDER, { recursive: true });
  const content = await makeContent(product.url, browser);
  const only = process.argv.slice(2);
  const chosen = SCREENS.filter(({ name }) => only.length === 0 || only.includes(name));
  for (const theme of THEMES) {
    for (const size of SIZES) {
      for (const screen of chosen) await takePicture(screen, { theme, size, content });
    }
  }
} finally {
  await browser.close();
  await product.stop('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}

/**
 * @param {import('./screen-list.mjs').ScreenPicture} screen
 * @param {{ theme: 'light' | 'dark', size: { width: number, height: number }, content: import('./screen-content.mjs').Content }} setting
 */
async function takePicture(screen, { theme, size, content }) {
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: size,
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-US',
    serviceWorkers: 'block',
  });
  const name = `${screen.name}-${size.width}-${theme}.png`;
  try {
    const page = await context.newPage();
    const token = screen.role === 'visitor' ? undefined : content.tokens[screen.role];
    await page.addInitScript((kept) => {
      if (kept) localStorage.setItem('token', kept);
    }, token);
    await screen.show(page, content);
    await page.evaluate(() => document.fonts.ready);
    const png = await page.screenshot({ fullPage: screen.isWhole ?? false });
    await sharp(png).png({ palette: true, colors: 64, effort: 7, dither: 0.4 }).toFile(join(FOLDER, name));
    console.log(name);
  } catch (error) {
    process.exitCode = 1;
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    await context.close();
  }
}
