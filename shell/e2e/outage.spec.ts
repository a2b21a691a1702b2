import { expect, logIn, test } from './journey.ts';

const REMOTES = [
  { name: 'mfe-studio', path: '/gallery', landmark: /gallery/i },
  { name: 'mfe-editor', path: '/color/00000000-0000-4000-8000-00000000dead', landmark: /./ },
  { name: 'mfe-billing', path: '/credits', landmark: /Buy Credits/ },
  { name: 'mfe-auth', path: '/settings', landmark: /Settings/ },
  { name: 'mfe-admin', path: '/admin', landmark: /Admin/ },
] as const;

const OUTAGES = ['404', 'hang', 'HTML instead of JavaScript'] as const;

test.use({ serviceWorkers: 'block', allowedConsole: /./ });

for (const outage of OUTAGES) {
  test(`a remote whose files answer with ${outage} shows a card; the others work; Retry recovers`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await logIn(page, { email: 'admin@lineleaf.local', password: 'a-password-for-journeys' });
    for (const broken of REMOTES) {
      const pattern = `**/releases/${broken.name}/**`;
      await page.route(pattern, (route) => {
        if (outage === '404') return route.fulfill({ status: 404, body: 'gone' });
        if (outage === 'hang') return new Promise(() => {});
        return route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>Hello' });
      });
      await page.goto(broken.path);
      const retry = page.getByRole('button', { name: 'Retry' });
      await expect(retry).toBeVisible({ timeout: 20_000 });

      const other = REMOTES.find(({ name }) => name !== broken.name && name !== 'mfe-editor');
      if (other?.name === 'mfe-billing') await page.getByRole('link', { name: /credits/ }).click();
      else await page.getByRole('link', { name: 'Gallery', exact: true }).click();
      if (other) await expect(page.getByRole('heading', { name: other.landmark }).first()).toBeVisible();

      await page.goBack();
      await expect(retry).toBeVisible({ timeout: 20_000 });
      await page.unroute(pattern);
      await retry.click();
      await expect(retry).toBeHidden({ timeout: 20_000 });
      await expect(page.getByRole('main').getByText(broken.landmark).first()).toBeVisible();
    }
  });
}

const TAMPERED = [
  { what: 'a manifest', file: /mf-manifest\.json/ },
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
