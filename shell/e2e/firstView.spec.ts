import type { Page } from '@playwright/test';
import { expect, logInAdministrator, test } from './journey.ts';

test.use({ serviceWorkers: 'block', allowedConsole: /Service Worker registration blocked/ });

const LOOKS = [
  { locale: 'en-US', width: 1440, colorScheme: 'light' },
  { locale: 'de-DE', width: 820, colorScheme: 'dark' },
  { locale: 'fr-FR', width: 390, colorScheme: 'light' },
  { locale: 'es-ES', width: 1280, colorScheme: 'dark' },
] as const;

for (const { locale, width, colorScheme } of LOOKS) {
  test.describe(`in ${locale} at ${width} px, ${colorScheme}`, () => {
    test.use({ locale, colorScheme, viewport: { width, height: 900 } });

    test('the landing shows its words and pictures before any script has come, and nothing jumps when it has', async ({
      page,
    }) => {
      const letScriptsCome = await holdScripts(page);
      await page.goto('/auth', { waitUntil: 'commit' });
      await expect(page.locator('#first-view h1')).toBeVisible();
      await expect.poll(() => isEveryPictureDrawn(page)).toBe(true);
      await page.evaluate(() => document.fonts.ready);
      const served = await openingOf(page, '#first-view');
      letScriptsCome();
      await expect(page.locator('#first-view')).toHaveCount(0);
      await expect(page.locator('#root h1')).toBeVisible();
      const drawn = await openingOf(page, '#root');
      expect(served.language).toBe(locale.slice(0, 2));
      expect(served.theme).toBe(colorScheme);
      expect(drawn).toEqual(served);
    });
  });
}

test('somebody signed in, or with a link to a new password, sees nothing of the landing and loads none of its pictures', async ({
  page,
}) => {
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image' && request.url().includes('/api/')) pictures.push(request.url());
  });
  await holdScripts(page);
  await page.goto('/reset-password?token=x', { waitUntil: 'commit' });
  await expect(page.locator('#first-view')).toBeAttached();
  await expect(page.locator('#first-view')).toBeHidden();
  await logInAdministrator(page);
  await page.goto('/', { waitUntil: 'commit' });
  // What comes after the opening and its script has been read.
  await expect(page.locator('#root')).toBeAttached();
  await expect(page.locator('#first-view')).toBeAttached();
  await expect(page.locator('#first-view')).toBeHidden();
  expect(pictures).toEqual([]);
});

/** Keeps every script of the shell from arriving until the answer is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route('**/static/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  return open;
}

function isEveryPictureDrawn(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('#first-view img')].every(
      ({ complete, naturalWidth }) => complete && naturalWidth > 0,
    ),
  );
}

/** The opening's words, and where its parts stand in whole pixels. */
function openingOf(page: Page, root: string) {
  return page.evaluate((scope) => {
    const find = (part: string) => document.querySelector<HTMLElement>(`${scope} ${part}`);
    const boxOf = (part: string) => {
      const { x, y, width, height } = find(part)?.getBoundingClientRect() ?? new DOMRect();
      return [x, y, width, height].map(Math.round);
    };
    const { left, top, width } = find('.opening-card')?.getBoundingClientRect() ?? new DOMRect();
    return {
      language: document.documentElement.lang,
      theme: document.documentElement.dataset.theme,
      words: ['.opening-pitch', '.opening-card h2', '.opening-card h2 + p'].map((part) =>
        find(part)?.textContent?.replace(/\s+/g, ''),
      ),
      tabs: find('.first-tabs, [role=tablist]')?.textContent,
      boxes: ['h1', '.opening-tagline', '.opening-benefits', '.opening-sheets'].map(boxOf),
      card: [left, top, width].map(Math.round),
    };
  }, root);
}
