import { readFileSync } from 'node:fs';
import { hslToRgb, rgbToHsl } from '../../mfe-editor/src/engine/color.ts';
import {
  button,
  countDifferences,
  drag,
  FIRST_COLOR,
  fillAt,
  onScreen,
  openDesk,
  type PagePoint,
  place,
  RED,
  saveAndCompare,
  strokeActions,
} from './editorJourney.ts';
import { expect, test, WINDOWS } from './journey.ts';

for (const viewport of WINDOWS) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    test("fill, line, eraser, eyedropper, undo and redo: the saved picture is the headless engine's, pixel by pixel", async ({
      page,
    }) => {
      const desk = await openDesk(page);
      const { headless, insides } = desk;
      await fillAt(desk, place(insides, 0));
      await button(desk, 'Red #e6194b').click();
      const red = hslToRgb(rgbToHsl(RED));
      await fillAt(desk, place(insides, 1), red);

      await button(desk, 'Draw a line').click();
      const line = await drag(desk, [
        { x: 300, y: 400 },
        { x: 420, y: 700 },
        { x: 700, y: 640 },
        { x: 900, y: 900 },
      ]);
      for (const action of strokeActions(line, red)) headless.apply(action);
      await button(desk, 'Eraser').click();
      const erased = await drag(desk, [
        { x: 360, y: 760 },
        { x: 640, y: 560 },
        { x: 860, y: 560 },
      ]);
      for (const action of strokeActions(erased, 'paper')) headless.apply(action);

      await button(desk, 'Eyedropper').click();
      const picked = await onScreen(desk, place(insides, 0));
      await page.mouse.click(picked.x, picked.y);
      await expect(button(desk, 'Fill')).toHaveAttribute('aria-pressed', 'true');
      await fillAt(desk, place(insides, 3), hslToRgb(rgbToHsl(FIRST_COLOR)));

      await button(desk, 'Undo').click();
      await expect(button(desk, 'Redo')).toBeEnabled();
      await button(desk, 'Redo').click();
      await expect(button(desk, 'Redo')).toBeDisabled();
      await saveAndCompare(desk);
    });

    test('zoom by a rectangle, by wheel, pan by the right button; a fill under zoom hits what is under the pointer', async ({
      page,
    }) => {
      const desk = await openDesk(page);
      const whole = await desk.canvas.boundingBox();
      await button(desk, 'Zoom to a selection').click();
      await drag(desk, [
        { x: 500, y: 500 },
        { x: 550, y: 550 },
      ]);
      await expect(page.getByText('Selection too small. Drag a larger area to zoom.')).toBeVisible();
      await drag(desk, [
        { x: 300, y: 300 },
        { x: 800, y: 950 },
      ]);
      const scale = async () => ((await desk.canvas.boundingBox())?.width ?? 0) / (whole?.width ?? 1);
      await expect.poll(scale).toBeGreaterThan(1.3);
      await expect(button(desk, 'Fill')).toHaveAttribute('aria-pressed', 'true');

      const middle = await onScreen(desk, { x: 550, y: 620 });
      await page.mouse.move(middle.x, middle.y);
      for (let notch = 0; notch < 12; notch++) await page.mouse.wheel(0, -100);
      await expect.poll(scale).toBeCloseTo(4, 1);
      const before = await desk.canvas.boundingBox();
      await page.mouse.down({ button: 'right' });
      await page.mouse.move(middle.x - 60, middle.y - 40);
      await page.mouse.up({ button: 'right' });
      await expect
        .poll(async () => (await desk.canvas.boundingBox())?.x ?? 0)
        .toBeCloseTo((before?.x ?? 0) - 60, 0);
      await expect(button(desk, 'Undo')).toBeDisabled();

      const frame = page.getByRole('application');
      const box = await frame.boundingBox();
      const visible = (at: PagePoint) =>
        box &&
        at.x > box.x + 90 &&
        at.y > box.y + 10 &&
        at.x < box.x + box.width - 10 &&
        at.y < box.y + box.height - 10;
      const places = await Promise.all(
        desk.insides.map(async (at) => ({ at, css: await onScreen(desk, at) })),
      );
      const target = places.find(({ css }) => visible(css));
      if (!target) throw new Error('no region has its middle in view');
      await fillAt(desk, target.at);
      await button(desk, 'Exit zoom').click();
      await expect.poll(scale).toBeCloseTo(1, 2);
      await saveAndCompare(desk);
    });

    test('Exit asks while work is unsaved, reset asks, download holds what is shown', async ({ page }) => {
      const desk = await openDesk(page);
      await fillAt(desk, place(desk.insides, 0));
      const ask = page.getByRole('alertdialog');
      await button(desk, 'Exit').click();
      await expect(ask).toContainText('Save before you leave?');
      await ask.getByRole('button', { name: 'Keep coloring' }).click();
      await expect(ask).toBeHidden();

      const [file] = await Promise.all([page.waitForEvent('download'), button(desk, 'Download').click()]);
      expect(file.suggestedFilename()).toBe('a-teddy-bear.png');
      expect(await countDifferences(desk.headless, new Uint8Array(readFileSync(await file.path())))).toBe(0);

      await button(desk, 'Reset').click();
      await ask.getByRole('button', { name: 'Cancel' }).click();
      await expect(ask).toBeHidden();
      await button(desk, 'Reset').click();
      await ask.getByRole('button', { name: 'Reset' }).click();
      await expect(ask).toBeHidden();
      await button(desk, 'Undo').click();
      await button(desk, 'Undo').click();
      await expect(button(desk, 'Undo')).toBeDisabled();
      await button(desk, 'Exit').click();
      await expect(page).toHaveURL(/\/gallery$/);
    });
  });
}
