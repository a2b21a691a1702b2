import type { Page } from '@playwright/test';
import { expect, generateByApi, logInAdministrator, signUpByApi, test, WHOLE_CHROMIUM } from './journey.ts';

// By default Playwright turns off the browser's back/forward cache.
test.use({
  launchOptions: { ...WHOLE_CHROMIUM, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

/** What the browser tells of a page that it left and came back to. */
interface Restored {
  isRestored?: boolean;
}

test('every screen comes back as it was left, at once', async ({ page }) => {
  test.setTimeout(180_000);
  await expectRestored(page, '/auth');
  await expectRestored(page, '/forgot-password');
  const token = await signUpByApi(page);
  const id = await generateByApi(page, token, 'a simple heart');
  for (const path of ['/', '/gallery', '/favorites', '/credits', '/settings', `/color/${id}`]) {
    await expectRestored(page, path);
  }
  await logInAdministrator(page);
  for (const path of ['/admin', '/admin/platform']) await expectRestored(page, path);
});

/** Leaves a screen for a page of the API's, and comes back. */
async function expectRestored(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      (window as Restored).isRestored = persisted;
    });
  });
  await page.goto('/api/health/live');
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(toldOfReturn), path).toEqual({ isRestored: true, reasons: null });
}

/** In the page: whether it was restored, and if not, why. */
function toldOfReturn() {
  const [navigation] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
    readonly notRestoredReasons?: unknown;
  })[];
  return {
    isRestored: (window as Restored).isRestored ?? false,
    reasons: JSON.parse(JSON.stringify(navigation?.notRestoredReasons ?? null)),
  };
}
