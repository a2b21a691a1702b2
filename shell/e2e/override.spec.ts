import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ProductServer, startProductServer } from '@lineleaf/tooling/product';
import type { Page } from '@playwright/test';
import { expect, test as journey, logIn, signUp } from './journey.ts';

const test = journey.extend<object, { readonly product: ProductServer }>({
  // Its operator allows one origin: that of the product of all other journeys, whose release store stands in.
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern
    async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'lineleaf-override-'));
      const product = await startProductServer({ dataDir, env: { REMOTE_OVERRIDE_ORIGINS: otherOrigin() } });
      await use(product);
      await product.stop('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
});

// One after the other in one worker: they share the second product.
test.describe.configure({ mode: 'default' });

test('the administrator has a remote replaced in one tab, is told so, and takes it back', async ({
  page,
  context,
}) => {
  const manifest = await billingManifest(page);
  await logIn(page, { email: 'admin@lineleaf.local', password: 'a-password-for-journeys' });
  await page.getByRole('button', { name: 'Replace a part…' }).click();
  await page.getByLabel('Part', { exact: true }).selectOption('mfe-billing');
  await page.getByLabel('Address of its manifest').fill(manifest);
  const entry = page.waitForResponse((response) =>
    response.url().startsWith(`${otherOrigin()}/releases/mfe-billing/`),
  );
  await page.getByRole('button', { name: 'Replace', exact: true }).click();
  await page.getByRole('link', { name: /credits/ }).click();
  await expect(page.getByRole('heading', { name: 'Buy Credits' })).toBeVisible();
  expect((await entry).ok()).toBe(true);
  await expect(page.getByText(`mfe-billing comes from ${otherOrigin()} in this tab.`)).toBeVisible();

  const fresh = await context.newPage();
  await fresh.goto('/credits');
  await expect(fresh.getByText('Every part comes from its release.')).toBeVisible();

  await page.getByRole('button', { name: 'Back to the releases' }).click();
  await expect(page.getByText('Every part comes from its release.')).toBeVisible();
  const sources = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(sources.filter((url) => url.startsWith(otherOrigin()))).toEqual([]);
});

test('nobody else can: a user with the same tab memory gets the released remote and no bar', async ({
  page,
}) => {
  const manifest = await billingManifest(page);
  await signUp(page);
  await page.evaluate(
    (url) => sessionStorage.setItem('lineleaf.remoteOverrides', JSON.stringify({ 'mfe-billing': url })),
    manifest,
  );
  await page.goto('/credits');
  await expect(page.getByRole('heading', { name: 'Buy Credits' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Replaced parts' })).toHaveCount(0);
  const sources = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(sources.filter((url) => url.startsWith(otherOrigin()))).toEqual([]);
});

function otherOrigin(): string {
  return new URL(process.env.PRODUCT_URL ?? '').origin;
}

/** Where the other product keeps the billing remote's manifest. */
async function billingManifest(page: Page): Promise<string> {
  const { microFrontends } = await (await page.request.get(`${otherOrigin()}/discovery`)).json();
  return new URL(microFrontends['mfe-billing'][0].url, otherOrigin()).href;
}
