import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { expect, generateByApi, logInAdministrator, signUpByApi, test } from './journey.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const VISITOR_PATHS = ['/auth', '/forgot-password', '/reset-password?token=a-token'];
const MEMBER_PATHS = ['/', '/gallery', '/favorites', '/credits', '/settings', '/nowhere'];

for (const theme of ['light', 'dark'] as const) {
  test(`no screen has an axe violation or is cut at 320 px, ${theme}`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    for (const path of VISITOR_PATHS) await inspect(page, path);

    const member = await signUpByApi(page);
    const own = await generateByApi(page, member, 'a simple heart');
    for (const path of [...MEMBER_PATHS, `/color/${own}`]) await inspect(page, path);
    await logInAdministrator(page);
    await inspect(page, '/admin');
  });
}

test('nothing moves where reduced motion is asked for', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/auth');
  const durations = await page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) => {
      const { transitionDuration, animationDuration } = getComputedStyle(element);
      return `${transitionDuration},${animationDuration}`.split(',').map(Number.parseFloat);
    }),
  );
  expect(Math.max(...durations)).toBe(0);
});

/** Holds a screen against axe at 1280 px, then looks for a horizontal scroll at 320 px (which is 200 % of 640 px). */
async function inspect(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, path);
  await page.evaluate(AXE);
  const violations = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(): Promise<AxeResults> } };
    const results = await axe.run();
    return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  });
  expect.soft(violations, `axe on ${path}`).toEqual([]);

  await page.setViewportSize({ width: 320, height: 640 });
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(overflow, { message: `horizontal scroll of ${path} at 320 px` }).toBeLessThanOrEqual(0);
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading').or(page.locator('canvas')).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}
