import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect, generateByApi, logInAdministrator, signUpByApi, test, WHOLE_CHROMIUM } from './journey.ts';
import { listLosses } from './listLosses.ts';
import {
  ADMINISTRATOR_STATES,
  EDITOR_STATES,
  EMPTY_STATES,
  MEMBER_STATES,
  openState,
  type ScreenState,
  VISITOR_STATES,
} from './screenStates.ts';
import { speak } from './speak.ts';
import { watchBrowser } from './watchBrowser.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** 1280 x 720 at 200 %, and a small phone. */
const NARROW = [
  { width: 640, height: 360 },
  { width: 320, height: 640 },
];

const PHONE = { width: 390, height: 844 };
const LANGUAGES = ['de', 'es', 'fr', 'en'];

// States in which a call fails, or is refused; the worker of the product would make the failing calls out of sight.
test.use({
  launchOptions: WHOLE_CHROMIUM,
  serviceWorkers: 'block',
  allowedConsole: /the server responded with a status of [45]\d\d|Service Worker registration blocked/,
});

test.describe('no state of a screen breaks axe in either theme or the content security policy, has the browser list an issue, moves under reduced motion, or loses anything at 200 %, at 320 px, or at 390 px with text of 200 % in any language:', () => {
  test.describe.configure({ timeout: 400_000 });

  test('what visitors see', async ({ page }) => {
    const complaints = await watchBrowser(page);
    await inspectAll(page, VISITOR_STATES);
    await inspectLandings(page);
    expect(complaints).toEqual([]);
  });

  test('what members see', async ({ page }) => {
    const complaints = await watchBrowser(page);
    const token = await signUpByApi(page);
    await inspectAll(page, EMPTY_STATES);
    const own = await generateByApi(page, token, 'a simple heart');
    const headers = { Authorization: `Bearer ${token}` };
    await page.request.patch(`/api/coloring-pages/${own}/favorite`, { data: { is_favorite: true }, headers });
    await inspectAll(page, MEMBER_STATES, own);
    expect(complaints).toEqual([]);
  });

  test('what members see who color', async ({ page }) => {
    const complaints = await watchBrowser(page);
    const own = await generateByApi(page, await signUpByApi(page), 'a simple heart');
    await inspectAll(page, EDITOR_STATES, own);
    expect(complaints).toEqual([]);
  });

  test('what the administrator sees', async ({ page }) => {
    const complaints = await watchBrowser(page);
    await logInAdministrator(page);
    await inspectAll(page, ADMINISTRATOR_STATES);
    expect(complaints).toEqual([]);
  });
});

test.describe('a page of faults', () => {
  test.use({ allowedConsole: /Content Security Policy/ });

  test('has each of them seen: evaluated code, and a field that browsers cannot make out', async ({
    page,
  }) => {
    const complaints = await watchBrowser(page);
    await page.route('**/faults', (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: { 'Content-Security-Policy': "script-src 'self'" },
        body: '<form><label>Name <input name="username" autocomplete="nickname"></label></form>',
      }),
    );
    await page.goto('/faults');
    await page.evaluate(() => setTimeout('void 0'));
    for (const seen of ['script-src eval', 'ContentSecurityPolicyIssue', 'GenericIssue'])
      await expect.poll(() => complaints.join('\n')).toContain(seen);
  });
});

async function inspectAll(page: Page, states: readonly ScreenState[], own?: string): Promise<void> {
  for (const state of states) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await setTextSize(page, 1);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await openState(page, state, own);
    expect.soft(await longestMotion(page), `motion on ${state.name}`).toBe(0);
    expect.soft(await axe(page), `axe on ${state.name}, light`).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expect(page.locator('html[data-theme=dark]')).toBeAttached();
    // Nothing but the colors differs.
    expect.soft(await axe(page, ['color-contrast']), `axe on ${state.name}, dark`).toEqual([]);
    for (const size of NARROW) {
      await page.setViewportSize(size);
      await expectNoLoss(page, `${state.name} at ${size.width} x ${size.height}`);
    }
    await page.setViewportSize(PHONE);
    await setTextSize(page, 2);
    for (const language of LANGUAGES) {
      await speak(page, language);
      await expectNoLoss(page, `${state.name} at 390 px with text of 200 %, ${language}`);
    }
  }
}

/** As somebody sets it in the browser: queries in rem follow it too. */
async function setTextSize(page: Page, factor: number): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 16 * factor } });
  await devTools.detach();
  const rootSize = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  await expect.poll(rootSize).toBe(`${16 * factor}px`);
}

/** The landing is a page of its own in each language. Begins as a state ends: on a phone, with large text. */
async function inspectLandings(page: Page): Promise<void> {
  for (const language of ['de', 'es', 'fr']) {
    await page.goto(`/auth?lang=${language}`);
    for (const tab of [0, 1]) {
      await page.getByRole('tab').nth(tab).click();
      await expectNoLoss(page, `the landing at 390 px with text of 200 %, ${language}, tab ${tab}`);
    }
  }
}

/** Waits for the layout to settle after a change of size. */
async function expectNoLoss(page: Page, where: string): Promise<void> {
  const losses = () => page.evaluate(listLosses);
  await expect.configure({ soft: true, timeout: 3000 }).poll(losses, { message: where }).toEqual([]);
}

async function axe(page: Page, runOnly?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  return page.evaluate(async (rules) => {
    const { axe: engine } = globalThis as unknown as {
      axe: { run(options: RunOptions): Promise<AxeResults> };
    };
    // An open menu stands in no landmark; the rule knows dialogs and messages as exceptions, but not menus.
    const isMenuOpen = document.querySelector('[role=menu]') !== null;
    const { violations } = await engine.run(
      rules ? { runOnly: rules } : { rules: { region: { enabled: !isMenuOpen } } },
    );
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  }, runOnly);
}

/** In seconds, over everything on the page. */
function longestMotion(page: Page): Promise<number> {
  return page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('*')].flatMap((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element);
        return `${transitionDuration},${animationDuration}`.split(',').map(Number.parseFloat);
      }),
    ),
  );
}
