import type { Page } from '@playwright/test';
import { answerHumanCheck, expect, generate } from './journey.ts';

/** A screen as somebody may see it: where it is, and what brings it into this state. */
export interface ScreenState {
  readonly name: string;
  /** OWN stands for the id of the account's own page. */
  readonly path: string;
  readonly act?: (page: Page) => Promise<void>;
  /** Calls that fail with 500 while it is shown. */
  readonly failing?: RegExp;
}

const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
};
const openDialog = (name: string | RegExp) => async (page: Page) => {
  await press(name)(page);
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog')).first()).toBeVisible();
};
const openMenu = (name: string) => async (page: Page) => {
  await press(name)(page);
  await expect(page.getByRole('menu')).toBeVisible();
};
/** The gallery gives up after four attempts in ten seconds. */
const showsAlert = (page: Page) => expect(page.getByRole('alert').first()).toBeVisible({ timeout: 40_000 });

/** What visitors may see. */
export const VISITOR_STATES: readonly ScreenState[] = [
  { name: 'landing', path: '/auth' },
  { name: 'landing, share menu', path: '/auth', act: openMenu('Share') },
  { name: 'landing, languages', path: '/auth', act: openMenu('Language') },
  { name: 'landing, Terms', path: '/auth', act: openDialog('Terms of Service') },
  { name: 'sign-up without the Terms', path: '/auth', act: signUpWithoutTerms },
  { name: 'log-in refused, with its message', path: '/auth', act: logInWrongly },
  { name: 'forgotten password', path: '/forgot-password' },
  { name: 'forgotten password, sent', path: '/forgot-password', act: askForReset },
  { name: 'new password', path: '/reset-password?token=a-token' },
  { name: 'new password, two that differ', path: '/reset-password?token=a-token', act: resetWithTwo },
];

/** What somebody sees who has no page yet. */
export const EMPTY_STATES: readonly ScreenState[] = [
  { name: 'empty gallery', path: '/gallery' },
  { name: 'empty favorites', path: '/favorites' },
];

/** What somebody sees who has one page, a favorite. */
export const MEMBER_STATES: readonly ScreenState[] = [
  { name: 'make', path: '/' },
  { name: 'make, a blocked word, with its message', path: '/', act: askForBlocked },
  { name: 'make, pictures to pick', path: '/', act: pickPictures },
  { name: 'make, a result', path: '/', act: makePage },
  { name: 'make, help', path: '/', act: openDialog('Help') },
  { name: 'make, Terms', path: '/', act: openTermsInHelp },
  { name: 'make, themes', path: '/', act: openMenu('Theme') },
  { name: 'gallery', path: '/gallery' },
  { name: 'gallery, selecting', path: '/gallery', act: selectPage },
  { name: 'gallery, large view', path: '/gallery', act: openLargeView },
  { name: 'gallery, delete?', path: '/gallery', act: openDialog(/^Delete/) },
  {
    name: 'gallery that fails, with its message',
    path: '/gallery',
    failing: /\/api\/coloring-pages\?/,
    act: showsAlert,
  },
  { name: 'favorites', path: '/favorites' },
  { name: 'favorites, delete?', path: '/favorites', act: openDialog(/^Delete/) },
  {
    name: 'favorites that fail, with its message',
    path: '/favorites',
    failing: /\/api\/coloring-pages\/favorites/,
    act: showsAlert,
  },
  { name: 'credits', path: '/credits' },
  { name: 'credits that fail', path: '/credits', failing: /\/api\/credits\//, act: showsAlert },
  { name: 'settings', path: '/settings' },
  { name: 'settings, too short a password', path: '/settings', act: changeToShort },
  { name: 'settings, delete account?', path: '/settings', act: openDialog('Delete account') },
  { name: 'no such page', path: '/nowhere' },
];

/** What somebody sees who colors a page. */
export const EDITOR_STATES: readonly ScreenState[] = [
  { name: 'editor', path: '/color/OWN' },
  { name: 'editor, stickers', path: '/color/OWN', act: openDialog('Stickers') },
  { name: 'editor, one way to color it', path: '/color/OWN', act: openDialog('One way to color it') },
  { name: 'editor, the end', path: '/color/OWN', act: finish },
  // Last: it is remembered.
  { name: 'editor, simple mode', path: '/color/OWN', act: openDialog('Simple mode') },
];

/** What the administrator alone sees. */
export const ADMINISTRATOR_STATES: readonly ScreenState[] = [
  { name: 'dashboard', path: '/admin' },
  { name: 'dashboard, edit credits', path: '/admin', act: openDialog(/^Edit/) },
  { name: 'dashboard that fails', path: '/admin', failing: /\/api\/admin\/stats/, act: showsAlert },
  { name: 'platform', path: '/admin/platform', act: openHistory },
  { name: 'platform that fails', path: '/admin/platform', failing: /\/api\/releases/, act: showsAlert },
];

/** Opens a screen and brings it into its state. */
export async function openState(page: Page, { path, act, failing }: ScreenState, own = ''): Promise<void> {
  if (failing) await page.route(failing, (route) => route.fulfill({ status: 500, json: {} }));
  // A reload keeps a large view open: each state begins with an entry of its own in the history.
  await page.goto('about:blank');
  await page.goto(path.replace('OWN', own));
  await expect(page.getByRole('heading').or(page.locator('canvas')).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await act?.(page);
  if (failing) await page.unroute(failing);
}

async function finish(page: Page): Promise<void> {
  await openDialog("I'm done!")(page);
  await expect(page.getByRole('slider', { name: 'Before and after' })).toBeVisible();
}

async function signUpWithoutTerms(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('robin@example.com');
  await page.getByLabel('Username').fill('Robin');
  await page.getByLabel('Password', { exact: true }).fill('paper-and-ink');
  await answerHumanCheck(page);
  await press(/^Sign Up$/)(page);
  await expect(page.getByText('Please check this box.')).toBeVisible();
}

async function logInWrongly(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Log In' }).click();
  await page.getByLabel('Email').fill(`nobody.${Date.now()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('not-the-one');
  await press(/^Log In$/)(page);
  await showsAlert(page);
}

async function askForReset(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(`nobody.${Date.now()}@example.com`);
  await press('Send reset link')(page);
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
}

async function resetWithTwo(page: Page): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill('paper-and-ink');
  await page.getByLabel('Confirm new password').fill('paper-and-oil');
  await press('Reset password')(page);
  await expect(page.getByText('Passwords do not match').first()).toBeVisible();
}

async function askForBlocked(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Describe your coloring page' }).fill('Mickey Mouse at the sea');
  await page.keyboard.press('Enter');
  await showsAlert(page);
}

async function openTermsInHelp(page: Page): Promise<void> {
  await openDialog('Help')(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Terms of Service' }).click();
  await expect(page.getByRole('dialog', { name: 'Terms of Service' })).toBeVisible();
}

async function pickPictures(page: Page): Promise<void> {
  await press('Pick pictures')(page);
  await press('Surprise me')(page);
  await expect(page.getByRole('group', { name: 'Where?' })).toBeVisible();
}

async function makePage(page: Page): Promise<void> {
  await generate(page, 'a purple heart on the moon');
}

async function selectPage(page: Page): Promise<void> {
  await press('Select')(page);
  await page.getByRole('checkbox').first().check();
  await expect(page.getByRole('region', { name: 'Selected pages' })).toBeVisible();
}

async function openLargeView(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /a simple heart/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Color Page' })).toBeVisible();
}

async function openHistory(page: Page): Promise<void> {
  const shell = page.getByRole('row', { name: /Shell/ });
  await shell.getByText('History and earlier releases').click();
  await expect(shell.getByRole('heading', { name: 'Earlier releases' })).toBeVisible();
}

async function changeToShort(page: Page): Promise<void> {
  await page.getByLabel('Current password').fill('paper-and-ink');
  await page.getByLabel('New password', { exact: true }).fill('short');
  await page.getByLabel('Confirm new password').fill('short');
  await press('Change password')(page);
  await expect(page.getByText('New password must be at least 8 characters long').first()).toBeVisible();
}
