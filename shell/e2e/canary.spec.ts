import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PartPointer, Pointer } from '@lineleaf/releases';
import { type ProductServer, startProductServer } from '@lineleaf/tooling/product';
import { makeVisits } from '@lineleaf/tooling/visits';
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { expect, test as journey, logInAdministrator } from './journey.ts';
import { expectTakenBack, openPlatform, pauseAndResume } from './platformScreen.ts';
import { type RemoteOrigin, serveReleases } from './remoteOrigin.ts';
import { startTeam } from './remoteTeam.ts';
import { releaseShellUnder } from './shellRelease.ts';

const NEW_TITLE = 'The new dashboard';
const MENDED_TITLE = 'The mended dashboard';
const METRICS_TOKEN = 'the-metrics-of-a-journey';
/** The usual bounds, with one step: so many visits then give the canary to far more than the 100 that it needs. */
const ONE_STEP = { steps: [{ share: 50, maxMinutes: 30 }], bounds: { visitors: 100, alpha: 0.01 } };
const VISITS = { part: 'mfe-admin', visits: 300 };
const MINUTE_MS = 60_000;

const test = journey.extend<
  object,
  { readonly product: ProductServer & { readonly dataDir: string; readonly remotes: RemoteOrigin } }
>({
  // The remotes' files lie on an origin of their own; the product's own is the fallback.
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern
    async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'lineleaf-canary-'));
      const remotes = await serveReleases(dataDir);
      const env = { REMOTE_ORIGINS: remotes.url, RELEASE_ORIGIN: remotes.url, METRICS_TOKEN };
      const product = await startProductServer({ dataDir, env });
      await use({ ...product, dataDir, remotes });
      await product.stop('SIGTERM');
      await remotes.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
});

// One after the other in one worker: they share the product.
test.describe.configure({ mode: 'default' });
// The worker would keep what an origin that is gone has served.
test.use({
  serviceWorkers: 'block',
  allowedConsole: /Service Worker registration blocked|ERR_CONNECTION_REFUSED|Federation Runtime/,
});

test('a share of the visitors is given a canary and stays with it, until it is taken back and the open page is told', async ({
  page,
  context,
  product,
}) => {
  test.setTimeout(240_000);
  const team = startTeam(product.dataDir, { RELEASE_ORIGIN: product.remotes.url });
  try {
    await logInAdministrator(page);
    team.rename(NEW_TITLE);
    const started = team.run('release', '--strategy', 'canary');
    expect(started, started.text).toMatchObject({ isOk: true });
    expect(started.text).toContain('is given to 5 % of the visitors');
    expect(team.run('release', '--strategy', 'canary')).toMatchObject({
      isOk: false,
      text: expect.stringMatching(/^A rollout of mfe-admin \S+ is under way: promote or abort it first\n$/),
    });
    expect(team.run('list-releases').text).toMatch(/mfe-admin \s*\S+ \s*5 % \s*running, step 1 of 4/);

    const given = await givenCanary(page.request);
    expect(given).toHaveLength(5);
    const outside = [0, 1, 2, 3, 4, 5].find((bucket) => !given.includes(bucket)) ?? -1;

    await keepBucket(context, product.url, outside);
    await page.goto('/admin');
    await expectTitle(page, team.oldTitle);

    await keepBucket(context, product.url, given[0] ?? -1);
    await page.goto('/admin');
    await expectTitle(page, NEW_TITLE);
    await releaseShellUnder(page, () => expectTitle(page, NEW_TITLE), {
      DATA_DIR: product.dataDir,
      RELEASE_ORIGIN: product.remotes.url,
    });
    const sources = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    const ofRemotes = sources.filter((url) => url.includes('/releases/mfe-'));
    expect(ofRemotes.length).toBeGreaterThan(0);
    expect(ofRemotes.filter((url) => !url.startsWith(product.remotes.url))).toEqual([]);

    expect(team.run('rollout', 'rollback', '--reason', 'it fails')).toMatchObject({ isOk: true });
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByText('A new version of Lineleaf is ready.')).toBeVisible();
    await expectTitle(page, NEW_TITLE);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expectTitle(page, team.oldTitle);
    expect(await givenCanary(page.request)).toEqual([]);
    expect(team.run('rollout', 'promote')).toEqual({
      isOk: false,
      text: 'No rollout of mfe-admin is under way\n',
    });
  } finally {
    team.remove();
  }
});

test('a canary that fails for one in five goes back by itself and others notice nothing; mended, it reaches everybody', async ({
  page,
  browser,
  product,
}) => {
  test.setTimeout(300_000);
  const team = startTeam(product.dataDir, { RELEASE_ORIGIN: product.remotes.url });
  try {
    await logInAdministrator(page);
    const storageState = await page.context().storageState();
    team.edit('release.config.json', () => JSON.stringify({ canary: ONE_STEP }));
    team.rename(MENDED_TITLE);
    const fault = "\nif (navigator.language === 'de-DE') throw new Error('fails for one in five');\n";
    team.edit('mfe-admin/src/routes.tsx', (text) => text + fault);
    expect(team.run('release', '--strategy', 'canary')).toMatchObject({ isOk: true });
    const given = await givenCanary(page.request);
    expect(given).toHaveLength(50);
    const outside = [...Array(100).keys()].find((bucket) => !given.includes(bucket)) ?? -1;

    // A few visits are those of browsers; their reports have to arrive as the script's do.
    await keepBucket(page.context(), product.url, outside);
    await page.goto('/admin');
    await expectTitle(page, team.oldTitle);
    for (const locale of ['en-US', 'de-DE']) {
      const context = await browser.newContext({ storageState, locale, serviceWorkers: 'block' });
      await keepBucket(context, product.url, given[0] ?? -1);
      const visit = await context.newPage();
      await visit.goto(`${product.url}/admin`);
      if (locale === 'de-DE')
        await expect(visit.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
      else await expectTitle(visit, MENDED_TITLE);
      await visit.reload();
      if (locale === 'en-US') await expectTitle(visit, MENDED_TITLE);
      await visit.goto('about:blank');
      await context.close();
    }
    const { platform, row } = await openPlatform(page.context());
    await expect(row).toContainText('50% of visitors');
    await pauseAndResume(platform, row);
    const failing = (await adminOf(product.dataDir)).rollout?.release.release ?? '';
    await expect
      .poll(() => countsOf(product.url, failing))
      .toMatchObject({ begun: 2, loaded: 1, load_failed_other: 1, visitor: 2, failing: 1 });

    await makeVisits(product.url, { ...VISITS, fails: (isCanary, before) => isCanary && before % 5 === 0 });
    // The judge's turn comes every 15 s.
    await expect
      .poll(async () => (await adminOf(product.dataDir)).rollout, { timeout: 60_000 })
      .toBeUndefined();
    expect((await pointerOf(product.dataDir)).events[0]).toMatchObject({
      action: 'rolled_back',
      by: 'judge',
      release: failing,
    });
    expect(await givenCanary(page.request)).toEqual([]);
    await expectTakenBack(row);
    await page.reload();
    await expectTitle(page, team.oldTitle);

    team.edit('mfe-admin/src/routes.tsx', (text) => text.replace(fault, ''));
    expect(team.run('release', '--strategy', 'canary')).toMatchObject({ isOk: true });
    const mended = (await adminOf(product.dataDir)).rollout;
    // Visitors of a step count from the minute after it began.
    await expect
      .poll(() => Math.floor(Date.now() / MINUTE_MS), { timeout: 2 * MINUTE_MS })
      .toBeGreaterThan(Math.floor(Date.parse(mended?.steppedAt ?? '') / MINUTE_MS));
    await makeVisits(product.url, { ...VISITS, firstVisit: VISITS.visits, fails: () => false });
    await expect
      .poll(async () => (await adminOf(product.dataDir)).live, { timeout: 60_000 })
      .toMatchObject({ release: mended?.release.release, by: 'judge' });
    await page.reload();
    await expectTitle(page, MENDED_TITLE);
    expect(team.run('rollout', 'rollback')).toMatchObject({ isOk: true });
  } finally {
    team.remove();
  }
});

test('a remote whose origin is gone comes from its fallback, and so do later files of one that is loaded', async ({
  page,
  product,
}) => {
  await logInAdministrator(page);
  await page.goto('/gallery');
  // The remote's entry is loaded ahead, its screen is not.
  const entry = page.waitForResponse(/\/releases\/mfe-admin\/.*__federation_expose/);
  await page.getByRole('link', { name: 'Admin', exact: true }).hover();
  expect((await entry).url().startsWith(product.remotes.url)).toBe(true);
  await product.remotes.stop();
  await page.getByRole('link', { name: 'Admin', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard');
  const files = page.waitForResponse((response) =>
    response.url().startsWith(`${product.url}/releases/mfe-billing/`),
  );
  await page.goto('/credits');
  await expect(page.getByRole('heading', { name: 'Buy Credits' })).toBeVisible();
  expect((await files).ok()).toBe(true);
});

async function expectTitle(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
}

async function keepBucket(context: BrowserContext, url: string, bucket: number): Promise<void> {
  await context.addCookies([{ name: 'lineleaf_bucket', value: String(bucket), url }]);
}

/** What the product's store says of its releases. */
async function pointerOf(dataDir: string): Promise<Pointer> {
  return JSON.parse(await readFile(join(dataDir, 'releases', 'remotes.json'), 'utf8'));
}

async function adminOf(dataDir: string): Promise<PartPointer> {
  const part = (await pointerOf(dataDir)).parts['mfe-admin'];
  if (!part) throw new Error('mfe-admin is not released');
  return part;
}

/** What the product has counted of a release of mfe-admin, by kind. */
async function countsOf(url: string, release: string): Promise<Record<string, number>> {
  const answer = await fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } });
  const lines = (await answer.text()).split('\n').filter((line) => line.includes(`release="${release}"`));
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [, kind, count] = /^lineleaf_release_reports_total\{.*kind="(\w+)"\} (\d+)/.exec(line) ?? [];
      return kind ? [[kind, Number(count)]] : [];
    }),
  );
}

/** The buckets, of 0 to 99, that are given a release of mfe-admin which is not the default. */
async function givenCanary(request: APIRequestContext): Promise<number[]> {
  const given: number[] = [];
  for (let bucket = 0; bucket < 100; bucket += 1) {
    const answer = await request.get('/discovery', { headers: { Cookie: `lineleaf_bucket=${bucket}` } });
    const { microFrontends } = await answer.json();
    if (!microFrontends['mfe-admin'][0].deployment.default) given.push(bucket);
  }
  return given;
}
