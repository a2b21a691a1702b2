/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./screen-content.mjs').Content} Content */

/**
 * A screen in one state: who sees it and how it is reached.
 * @typedef {{
 *   name: string,
 *   role: 'visitor' | 'member' | 'newcomer' | 'admin',
 *   isWhole?: boolean,
 *   show: (page: Page, content: Content) => Promise<void>,
 * }} ScreenPicture
 */

/** @type {readonly ScreenPicture[]} */
export const SCREENS = [
  { name: 'landing', role: 'visitor', isWhole: true, show: landing },
  { name: 'sign-up', role: 'visitor', show: signUpCard },
  { name: 'log-in', role: 'visitor', show: logInCard },
  { name: 'terms', role: 'visitor', show: terms },
  { name: 'forgot', role: 'visitor', show: (page) => open(page, '/forgot-password') },
  { name: 'reset', role: 'visitor', show: (page) => open(page, '/reset-password?token=a-token') },
  { name: 'make', role: 'member', show: (page) => open(page, '/') },
  { name: 'make-pictures', role: 'member', show: makePictures },
  { name: 'make-progress', role: 'member', show: (page) => make(page, { isHeld: true }) },
  { name: 'make-result', role: 'member', isWhole: true, show: (page) => make(page, { isHeld: false }) },
  { name: 'gallery', role: 'member', show: gallery },
  { name: 'gallery-select', role: 'member', show: gallerySelect },
  { name: 'gallery-empty', role: 'newcomer', show: (page) => open(page, '/gallery') },
  { name: 'large-view', role: 'member', show: largeView },
  { name: 'delete', role: 'member', show: deleteDialog },
  { name: 'favorites', role: 'member', show: (page) => withPictures(page, '/favorites') },
  { name: 'favorites-empty', role: 'newcomer', show: (page) => open(page, '/favorites') },
  { name: 'editor', role: 'member', show: editor },
  { name: 'editor-materials', role: 'member', show: editorMaterials },
  { name: 'editor-stickers', role: 'member', show: editorStickers },
  { name: 'editor-sticker', role: 'member', show: editorSticker },
  { name: 'editor-suggestion', role: 'member', show: editorSuggestion },
  { name: 'editor-simple', role: 'member', show: editorSimple },
  { name: 'editor-end', role: 'member', show: editorEnd },
  { name: 'credits', role: 'member', isWhole: true, show: (page) => open(page, '/credits') },
  { name: 'settings', role: 'member', isWhole: true, show: (page) => open(page, '/settings') },
  { name: 'admin', role: 'admin', isWhole: true, show: admin },
  { name: 'platform', role: 'admin', isWhole: true, show: (page) => open(page, '/admin/platform') },
  { name: 'help', role: 'member', show: help },
  { name: 'not-found', role: 'member', show: (page) => open(page, '/nowhere') },
  { name: 'remote-down', role: 'member', show: remoteDown },
];

/** @param {Page} page @param {string} path */
async function open(page, path) {
  await page.goto(path);
  await page.getByRole('heading').first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** @param {Page} page @param {string} path */
async function withPictures(page, path) {
  await open(page, path);
  await page.getByRole('article').first().waitFor();
  await picturesShown(page);
}

/** Decoded, and faded in. @param {Page} page */
async function picturesShown(page) {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(
    () => document.querySelector('img[data-state="loading"]:not([loading="lazy"])') === null,
  );
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[role=dialog] img')].every(
      (image) => image.getAttribute('data-state') === 'ready',
    ),
  );
  await page.evaluate(async () => {
    const shown = [...document.querySelectorAll('[role=dialog] img')];
    await Promise.all(
      shown.flatMap((image) => image.getAnimations({ subtree: true }).map((fade) => fade.finished)),
    );
    await Promise.all(shown.map((image) => /** @type {HTMLImageElement} */ (image).decode()));
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  });
}

/** @param {Page} page */
async function landing(page) {
  await open(page, '/auth');
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  await page.waitForLoadState('networkidle');
}

/** @param {Page} page */
async function signUpCard(page) {
  await open(page, '/auth');
  await page.getByRole('tab', { name: 'Sign Up' }).evaluate((tab) => tab.scrollIntoView({ block: 'start' }));
}

/** @param {Page} page */
async function logInCard(page) {
  await open(page, '/auth');
  await page.getByRole('tab', { name: 'Log In' }).click();
  await page.getByRole('tab', { name: 'Log In' }).evaluate((tab) => tab.scrollIntoView({ block: 'start' }));
}

/** @param {Page} page */
async function terms(page) {
  await open(page, '/auth');
  await page.getByRole('button', { name: /Terms/ }).first().click();
  await page.getByRole('dialog').waitFor();
}

/** A sentence by pictures. @param {Page} page */
async function makePictures(page) {
  await open(page, '/');
  await page.getByRole('button', { name: 'Pick pictures' }).click();
  for (const name of ['a robot', 'playing the guitar', 'at the beach']) {
    await page.getByRole('radio', { name }).check();
  }
  await page.waitForLoadState('networkidle');
}

/** @param {Page} page @param {{ isHeld: boolean }} how */
async function make(page, { isHeld }) {
  if (isHeld) await page.route('**/api/generate-coloring-page', () => {});
  await open(page, '/');
  await page.getByRole('textbox').first().fill('a fox and a hedgehog in the forest');
  await page.getByRole('button', { name: /^Generate/ }).click();
  if (isHeld) await page.getByText('40%').waitFor();
  else {
    await page.getByRole('button', { name: 'Create Another' }).waitFor();
    await page.getByRole('progressbar').waitFor({ state: 'detached' });
  }
}

/** @param {Page} page */
function gallery(page) {
  return withPictures(page, '/gallery');
}

/** @param {Page} page */
async function gallerySelect(page) {
  await gallery(page);
  await page.getByRole('button', { name: 'To color', exact: true }).click();
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByRole('checkbox').nth(0).check();
  await page.getByRole('checkbox').nth(1).check();
  await page.getByRole('region', { name: 'Selected pages' }).waitFor();
  await picturesShown(page);
}

/** @param {Page} page */
async function largeView(page) {
  await gallery(page);
  await page.getByRole('article').first().getByRole('button').first().click();
  await page.getByRole('dialog').waitFor();
  await picturesShown(page);
}

/** @param {Page} page */
async function deleteDialog(page) {
  await gallery(page);
  await page.getByRole('button', { name: 'Delete' }).first().click();
  await page.getByRole('alertdialog').waitFor();
}

/** @param {Page} page @param {Content} content */
async function editor(page, { pageId }) {
  await page.goto(`/color/${pageId}`);
  await page.locator('canvas').first().waitFor();
  await page.waitForLoadState('networkidle');
  // What materials look like is drawn after the page.
  await page.locator('[style*="--samples: url"]').waitFor({ state: 'attached' });
}

/** Some areas in materials, chosen and filled by keys as everywhere else. @param {Page} page @param {Content} content */
async function editorMaterials(page, content) {
  await editor(page, content);
  for (const [area, material] of ['Watercolor', 'Crayon', 'Marker', 'Pattern'].entries()) {
    await page.getByRole('radio', { name: material, exact: true }).click();
    await page
      .getByRole('group', { name: 'Palette' })
      .getByRole('button')
      .nth(area * 3)
      .click();
    await fillNextArea(page);
  }
}

/** @param {Page} page @param {Content} content */
async function editorStickers(page, content) {
  await editor(page, content);
  await page.getByRole('button', { name: 'Stickers', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Stickers' });
  // Those in sight are fetched.
  await panel.getByRole('listitem').nth(8).locator('img').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
}

/** A sticker that is being placed. @param {Page} page @param {Content} content */
async function editorSticker(page, content) {
  await editor(page, content);
  await page.getByRole('button', { name: 'Stickers', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Stickers' });
  await panel.getByRole('searchbox').fill('heart');
  await panel.getByRole('button', { name: 'Heart', exact: true }).click();
  await page.getByRole('application', { name: /^Sticker: Heart/ }).waitFor();
}

/** @param {Page} page @param {Content} content */
async function editorSuggestion(page, content) {
  await editor(page, content);
  const small = page.getByRole('button', { name: 'One way to color it' });
  // On phones it is among what is folded away.
  if (!(await small.isVisible())) await page.getByRole('button', { name: 'More', exact: true }).click();
  await small.click();
  await page.getByRole('dialog').getByRole('img').waitFor();
  await page.waitForLoadState('networkidle');
}

/** @param {Page} page @param {Content} content */
async function editorSimple(page, content) {
  await editor(page, content);
  await page.getByRole('button', { name: 'Simple mode', exact: true }).click();
  await page.getByRole('dialog', { name: 'Simple mode' }).waitFor();
  await fillNextArea(page);
}

/** @param {Page} page @param {Content} content */
async function editorEnd(page, content) {
  await editorMaterials(page, content);
  await page.getByRole('button', { name: "I'm done!", exact: true }).click();
  await page.getByRole('slider', { name: 'Before and after' }).waitFor();
  await page.waitForLoadState('networkidle');
}

/** @param {Page} page */
async function fillNextArea(page) {
  const stage = page.getByRole('application');
  await stage.press('ArrowRight');
  await page.getByText(/^Area \d+ of \d+: White$/).waitFor({ state: 'attached' });
  await stage.press('Enter');
  await page.getByText(/^Area \d+ of \d+: (?!White$)/).waitFor({ state: 'attached' });
}

/** @param {Page} page */
async function admin(page) {
  await open(page, '/admin');
  await page.getByRole('row').nth(2).waitFor();
}

/** @param {Page} page */
async function help(page) {
  await open(page, '/');
  await page.getByRole('button', { name: /help/i }).click();
  await page.getByRole('dialog').waitFor();
}

/** @param {Page} page */
async function remoteDown(page) {
  await page.route('**/releases/mfe-billing/**', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/credits');
  await page.getByRole('button', { name: 'Retry' }).waitFor();
}
