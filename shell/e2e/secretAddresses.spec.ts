import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';

const SECRETS = /token=|session_id=/;

test('the background worker keeps no address with a secret in its query, and drops those kept before', async ({
  page,
}) => {
  await page.goto('/forgot-password');
  await expect.poll(() => isControlled(page)).toBe(true);
  await page.goto('/reset-password?token=x1');
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
  await page.goto('/?session_id=cs_x1');
  await expect(page.getByRole('heading', { name: 'Start Creating Free' }).first()).toBeVisible();
  // The worker keeps things in its own time: once the last is there, the ones before are.
  await page.goto('/forgot-password');
  await expect.poll(async () => (await keptAddresses(page)).join(' ')).toContain('/forgot-password');
  expect((await keptAddresses(page)).filter((url) => SECRETS.test(url))).toEqual([]);

  await page.evaluate(async () => {
    const documents = await caches.open('documents');
    await documents.put('/reset-password?token=old', new Response('kept by an earlier worker'));
    const registration = await navigator.serviceWorker.ready;
    await registration.unregister();
  });
  expect((await keptAddresses(page)).some((url) => SECRETS.test(url))).toBe(true);
  await page.reload();
  await expect.poll(async () => (await keptAddresses(page)).filter((url) => SECRETS.test(url))).toEqual([]);
});

function isControlled(page: Page): Promise<boolean> {
  return page.evaluate(() => navigator.serviceWorker.controller !== null);
}

/** Every address in every cache: as it was asked for, and as it was answered. */
function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const addresses: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        addresses.push(request.url, response?.url ?? '');
      }
    }
    return addresses;
  });
}
