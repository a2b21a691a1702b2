import { PAGE_HEIGHT, PAGE_WIDTH } from '@lineleaf/api-client/contract';
import { decodePng } from '../../mfe-editor/src/engine/decodePng.ts';
import { pixelsOf } from '../../mfe-editor/src/engine/linePlane.ts';
import { streamCodec } from '../../mfe-editor/src/worker/streamCodec.ts';
import { button, type Desk, listCopies, onScreen, openDesk } from './editorJourney.ts';
import { expect, test, WINDOWS } from './journey.ts';

const WHITE = 0xffffffff;
/** Where the sticker is put: six long steps left of the middle, and three short ones below it. */
const HEART = { x: PAGE_WIDTH / 2 - 360, y: PAGE_HEIGHT / 2 + 30 };

for (const viewport of WINDOWS) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('a sticker is chosen, moved by keys, placed, colored, taken back, brought back and saved', async ({
      page,
    }) => {
      const desk = await openDesk(page);
      await button(desk, 'Stickers').click();
      const panel = page.getByRole('dialog', { name: 'Stickers' });
      await panel.getByRole('button', { name: 'Food', exact: true }).click();
      await expect(panel.getByRole('button', { name: 'Teapot', exact: true })).toBeAttached();
      await panel.getByRole('searchbox', { name: 'Search stickers' }).fill('hear');
      await panel.getByRole('button', { name: 'Heart', exact: true }).click();
      await expect(panel).toBeHidden();

      const heart = page.getByRole('application', { name: /^Sticker: Heart\./ });
      await expect(heart).toBeFocused();
      for (let k = 0; k < 6; k++) await page.keyboard.press('Shift+ArrowLeft');
      for (let k = 0; k < 3; k++) await page.keyboard.press('ArrowDown');
      await expect(page.getByText('22% from the left, 52% from the top')).toBeAttached();
      await page.keyboard.press('Enter');
      await expect(heart).toBeHidden();
      await expect(page.getByText('Heart placed')).toBeAttached();

      const { x, y } = await onScreen(desk, HEART);
      await page.mouse.click(x, y);
      // A step for the color, a step for the sticker.
      await button(desk, 'Undo').click();
      await button(desk, 'Undo').click();
      await expect(button(desk, 'Undo')).toBeDisabled();
      await button(desk, 'Redo').click();
      await expect(button(desk, 'Undo')).toBeEnabled();

      await button(desk, 'Save').click();
      await expect(page).toHaveURL(/\/gallery$/, { timeout: 20_000 });
      const saved = await readSaved(desk);
      const { left, top, right, bottom, count } = changesOf(desk, saved);
      expect(count).toBeGreaterThan(5000);
      expect(Math.abs((left + right) / 2 - HEART.x)).toBeLessThan(4);
      expect(Math.abs((top + bottom) / 2 - HEART.y)).toBeLessThan(4);
      // Paper within, where the page had lines: the color went with the first Undo.
      for (let reach = -40; reach <= 40; reach += 8)
        expect(saved[HEART.y * PAGE_WIDTH + Math.floor(HEART.x) + reach]).toBe(WHITE);
    });
  });
}

/** The saved copy's pixels. */
async function readSaved(desk: Desk): Promise<Uint32Array> {
  await expect.poll(async () => (await listCopies(desk)).length).toBe(1);
  const [copy] = await listCopies(desk);
  const png = await (await desk.page.request.get(copy?.image_url ?? '')).body();
  return pixelsOf(await decodePng(new Uint8Array(png), streamCodec.inflate));
}

/** How many pixels are other than on the page that was opened, and the box around them. */
function changesOf({ headless }: Desk, saved: Uint32Array) {
  const box = { left: PAGE_WIDTH, top: PAGE_HEIGHT, right: 0, bottom: 0, count: 0 };
  for (const [at, pixel] of saved.entries()) {
    if (pixel === headless.picture.shown[at]) continue;
    const [x, y] = [at % PAGE_WIDTH, Math.floor(at / PAGE_WIDTH)];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x + 1);
    box.top = Math.min(box.top, y);
    box.bottom = y + 1;
    box.count += 1;
  }
  return box;
}
