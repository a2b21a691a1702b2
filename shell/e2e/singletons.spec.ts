import { SHARED_MODULES } from '../sharedModules.ts';
import { expect, logIn, test } from './journey.ts';

interface ShareEntry {
  readonly from: string;
  readonly loaded?: boolean | number;
}

/** Versions of each shared module by the federation runtime's own book. */
type ShareScope = Record<string, Record<string, ShareEntry>>;

test('with all five remotes open, every shared module was loaded once, from the shell', async ({ page }) => {
  await logIn(page, { email: 'admin@lineleaf.local', password: 'a-password-for-journeys' });
  await page.goto('/color/00000000-0000-4000-8000-00000000dead');
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  for (const tab of ['Gallery', 'Admin']) {
    await page.getByRole('link', { name: tab, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(tab) })).toBeVisible();
  }
  await page.getByRole('link', { name: /credits/ }).click();
  await expect(page.getByRole('heading', { name: 'Buy Credits' })).toBeVisible();
  await page.getByRole('link', { name: 'Administrator' }).click();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();

  const copies = await page.evaluate(() => {
    const federation = (
      globalThis as unknown as { __FEDERATION__: { __SHARE__: Record<string, { default?: ShareScope }> } }
    ).__FEDERATION__;
    const scopes = Object.values(federation.__SHARE__).map(({ default: scope }) => scope ?? {});
    return scopes.flatMap((scope) =>
      Object.entries(scope).flatMap(([name, versions]) =>
        Object.entries(versions)
          .filter(([, entry]) => entry.loaded)
          .map(([version, entry]) => ({ name, version, from: entry.from })),
      ),
    );
  });
  const names = new Set(copies.map(({ name }) => name));
  expect([...names]).toEqual(expect.arrayContaining([...SHARED_MODULES, '@lineleaf/api-client/contract']));
  for (const name of names) {
    const own = copies.filter((copy) => copy.name === name);
    expect(new Set(own.map(({ from }) => from)), name).toEqual(new Set(['shell']));
    expect(new Set(own.map(({ version }) => version)).size, `versions of ${name}`).toBe(1);
  }
});
