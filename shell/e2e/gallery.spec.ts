import type { Page } from '@playwright/test';
import { expect, generateByApi, signUpByApi, test, WINDOWS } from './journey.ts';

const PROMPTS = ['a teddy bear', 'a simple heart', 'a smiling sun'];

for (const viewport of WINDOWS) {
  test.describe(`the gallery at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('is filtered, its pages are renamed, put into one PDF, and paged through', async ({ page }) => {
      const token = await signUpByApi(page);
      for (const prompt of PROMPTS) await generateByApi(page, token, prompt);
      await page.goto('/gallery');
      await expect(page.getByRole('article')).toHaveCount(PROMPTS.length);

      await page.getByRole('button', { name: 'Colored', exact: true }).click();
      await expect(page.getByText('No colored pages yet')).toBeVisible();
      await page.getByRole('button', { name: 'To color', exact: true }).click();
      await expect(page.getByRole('article')).toHaveCount(PROMPTS.length);

      await rename(page, 'a simple heart', 'For Mom');
      await page.getByRole('button', { name: 'Select', exact: true }).click();
      await page.getByRole('checkbox', { name: 'a smiling sun' }).check();
      await page.getByRole('checkbox', { name: 'a teddy bear' }).check();
      const bar = page.getByRole('region', { name: 'Selected pages' });
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        bar.getByRole('button', { name: 'Download PDF' }).click(),
      ]);
      expect(file.suggestedFilename()).toBe('your-coloring-pages.pdf');
      await bar.getByRole('button', { name: 'Done' }).click();

      await page.getByRole('button', { name: 'a smiling sun' }).click();
      await expect(page.getByRole('dialog', { name: 'a smiling sun' })).toBeVisible();
      await page.keyboard.press('ArrowRight');
      const heart = page.getByRole('dialog', { name: 'For Mom a simple heart' });
      await expect(heart).toBeVisible();
      await heart.getByRole('button', { name: 'Next page' }).click();
      await expect(page.getByRole('dialog', { name: 'a teddy bear' })).toBeVisible();
      await page.keyboard.press('ArrowLeft');
      await expect(heart).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrollWidth).toBeLessThanOrEqual(viewport.width);
    });
  });
}

async function rename(page: Page, prompt: string, title: string): Promise<void> {
  const card = page.getByRole('article', { name: prompt });
  await card.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rename page' });
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByText(title)).toBeVisible();
}
