import { tabsOf } from '@lineleaf/releases/discovery';
import { discoveryDocument } from '@lineleaf/releases/discovery-schema';
import type { Page } from '@playwright/test';
import { expect, logIn, test } from './journey.ts';

/** What stands for a parameter of a path: the id of nothing. */
const NOBODY = '00000000-0000-4000-8000-00000000dead';

const OUTAGES = ['404', 'hang', 'HTML instead of JavaScript'] as const;

test.use({ serviceWorkers: 'block', allowedConsole: /./ });

for (const outage of OUTAGES) {
  test(`a remote whose files answer with ${outage} shows a card; the others work; Retry recovers`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await logIn(page, { email: 'admin@lineleaf.local', password: 'a-password-for-journeys' });
    const remotes = await servedRemotes(page);
    expect(remotes.length).toBeGreaterThan(1);
    const screen = page.getByRole('main').getByRole('heading').first();
    // One that hangs is given up after 20 s each time; that it does so for each of them is endurance.
    const tried = outage === 'hang' && !process.env.LINELEAF_LONG ? remotes.slice(0, 1) : remotes;
    for (const broken of tried) {
      const pattern = `**/releases/${broken.name}/**`;
      await page.route(pattern, (route) => {
        if (outage === '404') return route.fulfill({ status: 404, body: 'gone' });
        if (outage === 'hang') return new Promise(() => {});
        return route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>Hello' });
      });
      await page.goto(broken.path);
      const retry = page.getByRole('button', { name: 'Retry' });
      await expect(retry).toBeVisible({ timeout: 20_000 });

      const other = remotes.find(({ name, tab }) => name !== broken.name && tab !== undefined);
      await page.getByRole('link', { name: other?.tab, exact: true }).click();
      await expect(retry).toBeHidden();
      await expect(screen).toBeVisible();

      await page.goBack();
      await expect(retry).toBeVisible({ timeout: 20_000 });
      await page.unroute(pattern);
      await retry.click();
      await expect(retry).toBeHidden({ timeout: 20_000 });
      await expect(screen).toBeVisible();
    }
  });
}

/** Each remote that is served: an address of its own, and one of its tabs where it has any. */
async function servedRemotes(page: Page): Promise<{ name: string; path: string; tab: string | undefined }[]> {
  const answer = await page.request.get('/discovery');
  const { microFrontends } = discoveryDocument.parse(await answer.json());
  return Object.entries(microFrontends).flatMap(([name, [given]]) => {
    const route = given?.extras.routes.find(({ access }) => access !== 'visitor');
    if (!given || !route) return [];
    const path = `/${route.path.replace(/:\w+/g, NOBODY)}`;
    return [{ name, path, tab: tabsOf(given.extras)[0]?.label.en }];
  });
}

const TAMPERED = [
  { what: 'an entry script', file: /remoteEntry\.\w+\.js/ },
  { what: 'an exposed module', file: /static\/__federation_expose_\w+\.\w+\.js/ },
  { what: "a screen's chunk", file: /static\/\d+\.\w+\.js/ },
  { what: 'a style sheet', file: /static\/\d+\.\w+\.css/ },
] as const;

test('a file that is not what was released is refused: a card shows, and trying again recovers', async ({
  page,
}) => {
  await logIn(page, { email: 'admin@lineleaf.local', password: 'a-password-for-journeys' });
  for (const { what, file } of TAMPERED) {
    const pattern = new RegExp(`/releases/mfe-billing/[^/]+/${file.source}`);
    const tampered: string[] = [];
    await page.route(pattern, async (route) => {
      const response = await route.fetch();
      const url = route.request().url();
      const harm =
        url.includes('.js?') || url.endsWith('.js') ? 'globalThis.hasRunForeignCode = true;' : '\n';
      tampered.push(url);
      await route.fulfill({ response, body: harm + (await response.text()) });
    });
    await page.goto('/credits');
    const again = page.getByRole('button', { name: /^(Retry|Try again)$/ });
    await expect(again, what).toBeVisible({ timeout: 20_000 });
    expect(tampered, what).not.toEqual([]);
    expect(await page.evaluate(() => 'hasRunForeignCode' in globalThis), what).toBe(false);

    await page.unroute(pattern);
    await again.click();
    await expect(page.getByRole('heading', { name: 'Buy Credits' }), what).toBeVisible();
  }
});
