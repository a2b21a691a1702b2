import { SHARED_MODULES } from '../sharedModules.ts';
import { expect, logIn, test } from './journey.ts';

/** All are opened below; each has an instance of the runtime that the shell lends. */
const REMOTES = 5;

/** Of the federation runtime's own book: who takes part, what each provides, and the versions of what was loaded. */
interface Federation {
  readonly __INSTANCES__: readonly { name: string; options: { shared: Record<string, unknown> } }[];
  readonly __SHARE__: Record<string, { default?: Record<string, Record<string, { loaded?: boolean }>> }>;
}

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

  const { providers, loaded } = await page.evaluate(() => {
    const { __INSTANCES__, __SHARE__ } = (globalThis as unknown as { __FEDERATION__: Federation })
      .__FEDERATION__;
    const scopes = Object.values(__SHARE__).map(({ default: scope }) => scope ?? {});
    return {
      providers: __INSTANCES__.map(({ name, options }) => ({ name, modules: Object.keys(options.shared) })),
      loaded: scopes.flatMap((scope) =>
        Object.entries(scope).flatMap(([name, versions]) =>
          Object.entries(versions)
            .filter(([, copy]) => copy.loaded)
            .map(([version]) => ({ name, version })),
        ),
      ),
    };
  });
  expect(providers).toHaveLength(1 + REMOTES);
  expect(providers.filter(({ modules }) => modules.length > 0).map(({ name }) => name)).toEqual(['shell']);
  const names = new Set(loaded.map(({ name }) => name));
  expect([...names]).toEqual(expect.arrayContaining(SHARED_MODULES));
  for (const name of names) {
    const versions = loaded.filter((copy) => copy.name === name).map(({ version }) => version);
    expect(new Set(versions).size, `versions of ${name}`).toBe(1);
  }
});
