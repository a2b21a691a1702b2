import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readZip } from '../../backend/src/testing/readZip.ts';
import { makePage } from './editorJourney.ts';
import { callApi, expect, logInAdministrator, test, WINDOWS } from './journey.ts';

const PROMPT = 'a simple heart';
const REASON = 'a correction after the school fair';

for (const viewport of WINDOWS) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('grown-ups take the pictures home, see what each credit was for, are told that a payment is being confirmed, and administrators say why they change credits', async ({
      page,
    }) => {
      const { id, headers } = await makePage(page, PROMPT);
      await page.request.patch(`/api/coloring-pages/${id}/favorite`, {
        data: { is_favorite: true },
        headers,
      });
      const image = await (await page.request.get(`/api/coloring-pages/${id}/image`, { headers })).body();
      await page.goto('/settings');
      const files = await downloadData(page);
      const { pages } = JSON.parse(String(files.get('account.json')));
      expect(pages).toMatchObject([{ id, prompt: PROMPT, is_favorite: true }]);
      expect([...files.keys()]).toEqual([pages[0].image_path, 'account.json']);
      expect(files.get(pages[0].image_path)?.equals(image)).toBe(true);

      await page.getByRole('link', { name: '9 credits' }).click();
      const drawn = page.getByRole('row').filter({ hasText: `Coloring page: ${PROMPT}` });
      await expect(drawn.getByText('-1', { exact: true })).toBeVisible();
      await buyStarter(page);
      await expect(page.getByRole('link', { name: '29 credits' })).toBeVisible();

      const { email } = (await callApi(page, '/api/auth/me')) as { email: string };
      await logInAdministrator(page);
      await page.goto('/admin');
      await changeCredits(page, email);
      const change = page
        .getByRole('table', { name: 'Audit trail' })
        .getByRole('row')
        .filter({ hasText: email });
      await expect(change.getByRole('cell')).toContainText([
        'Credits changed',
        `Robin${email}`,
        'Administratoradmin@lineleaf.local',
        `-4 credits: ${REASON}`,
      ]);
      expect(await page.evaluate(mostSidewaysPx)).toBe(0);
    });
  });
}

/** The files of the account's archive by name, in their order. */
async function downloadData(page: Page): Promise<Map<string, Buffer | undefined>> {
  const [archive] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  expect(archive.suggestedFilename()).toBe('lineleaf-account.zip');
  return new Map(readZip(readFileSync(await archive.path())).map(({ name, bytes }) => [name, bytes]));
}

async function buyStarter(page: Page): Promise<void> {
  const starter = page.getByRole('article', { name: 'Starter' });
  await starter.getByRole('button', { name: 'Buy Now' }).click();
  await page.getByRole('button', { name: 'Pay $2.99' }).click();
  const confirming = page.getByText('Confirming your payment…');
  await expect(confirming.first()).toBeVisible();
  await expect(page.getByText('Payment successful! 20 credits added. New balance: 29 credits')).toBeVisible();
  await expect(confirming).toHaveCount(0);
}

/** Takes four credits from an account, with a reason, by buttons that no sideways scroll is needed for. */
async function changeCredits(page: Page, email: string): Promise<void> {
  await page.getByRole('searchbox').fill(email);
  const account = page.getByRole('table', { name: 'Users' }).getByRole('row').filter({ hasText: email });
  await expect(account).toHaveCount(1);
  expect(await page.evaluate(mostSidewaysPx)).toBe(0);
  for (const action of await account.getByRole('button').all()) {
    const box = await action.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  }
  await account.getByRole('button', { name: 'Edit credits of Robin' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit credits' });
  await dialog.getByLabel('Credits').fill('25');
  await dialog.getByLabel('Reason').fill(REASON);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(account.getByText('25', { exact: true })).toBeVisible();
}

/** In the page: by how much the page, or what scrolls in it, is wider than the place it has. */
function mostSidewaysPx(): number {
  const scrolled = [...document.querySelectorAll('*')].filter(
    (element) =>
      element === document.documentElement || /auto|scroll/.test(getComputedStyle(element).overflowX),
  );
  return Math.max(...scrolled.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
}
