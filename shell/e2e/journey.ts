import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHROMIUM_FLAGS, findWholeChromium } from '@lineleaf/tooling/chromium';
import { test as base, expect, type Page } from '@playwright/test';
import startProduct from './startProduct.ts';

/** What the console may say in a journey that breaks things on purpose. */
interface JourneyOptions {
  readonly allowedConsole: RegExp | undefined;
}

/** A phone and a desktop: what people do is done in both. */
export const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** For what the headless shell lacks (pages that come back as they were left, faults found in fields), and for what people load. */
export const WHOLE_CHROMIUM = { executablePath: findWholeChromium(), args: CHROMIUM_FLAGS };

/** Journeys begin at the product's address and fail on any console error or warning and on any uncaught error, in every tab. */
export const test = base.extend<
  JourneyOptions & { readonly complaints: string[] },
  { readonly ownProduct: undefined }
>({
  // No two journeys at once share a product: the first worker has the one that was started before all of them.
  ownProduct: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern
    async ({}, use, { parallelIndex }) => {
      const stop = parallelIndex > 0 ? await startProduct() : undefined;
      await use(undefined);
      await stop?.();
    },
    { scope: 'worker', auto: true, timeout: 180_000 },
  ],
  allowedConsole: [undefined, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern
  baseURL: async ({}, use) => use(process.env.PRODUCT_URL),
  complaints: [
    async ({ context, allowedConsole }, use) => {
      const complaints: string[] = [];
      const complain = (text: string) => {
        if (!allowedConsole?.test(text)) complaints.push(text);
      };
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') {
          const url = message.location().url.replace(/(sig=)[\w-]+/, '$1…');
          complain(`${message.type()}: ${message.text()} (${url})`);
        }
      });
      context.on('weberror', (fault) => complain(`uncaught: ${fault.error().message}`));
      await use(complaints);
      expect(complaints, 'what the console said').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

let accounts = 0;

/** Signs up a new account through the card and waits for the Make screen. */
export async function signUp(page: Page): Promise<{ email: string; password: string }> {
  accounts += 1;
  const account = { email: `robin${accounts}.${Date.now()}@example.com`, password: 'paper-and-ink' };
  await page.goto('/auth');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Username').fill('Robin');
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await answerHumanCheck(page);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Describe your coloring page' })).toBeVisible();
  return account;
}

/** Signs up by the API alone; every page of this context then holds the token. Answers it. */
export async function signUpByApi(page: Page): Promise<string> {
  const email = `api.${Date.now()}.${Math.round(Math.random() * 1e9)}@example.com`;
  return enterByApi(page, '/api/auth/signup', { email, username: 'Robin', password: 'paper-and-ink' });
}

/** Signs the administrator in by the API alone, as `signUpByApi` does a user. */
export async function logInAdministrator(page: Page): Promise<string> {
  return enterByApi(page, '/api/auth/login', {
    email: 'admin@lineleaf.local',
    password: 'a-password-for-journeys',
  });
}

/** Makes a page by the API alone; returns its id. */
export async function generateByApi(page: Page, token: string, prompt: string): Promise<string> {
  const headers = { Authorization: `Bearer ${token}` };
  const response = await page.request.post('/api/generate-coloring-page', { data: { prompt }, headers });
  expect(response.ok(), await response.text()).toBe(true);
  return (await response.json()).id;
}

async function enterByApi(page: Page, path: string, data: object): Promise<string> {
  const response = await page.request.post(path, { data });
  expect(response.ok(), await response.text()).toBe(true);
  const { access_token: token } = await response.json();
  // Once: a journey may log out, or break the token.
  await page.goto('/manifest.webmanifest');
  await page.evaluate((kept) => localStorage.setItem('token', kept), token);
  return token;
}

/** Reads 'a + b' off the card and types the sum. */
export async function answerHumanCheck(page: Page): Promise<void> {
  const field = page.getByLabel(/\d+ \+ \d+/);
  const label = await page
    .getByText(/\d+ \+ \d+/)
    .first()
    .textContent();
  const [, a, b] = /(\d+) \+ (\d+)/.exec(label ?? '') ?? [];
  await field.fill(String(Number(a) + Number(b)));
}

/** Logs in through the card. */
export async function logIn(page: Page, account: { email: string; password: string }): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Log In' }).click();
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Describe your coloring page' })).toBeVisible();
}

/** Describes a page, generates it and waits for the result card. */
export async function generate(page: Page, prompt: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Describe your coloring page' }).fill(prompt);
  await page.getByRole('button', { name: 'Generate (1 Credit)' }).click();
  await expect(page.getByRole('button', { name: 'Create Another' })).toBeVisible({ timeout: 30_000 });
}

/** Waits until the page has loaded files that match each of these patterns, fetched ahead or not. */
export async function waitForFiles(page: Page, patterns: readonly RegExp[]): Promise<void> {
  await page.waitForFunction(
    (sources) => {
      const names = performance.getEntriesByType('resource').map(({ name }) => name);
      return sources.every((source) => names.some((name) => new RegExp(source).test(name)));
    },
    patterns.map(({ source }) => source),
  );
}

/** Calls the API with the page's own token. */
export async function callApi(page: Page, path: string): Promise<unknown> {
  return page.evaluate(async (url) => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('token')}` };
    return (await fetch(url, { headers })).json();
  }, path);
}

/** The newest mail to an address, waited for in the outbox folder of the product's data: the API answers before it is sent. */
export async function readMail(email: string): Promise<string> {
  const outbox = join(process.env.PRODUCT_DATA_DIR ?? '', 'outbox');
  const newest = () => {
    const names = existsSync(outbox) ? readdirSync(outbox).sort().reverse() : [];
    return names.map((name) => readFileSync(join(outbox, name), 'utf8')).find((text) => text.includes(email));
  };
  await expect.poll(newest, { message: `a mail to ${email}` }).toBeDefined();
  return (newest() ?? '').replace(/=\r?\n/g, '').replace(/=3D/g, '=');
}
