import type { Locator, Page } from '@playwright/test';
import { agedToken } from './expiredToken.ts';
import { expect, generateByApi, logInAdministrator, signUpByApi, test } from './journey.ts';

// The specification's route table: what each role gets at each path. 'auth' and 'make' are redirects, 'none' is the
// not-found screen; everything else is the heading, or the words, that the screen shows.
const AUTH = { url: /\/auth$/, shows: 'Start Creating Free' };
const MAKE = { url: /\/$/, shows: 'Make a coloring page' };
const NONE = { url: undefined, shows: "We can't find that page" };

interface Row {
  readonly path: string;
  readonly visitor: Outcome;
  readonly user: Outcome;
  readonly administrator: Outcome;
}
interface Outcome {
  readonly url: RegExp | undefined;
  readonly shows: string;
}
const stays = (shows: string): Outcome => ({ url: undefined, shows });

const ROWS: readonly Row[] = [
  { path: '/auth', visitor: AUTH, user: MAKE, administrator: MAKE },
  { path: '/forgot-password', visitor: stays('Forgot your password?'), user: MAKE, administrator: MAKE },
  {
    path: '/reset-password?token=x',
    visitor: stays('Set a new password'),
    user: MAKE,
    administrator: MAKE,
  },
  { path: '/', visitor: AUTH, user: MAKE, administrator: MAKE },
  { path: '/gallery', visitor: AUTH, user: stays('Gallery'), administrator: stays('Gallery') },
  { path: '/favorites', visitor: AUTH, user: stays('Favorites'), administrator: stays('Favorites') },
  {
    path: '/color/00000000-0000-4000-8000-00000000dead',
    visitor: AUTH,
    user: stays('This page is not in your gallery'),
    administrator: stays('This page is not in your gallery'),
  },
  { path: '/credits', visitor: AUTH, user: stays('Buy Credits'), administrator: stays('Buy Credits') },
  { path: '/settings', visitor: AUTH, user: stays('Settings'), administrator: stays('Settings') },
  { path: '/admin', visitor: AUTH, user: NONE, administrator: stays('Admin Dashboard') },
  { path: '/admin/platform', visitor: AUTH, user: NONE, administrator: stays('Platform') },
  { path: '/nowhere/at/all', visitor: AUTH, user: NONE, administrator: NONE },
];

async function expectOutcome(page: Page, path: string, { url, shows }: Outcome): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { name: shows }).first(), `${path} shows ${shows}`).toBeVisible();
  const expected = url ?? new RegExp(`${path.replace(/[?]/g, '\\?')}$`);
  await expect(page, `where ${path} leads`).toHaveURL(expected);
}

test.describe('the route table', () => {
  test('holds for a visitor', async ({ page }) => {
    for (const { path, visitor } of ROWS) await expectOutcome(page, path, visitor);
  });

  test('holds for a user, who has no Admin tab', async ({ page }) => {
    await signUpByApi(page);
    for (const { path, user } of ROWS) await expectOutcome(page, path, user);
    await expect(page.getByRole('link', { name: 'Admin', exact: true })).toHaveCount(0);
  });

  test('holds for the administrator, who has one', async ({ page }) => {
    await logInAdministrator(page);
    for (const { path, administrator } of ROWS) await expectOutcome(page, path, administrator);
    await expect(page.getByRole('link', { name: 'Admin', exact: true })).toBeVisible();
  });
});

test.describe('a query parameter', () => {
  test('token is needed by /reset-password', async ({ page }) => {
    await page.goto('/reset-password');
    await expect(page.getByText('Invalid reset link')).toBeVisible();
    await expect(page).toHaveURL(/\/auth$/);
  });

  test('payment=cancelled is told of and cleared', async ({ page }) => {
    await signUpByApi(page);
    await page.goto('/?payment=cancelled');
    await expect(page.getByText('Payment was cancelled. No charges were made.')).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  });

  test('session_id is verified, also after the log-in that it needed, and cleared', async ({ page }) => {
    await signUpByApi(page);
    await page.goto('/?session_id=cs_unknown');
    await expect(page.getByText('Payment verified. Your credits are up to date.')).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  });
});

test.describe('the place on a screen', () => {
  test.use({ viewport: { width: 390, height: 600 } });

  test('is its top when it is opened, stays under the large view, and Back closes that alone', async ({
    page,
  }) => {
    const token = await signUpByApi(page);
    for (const prompt of ['a simple heart', 'a star', 'a sun']) await generateByApi(page, token, prompt);
    const scrolled = () => page.evaluate(() => Math.round(scrollY));
    await page.goto('/gallery');
    await page.getByRole('article').first().waitFor();
    await page.getByRole('button', { name: 'a star' }).scrollIntoViewIfNeeded();
    const place = await scrolled();
    expect(place).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'a star' }).click();
    await expect(page.getByRole('dialog', { name: 'a star' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeAttached();
    expect(await scrolled()).toBe(place);

    await page.getByRole('link', { name: 'Make', exact: true }).dispatchEvent('click');
    await expect(page.getByRole('heading', { level: 1, name: 'Make a coloring page' })).toBeInViewport();
    await expect(page).toHaveTitle('Make a coloring page – Lineleaf');
    expect(await scrolled()).toBe(0);
  });
});

test.describe('a payment', () => {
  test('declined can be tried again or left, and charges nothing', async ({ page }) => {
    await signUpByApi(page);
    await page.goto('/credits');
    await page
      .getByRole('button', { name: /Buy Now/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Decline' }).click();
    await expect(page.getByRole('button', { name: /Pay \$/ })).toBeVisible();
    await page.goto('/credits');
    await expect(page.getByRole('link', { name: /10 credits/ })).toBeVisible();
  });
});

test.describe('a session that ends in the middle', () => {
  test.use({ allowedConsole: /401/ });

  const favoriteButton = (page: Page) => page.getByRole('button', { name: /Remove/ });
  const SCREENS: readonly {
    path: string;
    ready: (page: Page) => Locator;
    act: (page: Page) => Promise<void>;
    says?: string;
  }[] = [
    {
      path: '/',
      ready: (page) => page.getByRole('textbox', { name: 'Describe your coloring page' }),
      act: async (page) => {
        await page.getByRole('textbox', { name: 'Describe your coloring page' }).fill('a cat');
        await page.getByRole('button', { name: 'Generate (1 Credit)' }).click();
      },
      says: 'Session expired. Please log in again.',
    },
    {
      path: '/gallery',
      ready: (page) => favoriteButton(page).first(),
      act: (page) => page.getByRole('button', { name: 'Refresh' }).click(),
    },
    {
      path: '/favorites',
      ready: (page) => favoriteButton(page).first(),
      act: (page) =>
        page
          .getByRole('button', { name: /Remove/ })
          .first()
          .click(),
      says: 'Failed to remove from favorites',
    },
    {
      path: '/credits',
      ready: (page) => page.getByRole('button', { name: /Buy Now/ }).first(),
      act: (page) =>
        page
          .getByRole('button', { name: /Buy Now/ })
          .first()
          .click(),
    },
    {
      path: '/settings',
      ready: (page) => page.getByLabel('Current password'),
      act: async (page) => {
        await page.getByLabel('Current password').fill('paper-and-ink');
        await page.getByLabel('New password', { exact: true }).fill('a-better-password');
        await page.getByLabel('Confirm new password').fill('a-better-password');
        await page.getByRole('button', { name: 'Change password' }).click();
      },
    },
    {
      path: '/color/OWN',
      ready: (page) => page.locator('canvas').first(),
      act: async (page) => {
        const box = await page.locator('canvas').first().boundingBox();
        await page.mouse.click(
          (box?.x ?? 0) + (box?.width ?? 0) * 0.5,
          (box?.y ?? 0) + (box?.height ?? 0) * 0.06,
        );
        await page.getByRole('button', { name: 'Save', exact: true }).click();
      },
    },
  ];

  test('leads every screen back to the card, with its own message where it has one', async ({ page }) => {
    test.setTimeout(180_000);
    for (const { path, ready, act, says } of SCREENS) {
      const token = await signUpByApi(page);
      const own = await generateByApi(page, token, 'a simple heart');
      const headers = { Authorization: `Bearer ${token}` };
      await page.request.patch(`/api/coloring-pages/${own}/favorite`, {
        data: { is_favorite: true },
        headers,
      });
      await page.goto(path.replace('OWN', own));
      await expect(ready(page)).toBeVisible();
      await expire(page, token);
      await act(page);
      if (says) await expect(page.getByText(says).first(), `${path} says`).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Start Creating Free' }), `${path} ends`).toBeVisible();
      await expect(page).toHaveURL(/\/auth$/);
    }
  });

  test('leads the dashboard back to the card', async ({ page }) => {
    const token = await logInAdministrator(page);
    await page.goto('/admin');
    await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
    await page.getByRole('button', { name: /^Edit/ }).first().click();
    await page.getByRole('spinbutton').fill('12');
    await expire(page, token);
    await page.getByRole('button', { name: /save/i }).click();
    await expect(page).toHaveURL(/\/auth$/);
  });
});

/** Thirty days pass for the token in the browser. One that is a day younger still opens the product. */
async function expire(page: Page, token: string): Promise<void> {
  const days = (count: number) => agedToken(token, count * 24 * 60 * 60);
  const ask = (bearer: string) =>
    page.request.get('/api/auth/me', { headers: { Authorization: `Bearer ${bearer}` } });
  expect((await ask(days(29))).status()).toBe(200);
  expect((await ask(days(31))).status()).toBe(401);
  await page.evaluate((expired) => localStorage.setItem('token', expired), days(31));
}
