import type { Page } from '@playwright/test';
import { expect, generateByApi, signUpByApi, test } from './journey.ts';

// The product's worker would answer in place of what holds the files back here.
test.use({ serviceWorkers: 'block', allowedConsole: /Service Worker registration blocked/ });

const SCREENS = [
  { path: '/gallery', remote: 'mfe-studio', calls: ['/api/coloring-pages?images=url'] },
  { path: '/favorites', remote: 'mfe-studio', calls: ['/api/coloring-pages/favorites?images=url'] },
  { path: '/credits', remote: 'mfe-billing', calls: ['/api/credits/packages', '/api/credits/history'] },
];

for (const { path, remote, calls } of SCREENS) {
  test(`${path} asks the API while its remote loads, and once`, async ({ page }) => {
    await signUpByApi(page);
    const asked = watchCalls(page);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(`**/releases/${remote}/**/*.js`, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(path);
    await expect.poll(() => asked.filter((url) => calls.includes(url)).sort()).toEqual([...calls].sort());
    release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => calls.includes(url))).toHaveLength(calls.length);
  });
}

test('a tab that is pointed at is loaded before the click', async ({ page }) => {
  const token = await signUpByApi(page);
  await generateByApi(page, token, 'a simple heart');
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && request.url().includes('/mfe-studio/'))
      scripts.add(request.url());
  });
  const picture = page.getByRole('article', { name: 'a simple heart' });
  await page.goto('/gallery');
  await expect(picture).toBeVisible();
  const needed = [...scripts].sort();
  await page.goto('/credits');
  await expect(page.getByRole('button', { name: /Buy Now/ }).first()).toBeVisible();
  scripts.clear();
  const asked = watchCalls(page);
  const tab = page.getByRole('navigation').getByRole('link', { name: 'Gallery' });
  await tab.hover();
  await expect.poll(() => [...scripts].sort()).toEqual(needed);
  await expect.poll(() => asked).toEqual(['/api/coloring-pages?images=url']);
  await tab.click();
  await expect(picture).toBeVisible();
  expect([...scripts].sort()).toEqual(needed);
  expect(asked.filter((url) => !url.includes('/image'))).toHaveLength(1);
});

/** The calls to the API that the page makes from now on, as paths with their query, without telemetry. */
function watchCalls(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/') && pathname !== '/api/telemetry') asked.push(pathname + search);
  });
  return asked;
}
