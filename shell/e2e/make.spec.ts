import type { GenerationResult } from '@lineleaf/api-client/contract';
import { expect, generate, signUpByApi, test, WINDOWS } from './journey.ts';

/** Of a sentence by pictures: who, does what, where. */
const WORDS = 3;
const PHONE = { width: 390, height: 844 };

test.use({ allowedConsole: /402 \(Payment Required\)/ });

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('the button is above the fold with every idea, and no keys are told of', async ({ page }) => {
    await signUpByApi(page);
    await page.goto('/');
    const names = [
      /castle/,
      /dinosaur/,
      /whale/,
      /cats/,
      /rocket/,
      /Mia/,
      'Surprise me',
      'Generate (1 Credit)',
    ];
    for (const name of names) {
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    }
    await expect(page.getByText(/Press Enter/)).toHaveCount(0);
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrollWidth).toBeLessThanOrEqual(PHONE.width);
  });
});

for (const viewport of WINDOWS) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('a page by pictures alone: drawn whole, drawn once more, its words changed, and another by surprise', async ({
      page,
    }) => {
      await signUpByApi(page);
      await page.goto('/');
      const box = page.getByRole('textbox', { name: 'Describe your coloring page' });
      await page.getByRole('button', { name: 'Pick pictures' }).click();
      for (const name of ['a robot', 'playing the guitar', 'at the beach']) {
        await page.getByRole('radio', { name }).check();
      }
      await expect(box).toHaveValue('a robot playing the guitar at the beach');
      await page.getByRole('button', { name: 'Generate (1 Credit)' }).click();
      const card = page.getByRole('region', { name: 'Your page is ready' });
      await expect(card.getByRole('heading')).toBeFocused({ timeout: 30_000 });
      await expect(card.getByText('(not drawn)')).toHaveCount(0);

      const first = await card.getByRole('img').getAttribute('src');
      await card.getByRole('button', { name: 'Draw another like this' }).click();
      await expect(card.getByRole('img')).not.toHaveAttribute('src', first ?? '', { timeout: 30_000 });
      await expect(page.getByRole('link', { name: /8 credits/ })).toBeVisible();

      await card.getByRole('button', { name: 'Change the words' }).click();
      await expect(box).toBeFocused();
      await expect(box).toHaveValue('a robot playing the guitar at the beach');
      await card.getByRole('button', { name: 'Create Another' }).click();
      await expect(card).toBeHidden();
      await expect(box).toBeFocused();

      await page.getByRole('button', { name: 'Surprise me' }).click();
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(WORDS + 1);
      const surprise = await box.inputValue();
      await generate(page, surprise);
      await expect(card.getByText('(not drawn)')).toHaveCount(0);
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        card.getByRole('button', { name: 'Download PDF' }).click(),
      ]);
      expect(file.suggestedFilename()).toBe(`${surprise.replaceAll(' ', '-')}.pdf`);
      await card.getByRole('button', { name: 'Add to favorites' }).click();
      await expect(page.getByText('Added to favorites!')).toBeVisible();
      await card.getByRole('button', { name: 'Color this page' }).click();
      await expect(page.locator('canvas').first()).toBeVisible();
    });
  });
}

test('every picture stands for words that are drawn', async ({ page }) => {
  const headers = { Authorization: `Bearer ${await signUpByApi(page)}` };
  await page.goto('/');
  await page.getByRole('button', { name: 'Pick pictures' }).click();
  const wordsOf = (group: string) =>
    page.getByRole('group', { name: group }).locator('label').allTextContents();
  await expect(page.getByRole('group', { name: 'Where?' })).toBeVisible();
  const who = await wordsOf('Who?');
  const does = await wordsOf('What are they doing?');
  const where = await wordsOf('Where?');
  for (const [index, somebody] of who.entries()) {
    const prompt = `${somebody} ${does.at(index)} ${where.at(index - 1)}`;
    const response = await page.request.post('/api/generate-coloring-page', { data: { prompt }, headers });
    const { unknown }: GenerationResult = await response.json();
    expect(unknown, prompt).toEqual([]);
  }
});

test('with no credits left another is refused in the specified words, and the page stays', async ({
  page,
}) => {
  await signUpByApi(page);
  await page.goto('/');
  await generate(page, 'a simple heart');
  await page.route('**/api/generate-coloring-page', (route) =>
    route.fulfill({
      status: 402,
      json: { detail: 'No credits', code: 'INSUFFICIENT_CREDITS', request_id: 'a-journey' },
    }),
  );
  await page.getByRole('button', { name: 'Draw another like this' }).click();
  await expect(page.getByText('You need more credits! Please purchase credits to continue.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'a simple heart' })).toBeVisible();
});
