import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ProductServer, startProductServer } from '@lineleaf/tooling/product';
import type { Page } from '@playwright/test';
import { expect, generate, signUp, test } from './journey.ts';
import { type RemoteOrigin, serveReleases } from './remoteOrigin.ts';

let dataDir: string;
let remotes: RemoteOrigin;
let server: ProductServer;
// For the start of the product too, which builds what changed.
test.describe.configure({ timeout: 180_000 });

test.beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'lineleaf-offline-'));
  remotes = await serveReleases(dataDir);
  server = await start();
});
test.afterEach(async () => {
  await server.stop('SIGKILL');
  await remotes.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
test.use({ allowedConsole: /./, baseURL: undefined });

/** Starts the product; the files of its remotes lie on an origin of their own. */
function start(port?: number): Promise<ProductServer> {
  const env = { REMOTE_ORIGINS: remotes.url, RELEASE_ORIGIN: remotes.url };
  return startProductServer({ dataDir, port, env });
}

test('after one visit, the product starts without its servers, shows the pages and packages seen, with a notice, and opens a page to color; it comes back', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  await signUp(page);
  await generate(page, 'a simple heart');
  await page.getByRole('link', { name: 'Gallery', exact: true }).click();
  const picture = page.getByRole('main').locator('img').first();
  await expect(picture).toBeVisible();
  const width = () => picture.evaluate((img: HTMLImageElement) => img.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  // The worker takes over after the first load and keeps things in its own time.
  const address = await picture.evaluate((img: HTMLImageElement) => new URL(img.currentSrc).pathname);
  await expect.poll(() => isKept(page, 'documents', '/')).toBe(true);
  await expect.poll(() => isKept(page, 'lists', '/api/coloring-pages')).toBe(true);
  await expect.poll(() => isKept(page, 'pictures', address)).toBe(true);
  await page.getByRole('link', { name: /credits?$/ }).click();
  await expect(page.getByRole('article', { name: 'Popular' })).toBeVisible();
  await expect.poll(() => isKept(page, 'lists', '/api/credits/packages')).toBe(true);
  const editor = address.replace(/^.*pages\/(.*)\/image$/, '/color/$1');
  await page.goto(editor);
  await expectEditor(page);

  const { port } = new URL(server.url);
  await server.stop('SIGKILL');
  await remotes.stop();
  await page.goto('/gallery');
  await expect(page.getByText('You are offline. Showing pages saved on this device.')).toBeVisible();
  await expect(picture).toBeVisible();
  await expect.poll(width).toBeGreaterThan(0);
  await page.goto('/credits');
  await expect(
    page.getByText('You are offline. Showing your balance and the packages as last seen.'),
  ).toBeVisible();
  const popular = page.getByRole('article', { name: 'Popular' });
  await expect(popular.getByRole('button', { name: 'Buy Now' })).toBeDisabled();
  await page.getByRole('link', { name: 'Make', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Describe your coloring page' })).toBeVisible();
  await page.goto(editor);
  await expectEditor(page);

  server = await start(Number(port));
  await page.goto('/gallery');
  await expect(picture).toBeVisible();
  await expect(page.getByText('You are offline.')).toBeHidden();
  await context.close();
});

/** Waits until a page can be colored: the tools are there, and what draws runs beside the page. */
async function expectEditor(page: Page): Promise<void> {
  await expect(page.locator('canvas').first()).toBeVisible();
  await expect.poll(() => page.workers().length).toBeGreaterThan(0);
}

/** Whether a cache of the background worker holds an answer to this path. */
function isKept(page: Page, cache: string, path: string): Promise<boolean> {
  return page.evaluate(
    async ([name = '', wanted]) => {
      const requests = await (await caches.open(name)).keys();
      return requests.some(({ url }) => new URL(url).pathname === wanted);
    },
    [cache, path],
  );
}
