import type { Locator, Page } from '@playwright/test';
import { expect, generateByApi, logInAdministrator, signUpByApi, test } from './journey.ts';

test.describe('pictures that come late', () => {
  // The worker of the product would answer in place of what holds the pictures back here.
  test.use({ serviceWorkers: 'block', allowedConsole: /Service Worker registration blocked/ });

  for (const path of ['/gallery', '/favorites']) {
    test(`move nothing on ${path}`, async ({ page }) => {
      const token = await signUpByApi(page);
      const headers = { Authorization: `Bearer ${token}` };
      for (const prompt of ['a teddy bear', 'a simple heart', 'a smiling sun']) {
        const id = await generateByApi(page, token, prompt);
        await page.request.patch(`/api/coloring-pages/${id}/favorite`, {
          data: { is_favorite: true },
          headers,
        });
      }
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/api/coloring-pages/*/image*', async (route) => {
        await released;
        await route.continue();
      });
      await page.goto(path);
      await expect(page.getByRole('button', { name: 'Delete' }).first()).toBeVisible();
      await page.evaluate(watchShifts);
      release();
      const pictures = page.getByRole('main').locator('img');
      await expect.poll(() => pictures.evaluateAll(countLoaded)).toBe(3);
      expect(await page.evaluate(() => (window as Watched).shifts)).toBe(0);
    });
  }
});

test('no screen asks the API again by itself', async ({ page }) => {
  test.setTimeout(180_000);
  await page.clock.install();
  const token = await signUpByApi(page);
  const own = await generateByApi(page, token, 'a simple heart');
  const main = page.getByRole('main');
  await expectQuiet(page, '/', main.getByRole('textbox'));
  await expectQuiet(page, '/gallery', main.locator('img'));
  await expectQuiet(page, '/favorites', main.getByText('No favorites yet'));
  await expectQuiet(page, '/credits', main.getByRole('button', { name: /Buy Now/ }));
  await expectQuiet(page, '/settings', main.getByLabel('Current password'));
  await expectQuiet(page, `/color/${own}`, page.locator('canvas'));
  await logInAdministrator(page);
  await expectQuiet(page, '/admin', main.getByRole('button', { name: /^Edit/ }));
});

/** Opens a screen, waits until it has what it shows and its pictures, and then lets five minutes pass. */
async function expectQuiet(page: Page, path: string, content: Locator): Promise<void> {
  await page.goto(path);
  await expect(content.first()).toBeVisible({ timeout: 60_000 });
  await expect.poll(() => page.evaluate(isEveryPictureSeenThere)).toBe(true);
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  const told: string[] = [];
  const note = (request: { url(): string }) => {
    if (request.url().endsWith('/api/telemetry')) told.push(request.url());
    else if (request.url().includes('/api/')) asked.push(request.url());
  };
  page.on('request', note);
  // What follows a screen once, a while later: the release that a log-out leads to, and the report of it.
  await page.clock.runFor('00:10');
  await page.waitForLoadState('networkidle');
  told.length = 0;
  await page.clock.runFor('05:00');
  page.off('request', note);
  expect(asked, `what ${path} asked for in five minutes`).toEqual([]);
  expect(told.length, `reports of the releases on ${path}`).toBeLessThanOrEqual(1);
}

/** In the page: whether each picture in the window has come; others are asked for when they are scrolled to. */
function isEveryPictureSeenThere(): boolean {
  return [...document.images]
    .filter((picture) => picture.getBoundingClientRect().top < innerHeight)
    .every((picture) => picture.complete);
}

/** What the browser reports of a shift; TypeScript's library does not know it yet. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}

interface Watched {
  shifts?: number;
}

/** In the page: sums up how far things move from now on (layout shift scores). */
function watchShifts(): void {
  const watched = window as Watched;
  watched.shifts = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[])
      watched.shifts = (watched.shifts ?? 0) + entry.value;
  }).observe({ type: 'layout-shift' });
}

/** In the page: how many pictures are there whole. */
function countLoaded(pictures: Element[]): number {
  return pictures.filter((picture) => picture instanceof HTMLImageElement && picture.naturalWidth > 0).length;
}
