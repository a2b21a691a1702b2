import type { Page } from '@playwright/test';
import {
  button,
  expectSavedOnce,
  fillAt,
  listCopies,
  makePage,
  onScreen,
  openDesk,
  openMade,
  place,
  RED,
  saveAndCompare,
} from './editorJourney.ts';
import { expect, generateByApi, test, WINDOWS } from './journey.ts';

const simpleMode = (page: Page) => page.getByRole('dialog', { name: 'Simple mode' });

async function expectFullScreen(page: Page, isFull: boolean): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(isFull);
}

test.describe('by touch at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('simple mode fills the screen, is remembered, colors, and is left by a hold of two seconds alone', async ({
    page,
    context,
  }) => {
    const desk = await openDesk(page);
    await button(desk, 'Simple mode').tap();
    await expect(simpleMode(page)).toBeVisible();
    await expectFullScreen(page, true);
    await page.reload();
    await expect(simpleMode(page)).toBeVisible();
    await expect(page.getByRole('link')).toHaveCount(0);
    expect(await simpleMode(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });

    const at = place(desk.insides, 0);
    const { x, y } = await onScreen(desk, at);
    await page.touchscreen.tap(x, y);
    await expect(button(desk, 'Undo')).toBeEnabled();
    await expectFullScreen(page, true);
    // A swipe from the screen's edge makes a phone do so.
    await page.evaluate(() => document.exitFullscreen());
    await expect(page.getByText('Hold the lock for two seconds to leave')).toBeVisible();
    await button(desk, 'Red').tap();
    await expectFullScreen(page, true);
    await expect(page.getByText('Hold the lock for two seconds to leave')).toBeHidden();
    desk.headless.apply({ type: 'fill', ...at, color: RED, opacity: 100, material: 'flat' });

    const lock = button(desk, 'Leave simple mode');
    await lock.tap();
    await expect(page.getByText('Hold the lock for two seconds to leave')).toBeVisible();
    const box = await lock.boundingBox();
    const touches = await context.newCDPSession(page);
    const finger = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20, id: 1 };
    await touches.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
    await expect(simpleMode(page)).toBeHidden();
    await expectFullScreen(page, false);
    await touches.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await saveAndCompare(desk);
  });
});

test.describe('at 1440 px', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('simple mode is worked by the keyboard, and left by Escape, then Enter', async ({ page }) => {
    const desk = await openDesk(page);
    await button(desk, 'Simple mode').press('Enter');
    await expect(simpleMode(page)).toBeVisible();
    await expectFullScreen(page, true);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText(/^Area \d+ of \d+: White$/)).toBeAttached();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Area \d+ of \d+: Red$/)).toBeAttached();
    await page.keyboard.press('Control+z');
    await expect(button(desk, 'Undo')).toBeDisabled();
    for (let step = 0; step < 25; step++) {
      await page.keyboard.press('Tab');
      await expect(simpleMode(page).locator(':focus')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(page.getByText('Press Enter to leave simple mode')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(simpleMode(page)).toBeHidden();
    await expect(button(desk, 'Simple mode')).toBeFocused();
    await expectFullScreen(page, false);
  });
});

for (const viewport of WINDOWS) {
  test.describe(`the end at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('shows the picture before and after with confetti, unless less motion is asked for, prints, goes on to the next page and saves', async ({
      page,
    }) => {
      test.setTimeout(180_000);
      // In the page and in its frames.
      await page.addInitScript(() => {
        window.print = () =>
          Object.assign(window.top ?? window, { printedPx: document.images[0]?.naturalWidth });
      });
      const older = await makePage(page, 'a simple heart');
      const id = await generateByApi(page, older.token, 'a teddy bear');
      const desk = await openMade(page, { ...older, id });
      await fillAt(desk, place(desk.insides, 0));
      const end = page.getByRole('dialog', { name: 'Look what you made!' });
      const slider = end.getByRole('slider', { name: 'Before and after' });
      const confetti = page.locator('body > canvas');
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await button(desk, "I'm done!").click();
      await expect(slider).toBeInViewport({ ratio: 1 });
      await expect(confetti).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(end).toBeHidden();

      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await button(desk, "I'm done!").click();
      await expect(confetti).toBeAttached();
      await slider.fill('40');
      await expect(end.getByRole('img')).toHaveCSS('clip-path', 'inset(0px 60% 0px 0px)');
      await expect(confetti).not.toBeAttached();
      await end.getByRole('button', { name: 'Print' }).click();
      await expect.poll(() => page.evaluate(() => (window as { printedPx?: number }).printedPx)).toBe(1275);
      await end.getByRole('button', { name: 'Next page' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Save and leave' }).click();
      await expect(page).toHaveURL(new RegExp(`${older.id}$`));
      await expectSavedOnce(desk);

      await expect(button(desk, 'Undo')).toBeDisabled();
      await button(desk, "I'm done!").click();
      await end.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Your coloring is saved to your gallery!')).toBeVisible();
      await expect(page).toHaveURL(/\/gallery$/, { timeout: 20_000 });
      const [copy] = await listCopies(desk);
      expect(copy?.original_page_id).toBe(older.id);
    });
  });
}

test('the page gets the room: no header on phones, twelve colors at once, all of the page where the phone lies', async ({
  page,
}) => {
  const desk = await openDesk(page);
  const header = page.getByRole('link', { name: 'Gallery' });
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(header).toBeHidden();
  await expect(button(desk, 'Exit')).toBeInViewport({ ratio: 1 });
  const palette = page.getByRole('group', { name: 'Palette' });
  const swatches = await palette.getByRole('button').evaluateAll((buttons) => {
    const end = buttons[0]?.parentElement?.getBoundingClientRect().right ?? 0;
    const boxes = buttons.map((each) => each.getBoundingClientRect());
    return {
      seen: boxes.filter(({ right }) => right <= end).length,
      leastPx: Math.min(...boxes.map((box) => box.width)),
    };
  });
  expect(swatches.seen).toBeGreaterThanOrEqual(12);
  expect(swatches.leastPx).toBeGreaterThanOrEqual(44);
  const toolsPx = await page
    .getByRole('toolbar')
    .getByRole('button')
    .evaluateAll((tools: HTMLElement[]) => tools.flatMap((tool) => [tool.offsetWidth, tool.offsetHeight]));
  expect(Math.min(...toolsPx)).toBeGreaterThanOrEqual(44);
  await page.setViewportSize({ width: 390, height: 844 });
  const setTextSize = (size: string) =>
    page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);
  await setTextSize('200%');
  await page.setViewportSize({ width: 390, height: 840 });
  await expect.poll(async () => (await desk.canvas.boundingBox())?.height).toBeGreaterThan(420);
  await setTextSize('100%');
  await page.setViewportSize({ width: 740, height: 360 });
  await expect(desk.canvas).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(header).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Opacity' })).toBeInViewport({ ratio: 1 });
});
