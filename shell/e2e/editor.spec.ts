import { readFileSync } from 'node:fs';
import { PAGE_HEIGHT, PAGE_WIDTH } from '@lineleaf/api-client/contract';
import { hslToRgb, rgbToHsl } from '../../mfe-editor/src/engine/color.ts';
import {
  button,
  countDifferences,
  countDraftColors,
  expectSavedOnce,
  FIRST_COLOR,
  fillAt,
  goOffline,
  onScreen,
  openDesk,
  type PagePoint,
  place,
  RED,
  saveAndCompare,
} from './editorJourney.ts';
import { expect, test } from './journey.ts';

/** How often what waits is sent again. */
const SAVE_RETRY_MS = 30_000;

test.use({ viewport: { width: 1440, height: 900 } });

test('a click on a line says where to click and colors nothing', async ({ page }) => {
  const desk = await openDesk(page);
  const { x, y } = await onScreen(desk, middleOfALine(desk.headless.picture.lines));
  await page.mouse.click(x, y);
  await expect(page.getByText('Click inside an area to fill it with color')).toBeVisible();
  await expect(button(desk, 'Undo')).toBeDisabled();
});

test('leaving unsaved work by Exit, Back, link, reload, close or log-out asks', async ({ page }) => {
  const desk = await openDesk(page);
  await page.getByRole('link', { name: 'Gallery', exact: true }).click();
  await expect(page).toHaveURL(/\/gallery$/);
  await page
    .getByRole('button', { name: /a teddy bear/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Color Page' }).click();
  await expect(desk.canvas).toBeVisible();
  await fillAt(desk, place(desk.insides, 0));
  const ask = page.getByRole('alertdialog');
  const stay = async () => {
    await expect(ask).toContainText('Save before you leave?');
    await ask.getByRole('button', { name: 'Keep coloring' }).click();
    await expect(ask).toBeHidden();
  };
  await button(desk, 'Exit').click();
  await stay();
  await page.goBack();
  await stay();
  await page.getByRole('link', { name: 'Gallery', exact: true }).click();
  await stay();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('dialog').or(ask)).toBeVisible();
  await page.keyboard.press('Escape');
  const unloads = [
    () => page.evaluate(() => setTimeout(() => location.reload())),
    () => page.close({ runBeforeUnload: true }),
  ];
  for (const unload of unloads) {
    const asked = page.waitForEvent('dialog');
    await unload();
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
  }
});

test('work goes on where it was after the tab was killed; start again takes it away', async ({
  page,
  context,
}) => {
  const desk = await openDesk(page);
  await fillAt(desk, place(desk.insides, 0));
  await button(desk, 'Red #e6194b').click();
  await fillAt(desk, place(desk.insides, 1), hslToRgb(rgbToHsl(RED)));
  // Paper, blue and red: both steps have settled and are on the device.
  await expect.poll(() => countDraftColors(page), { timeout: 10_000 }).toBe(3);
  const devtools = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // The page is gone before it could answer.
  devtools.send('Page.crash').catch(() => undefined);
  await crashed;

  const next = await context.newPage();
  await next.goto(`/color/${desk.pageId}`);
  const welcome = next.getByText('Welcome back! Your coloring is just as you left it.');
  await expect(welcome).toBeVisible();
  const resumed = { ...desk, page: next, canvas: next.locator('canvas').first() };
  const [file] = await Promise.all([next.waitForEvent('download'), button(resumed, 'Download').click()]);
  expect(await countDifferences(desk.headless, new Uint8Array(readFileSync(await file.path())))).toBe(0);

  await button(resumed, 'Start over').click();
  await expect(welcome).toBeHidden();
  desk.headless.apply({ type: 'reset' });
  await fillAt(resumed, place(desk.insides, 2));
  await saveAndCompare(resumed);
});

test.describe('without a connection', () => {
  test.use({ allowedConsole: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

  test('a save is kept, and reaches the server once though no editor is opened again and an answer is lost', async ({
    page,
    context,
  }) => {
    const desk = await openDesk(page);
    await fillAt(desk, place(desk.insides, 0));
    await goOffline(page);
    const told = page.getByText("You are offline. Your coloring will be saved when you're back online.");
    await button(desk, 'Save').click();
    await expect(told).toBeVisible();
    // Colored on: of what waits, the last picture alone is sent.
    await fillAt(desk, place(desk.insides, 1));
    await button(desk, 'Save').click();
    await expect(told).toHaveCount(2);
    await expect(page).toHaveURL(new RegExp(desk.pageId));
    await page.close();
    await context.setOffline(false);

    const keys: (string | undefined)[] = [];
    await context.route('**/api/coloring-pages/colored', async (route) => {
      const tries = keys.push(route.request().headers()['idempotency-key']);
      const response = await route.fetch();
      if (tries === 1) await route.abort();
      else await route.fulfill({ response });
    });
    const next = await context.newPage();
    await next.clock.install();
    await next.goto('/');
    // What the screen itself loads must not time out by the clock that is wound on below.
    await expect(next.getByRole('textbox', { name: 'Describe your coloring page' })).toBeVisible();
    await expect.poll(() => keys.length).toBeGreaterThanOrEqual(1);
    await expect
      .poll(async () => {
        await next.clock.fastForward(SAVE_RETRY_MS);
        return keys.length;
      })
      .toBe(2);
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
    await expectSavedOnce({ ...desk, page: next });
  });
});

test('the keyboard alone colors and saves', async ({ page }) => {
  await openDesk(page);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  const stage = page.getByRole('application');
  const isReached = () => stage.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 40 && !(await isReached()); presses++) await page.keyboard.press('Tab');
  await expect(stage).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/^Area \d+ of \d+: White$/)).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Area \d+ of \d+: Blue$/)).toBeAttached();
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/gallery$/, { timeout: 20_000 });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap fills once; pinch, pan and palm never paint, with the line tool neither', async ({
    page,
    context,
  }) => {
    const desk = await openDesk(page);
    const touches = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: readonly TouchPoint[]) =>
      touches.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] });
    const whole = await desk.canvas.boundingBox();
    const { x, y } = await onScreen(desk, { x: 640, y: 700 });

    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

    const widthNow = async () => (await desk.canvas.boundingBox())?.width ?? 0;
    const fingers = (reach: number, dx = 0): TouchPoint[] => [
      { x: x - reach + dx, y, id: 1 },
      { x: x + reach + dx, y, id: 2 },
    ];
    for (const tool of ['Fill', 'Draw a line']) {
      await button(desk, tool).click();
      await touch('touchStart', [{ x, y, id: 1, radiusX: 60, radiusY: 60 }]);
      await touch('touchEnd', []);
      await touch('touchStart', fingers(30).slice(0, 1));
      await touch('touchMove', [{ x: x - 30, y: y + 20, id: 1 }]);
      await touch('touchStart', fingers(30));
      for (const reach of [40, 50, 60]) await touch('touchMove', fingers(reach));
      await touch('touchEnd', []);
      await expect.poll(widthNow).toBeGreaterThan(1.5 * (whole?.width ?? 0));
      const before = await desk.canvas.boundingBox();
      await touch('touchStart', fingers(40));
      for (const dx of [-10, -20, -30]) await touch('touchMove', fingers(40, dx));
      await touch('touchEnd', []);
      await expect
        .poll(async () => ((await desk.canvas.boundingBox())?.x ?? 0) - (before?.x ?? 0))
        .toBeCloseTo(-30, 0);
      await expect(button(desk, 'Undo')).toBeDisabled();
      // Whole on the narrow screen, where a finger finds it.
      await expect(button(desk, 'Exit zoom')).toBeInViewport({ ratio: 1 });
      await button(desk, 'Exit zoom').tap();
      await expect.poll(widthNow).toBeCloseTo(whole?.width ?? 0, 0);
    }

    await button(desk, 'Fill').click();
    const [first = { x: 0, y: 0 }] = desk.insides;
    const tap = await onScreen(desk, first);
    await page.touchscreen.tap(tap.x, tap.y);
    await expect(button(desk, 'Undo')).toBeEnabled();
    await button(desk, 'Undo').click();
    await expect(button(desk, 'Undo')).toBeDisabled();
    await button(desk, 'Redo').click();
    desk.headless.apply({ type: 'fill', ...first, color: FIRST_COLOR, opacity: 100 });
    await saveAndCompare(desk);
  });
});

/** A finger as the browser's protocol describes it; radii in CSS px. */
interface TouchPoint {
  x: number;
  y: number;
  id: number;
  radiusX?: number;
  radiusY?: number;
}

/** A place with line art 4 px around it, away from the page's frame. */
function middleOfALine(lines: Uint8Array): PagePoint {
  for (let y = 200; y < PAGE_HEIGHT - 200; y++) {
    for (let x = 150; x < PAGE_WIDTH - 150; x++) {
      const isInside = [-4, 0, 4].every((dy) =>
        [-4, 0, 4].every((dx) => (lines[(y + dy) * PAGE_WIDTH + x + dx] ?? 255) < 50),
      );
      if (isInside) return { x, y };
    }
  }
  throw new Error('no line is 9 px wide');
}
