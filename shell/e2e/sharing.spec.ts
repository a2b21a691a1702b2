import type { Page } from '@playwright/test';
import { button, openDesk } from './editorJourney.ts';
import { expect, generateByApi, signUpByApi, test } from './journey.ts';

/** What was handed to the device's share sheet, in words. */
type Shared = Window & { shared?: string[] };

/** Puts a share sheet into the page that takes everything and keeps what it was given. */
async function stubShareSheet(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const share = async ({ files = [], url }: ShareData) => {
      const names = files.map(({ name, type, size }) => (size > 0 ? `${name} ${type}` : 'an empty file'));
      (window as Shared).shared = url === undefined ? names : [url, ...names];
    };
    Object.assign(navigator, { canShare: () => true, share });
  });
}

async function expectShared(page: Page, ...things: string[]): Promise<void> {
  await expect.poll(() => page.evaluate(() => (window as Shared).shared)).toEqual(things);
}

async function expectSiteShared(page: Page): Promise<void> {
  await stubShareSheet(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/auth');
  const { origin } = new URL(page.url());
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'Share' }).first().click();
    await page.getByRole('menuitem', { name }).click();
  };
  await choose('Copy link');
  await expect(page.getByText('Link copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(origin);
  await choose('Share with this device');
  await expectShared(page, origin);
}

test.describe('by touch at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the site is shared by its link or by the device', async ({ page }) => {
    await expectSiteShared(page);
  });

  test('a page of the gallery is shared as its picture', async ({ page }) => {
    await stubShareSheet(page);
    await generateByApi(page, await signUpByApi(page), 'a simple heart');
    await page.goto('/gallery');
    await page.getByRole('article', { name: 'a simple heart' }).getByRole('button', { name: 'Share' }).tap();
    await expectShared(page, 'a-simple-heart.png image/png');
  });
});

test.describe('at 1440 px', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the site is shared by its link or by the device', async ({ page }) => {
    await expectSiteShared(page);
  });

  test('a page that is done is shared as its picture', async ({ page }) => {
    await stubShareSheet(page);
    const desk = await openDesk(page, 'a simple heart');
    await button(desk, "I'm done!").click();
    const end = page.getByRole('dialog', { name: 'Look what you made!' });
    await end.getByRole('button', { name: 'Share' }).click();
    await expectShared(page, 'a-simple-heart.png image/png');
  });
});
