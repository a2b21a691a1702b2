import type { Page } from '@playwright/test';
import { answerHumanCheck, expect, signUpByApi, test } from './journey.ts';

// The worker of the product would answer in place of what holds scripts back here.
test.use({ serviceWorkers: 'block', allowedConsole: /Service Worker registration blocked/ });

const PROMPT = 'Describe your coloring page';
const LOOKS = [
  { locale: 'en-US', width: 1440, colorScheme: 'light', title: /describe a picture/ },
  { locale: 'de-DE', width: 820, colorScheme: 'dark', title: /beschreibe ein Bild/ },
  { locale: 'fr-FR', width: 390, colorScheme: 'light', title: /décrivez une image/ },
  { locale: 'es-ES', width: 1280, colorScheme: 'dark', title: /describe un dibujo/ },
] as const;

for (const { locale, width, colorScheme, title } of LOOKS) {
  test.describe(`in ${locale} at ${width} px, ${colorScheme}`, () => {
    test.use({ locale, colorScheme, viewport: { width, height: 900 } });

    test('the landing stands before its script has come, and nothing of it changes when it has', async ({
      page,
    }) => {
      const letScriptsCome = await holdScripts(page);
      // They come after `load`, which waits for the script, and lines break elsewhere with them.
      await page.route('**/static/fonts*.css', () => {});
      await page.goto('/', { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const served = await lookOf(page);
      letScriptsCome();
      await expect(page).toHaveURL(/\/auth$/);
      expect(await lookOf(page)).toEqual(served);
      expect(served).toMatchObject({ language: locale.slice(0, 2), theme: colorScheme });
      await expect(page).toHaveTitle(title);
    });
  });
}

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing reads, pictures and all, and says what is missing', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Lineleaf' })).toBeVisible();
    for (const text of ['Start Creating Free', 'How It Works', 'For every occasion'])
      await expect(page.getByRole('heading', { name: text }).first()).toBeVisible();
    await expect(page.getByLabel('Email')).toBeVisible();
    await expect(page.getByRole('img', { name: 'a daisy with a smiling face' })).toBeVisible();
    // The browser of a journey shows no <noscript>, scripts off or not.
    expect(await (await page.request.get('/')).text()).toMatch(
      /<noscript>.*Please allow JavaScript for this site/,
    );
  });

  test('a page is colored area by area, once, and half of it stands where motion is not wanted', async ({
    page,
  }) => {
    await page.goto('/auth');
    expect(await whiteOf(page)).toEqual({ start: Array(9).fill(1), end: Array(9).fill(0) });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const half = [0, 0, 0, 0, 0, 1, 1, 1, 1];
    expect(await whiteOf(page)).toEqual({ start: half, end: half });
  });
});

test('what is typed and submitted before the script has come is kept, and sent by it once', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && !request.url().endsWith('/telemetry'))
      sent.push(`${new URL(request.url()).pathname} ${request.headers()['content-type']}`);
  });
  const letScriptsCome = await holdScripts(page);
  await page.goto('/auth', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(`early.${Date.now()}@example.com`);
  await page.getByLabel('Username').fill('Robin');
  await page.getByLabel('Password', { exact: true }).fill('paper-and-ink');
  await answerHumanCheck(page);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page).toHaveURL(/\/auth$/);
  expect(sent).toEqual([]);
  letScriptsCome();
  await expect(page.getByRole('textbox', { name: PROMPT })).toBeVisible();
  expect(sent).toEqual(['/api/auth/signup application/json']);
  await expect(page.getByText('Account created successfully!')).toBeVisible();
  await expect(page.getByRole('link', { name: /10 credits/ })).toBeVisible();
});

test('a tab that holds a token opens Make without showing the landing, whatever the server was told', async ({
  page,
}) => {
  await signUpByApi(page);
  const shown: boolean[] = [];
  await page.exposeFunction('tellShown', (isShown: boolean) => shown.push(isShown));
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const { tellShown } = globalThis as unknown as { tellShown(isShown: boolean): void };
      if (document.querySelector('[data-island]')) tellShown(document.body.checkVisibility());
    });
  });
  await page.context().clearCookies();
  await page.goto('/auth');
  await expect(page.getByRole('textbox', { name: PROMPT })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  expect(shown).not.toContain(true);

  // Told once, the server sends the product's own page.
  const answer = await page.goto('/');
  expect(answer?.headers()['lineleaf-landing']).toBeUndefined();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Start Creating Free' }).first()).toBeVisible();
  expect((await page.reload())?.headers()['lineleaf-landing']).toMatch(/^mfe-auth /);
});

test('another language is one address and one choice, which stays; what was typed stays too', async ({
  page,
}) => {
  await page.goto('/auth?lang=de');
  await expect(page.getByRole('heading', { name: 'Leg kostenlos los' }).first()).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/auth\?lang=de$/);
  await page.getByLabel('E-Mail').fill('robin@example.com');
  await page.getByRole('button', { name: 'Sprache' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { name: 'Commencez à créer gratuitement' }).first()).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue('robin@example.com');
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Langue' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test('search engines find one address a language, and what the landing is', async ({ page, baseURL }) => {
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  for (const address of ['/auth', '/auth?lang=en', '/auth?lang=es', '/auth?lang=fr', '/auth?lang=de'])
    expect(sitemap).toContain(`<loc>${baseURL}${address}</loc>`);
  expect(await (await page.request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  await page.goto('/');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/auth`);
  await expect(page.locator('link[hreflang=x-default]')).toHaveAttribute('href', `${baseURL}/auth`);
  await expect(page.locator('link[hreflang]')).toHaveCount(5);
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(data).toMatchObject({ applicationCategory: 'EducationalApplication', isAccessibleForFree: true });
});

/** Keeps every script from arriving until the answer is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route('**/static/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  return open;
}

/** Of each area of the page in the hero, which part is still white at the start and at the end of its coloring. */
function whiteOf(page: Page) {
  return page.evaluate(() => {
    const motions = document.getAnimations();
    const offsets = () =>
      [...document.querySelectorAll('.opening-sheets [pathLength]')].map((wax) =>
        Number.parseFloat(getComputedStyle(wax).strokeDashoffset),
      );
    for (const motion of motions) motion.currentTime = 0;
    const start = offsets();
    for (const motion of motions) motion.finish();
    return { start, end: offsets() };
  });
}

/** The page's words but for the question, and where the parts of its opening stand in whole pixels. */
function lookOf(page: Page) {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const boxOf = (part: string) => {
      const { x, y, width, height } = document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
      return [x, y, width, height].map(Math.round);
    };
    const parts = ['h1', '.opening-tagline', '.opening-benefits', '.opening-sheets', '.opening-card'];
    return {
      language: document.documentElement.lang,
      theme: document.documentElement.dataset.theme,
      words: document.querySelector('main')?.textContent,
      boxes: parts.map(boxOf),
    };
  });
}
