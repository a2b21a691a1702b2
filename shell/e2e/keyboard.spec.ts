import type { Locator, Page } from '@playwright/test';
import { expect, test } from './journey.ts';

/** More than the longest way through any screen here. */
const MOST_TABS = 80;

test('sign-up, a page and a purchase need the keyboard alone', async ({ page }) => {
  await page.goto('/auth');
  await expect(page.getByLabel('Email')).toBeVisible();
  const sum = /(\d+) \+ (\d+)/.exec(
    (await page
      .getByText(/\d+ \+ \d+/)
      .first()
      .textContent()) ?? '',
  );
  await typeInto(page, page.getByLabel('Email'), `keys.${Date.now()}@example.com`);
  await typeInto(page, page.getByLabel('Username'), 'Robin');
  await typeInto(page, page.getByLabel('Password', { exact: true }), 'paper-and-ink');
  await typeInto(page, page.getByLabel(/\d+ \+ \d+/), String(Number(sum?.[1]) + Number(sum?.[2])));
  await press(page, page.getByRole('checkbox'), 'Space');
  await press(page, page.getByRole('button', { name: 'Sign Up', exact: true }), 'Enter');

  const prompt = page.getByRole('textbox', { name: 'Describe your coloring page' });
  await expect(prompt).toBeVisible();
  await typeInto(page, prompt, 'a simple heart');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Create Another' })).toBeVisible({ timeout: 30_000 });

  await press(page, page.getByRole('link', { name: /9 credits/ }), 'Enter');
  await press(page, page.getByRole('button', { name: /Buy Now/ }).first(), 'Enter');
  await press(page, page.getByRole('button', { name: /Pay \$/ }), 'Enter');
  await expect(page.getByText(/Payment successful! \d+ credits added/)).toBeVisible();
});

async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

async function press(page: Page, target: Locator, key: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Presses Tab until the focus is on the target, as one without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let k = 0; k < MOST_TABS; k += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the focus never came to ${target}`);
}
