import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ProductServer, startProductServer } from '@lineleaf/tooling/product';
import type { Page } from '@playwright/test';
import { expect, generateByApi, signUpByApi, test, WINDOWS } from './journey.ts';
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

/** Screens that show offline what was seen, and what they are made of. */
const PAGES_SEEN = 'Showing pages saved on this device.';
const SCREENS = [
  { path: '/gallery', lists: ['/api/coloring-pages'], notice: PAGES_SEEN },
  { path: '/favorites', lists: ['/api/coloring-pages/favorites'], notice: PAGES_SEEN },
  {
    path: '/credits',
    lists: ['/api/credits/packages', '/api/credits/history'],
    notice: 'Showing your balance and the packages as last seen.',
  },
];

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
  const token = await signUpByApi(page);
  const id = await generateByApi(page, token, 'a simple heart');
  const headers = { Authorization: `Bearer ${token}` };
  await page.request.patch(`/api/coloring-pages/${id}/favorite`, { data: { is_favorite: true }, headers });
  await page.goto('/');
  // The worker takes over after the first load and keeps things in its own time.
  await expect.poll(() => isKept(page, 'documents', '/')).toBe(true);
  for (const { path, lists } of SCREENS) {
    await page.goto(path);
    for (const list of lists) await expect.poll(() => isKept(page, 'lists', list)).toBe(true);
  }
  const picture = page.getByRole('main').locator('img').first();
  const width = () => picture.evaluate((img: HTMLImageElement) => img.naturalWidth);
  // Each window has a size of the picture that is its own.
  for (const viewport of WINDOWS) {
    await page.setViewportSize(viewport);
    await page.goto('/gallery');
    await expect.poll(width).toBeGreaterThan(0);
    const address = await picture.evaluate((img: HTMLImageElement) => img.currentSrc);
    await expect.poll(() => isKept(page, 'pictures', address)).toBe(true);
  }
  await page.goto(`/color/${id}`);
  await expectEditor(page);
  // What shows messages is fetched by a browser that has nothing else to do.
  await page.goto('/');
  await expect.poll(() => isFileKept(page, '/overlays.')).toBe(true);

  const { port } = new URL(server.url);
  await server.stop('SIGKILL');
  await remotes.stop();
  for (const viewport of WINDOWS) {
    await page.setViewportSize(viewport);
    for (const { path, notice } of SCREENS) {
      await page.goto(path);
      await expect(page.getByRole('main').getByText(`You are offline. ${notice}`)).toBeVisible();
      await expect(page.getByRole('main').getByText('a simple heart')).toBeVisible();
      if (path !== '/credits') await expect.poll(width).toBeGreaterThan(0);
    }
    const popular = page.getByRole('article', { name: 'Popular' });
    await expect(popular.getByRole('button', { name: 'Buy Now' })).toBeDisabled();
    await page.getByRole('link', { name: 'Make', exact: true }).click();
    const box = page.getByRole('textbox', { name: 'Describe your coloring page' });
    await box.fill('a cat');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Generate (1 Credit)' }).click();
    await expect(page.getByText('You are offline. Your description stays here')).toBeVisible();
    await context.setOffline(false);
    await expect(box).toHaveValue('a cat');
    await page.goto(`/color/${id}`);
    await expectEditor(page);
  }

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

/** Whether a cache of the background worker holds an answer to this address: its path, and the width where it names one. */
function isKept(page: Page, cache: string, address: string): Promise<boolean> {
  return page.evaluate(
    async ([name = '', asked = '']) => {
      const partsOf = ({ pathname, searchParams }: URL) => `${pathname} ${searchParams.get('w')}`;
      const wanted = partsOf(new URL(asked, location.origin));
      const requests = await (await caches.open(name)).keys();
      return requests.some(({ url }) => partsOf(new URL(url)) === wanted);
    },
    [cache, address],
  );
}

/** Whether the worker keeps a released script whose address has this in it. */
function isFileKept(page: Page, part: string): Promise<boolean> {
  return page.evaluate(async (name) => {
    const requests = await (await caches.open('files')).keys();
    return requests.some(({ url }) => url.includes(name) && url.endsWith('.js'));
  }, part);
}
