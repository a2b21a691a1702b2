import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveBarePage } from '@lineleaf/tooling/bare-page';
import { CHROMIUM_FLAGS, findChromium } from '@lineleaf/tooling/chromium';
import { chromium, type Page } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { expect, generateByApi, signUpByApi, test } from './journey.ts';

/** Five for figures; a long run asks for the verdicts alone, which no busy machine changes. */
const RUNS = process.env.LINELEAF_LONG ? 1 : 5;
const PORT = 9333;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

test.use({ serviceWorkers: 'allow', allowedConsole: /./ });

test('what Lighthouse says of a first visit on a phone, beside a bare page of React', async ({ page }) => {
  const product = process.env.PRODUCT_URL ?? '';
  test.setTimeout(1_800_000);
  const token = await signUpByApi(page);
  const id = await generateByApi(page, token, 'a simple heart');
  const bare = await serveBarePage(await landingText(page, product));
  const visits = [
    { name: 'landing', url: product },
    { name: 'bare React', url: bare.url },
    { name: 'Make', url: product, token },
    { name: 'Gallery', url: `${product}/gallery`, token },
    { name: 'editor', url: `${product}/color/${id}`, token },
  ];
  try {
    for (const visit of visits) {
      const results: Result[] = [];
      for (let run = 0; run < RUNS; run += 1) results.push(await inspect(visit, product));
      process.stdout.write(`${lineOf(visit.name, results)}\n`);
      if (visit.name === 'landing')
        for (const result of results)
          expect(faultsOf(result), 'accessibility, best practices and SEO of the landing').toEqual([]);
    }
  } finally {
    bare.close();
  }
});

/** One visit by a browser that was never here; with a token, by somebody who is signed in. */
async function inspect({ url, token }: { url: string; token?: string }, product: string): Promise<Result> {
  const profile = mkdtempSync(join(tmpdir(), 'lineleaf-visit-'));
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium(),
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${PORT}`],
  });
  try {
    if (token !== undefined) {
      const page = await browser.newPage();
      await page.goto(`${product}/manifest.webmanifest`);
      await page.evaluate((kept) => {
        localStorage.setItem('token', kept);
        // biome-ignore lint/suspicious/noDocumentCookie: as the product leaves it
        document.cookie = 'lineleaf_signed_in=1; path=/';
      }, token);
      await page.close();
    }
    const flags = {
      port: PORT,
      onlyCategories: CATEGORIES,
      disableStorageReset: true,
      logLevel: 'error',
    } as const;
    const report = await lighthouse(url, flags);
    if (!report) throw new Error(`Lighthouse says nothing of ${url}`);
    return report.lhr;
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

async function landingText(page: Page, product: string): Promise<string> {
  const answer = await page.request.get(`${product}/auth`);
  const body = (await answer.text()).replace(/^[\s\S]*<body[^>]*>|<(script|style|svg)[\s\S]*?<\/\1>/g, '');
  return body.replace(/<[^>]+>/g, '\n').replace(/\n\s*\n/g, '\n');
}

/** What keeps a page from the full hundred in all but performance. */
function faultsOf({ categories, audits }: Result): string[] {
  return CATEGORIES.slice(1)
    .filter((name) => categories[name]?.score !== 1)
    .flatMap((name) => [
      `${name}: ${categories[name]?.score}`,
      ...(categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `  ${id}: ${JSON.stringify(audits[id]?.details).slice(0, 600)}`),
    ]);
}

function lineOf(name: string, results: readonly Result[]): string {
  const scores = CATEGORIES.map((category) =>
    spread(results, (result) => 100 * (result.categories[category]?.score ?? 0)),
  );
  const times = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'].map((audit) =>
    spread(results, ({ audits }) => audits[audit]?.numericValue ?? Number.NaN),
  );
  return [`| ${name}`, ...scores, ...times].join(' | ');
}

/** Median, least and most. */
function spread(results: readonly Result[], of: (result: Result) => number): string {
  const values = results.map(of).sort((a, b) => a - b);
  const shown = (value = Number.NaN) => (value < 1 ? value.toFixed(3) : value.toFixed(0));
  return `${shown(values[values.length >> 1])} (${shown(values[0])} to ${shown(values.at(-1))})`;
}
