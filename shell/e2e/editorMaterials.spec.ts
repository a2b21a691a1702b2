import { hslToRgb, rgbToHsl } from '../../mfe-editor/src/engine/color.ts';
import type { Material } from '../../mfe-editor/src/engine/entry.ts';
import {
  button,
  type Desk,
  drag,
  FIRST_COLOR,
  fillAt,
  openDesk,
  place,
  saveAndCompare,
  strokeActions,
} from './editorJourney.ts';
import { expect, test } from './journey.ts';

const CORAL = 0xff7f6b;
const CHOICES: readonly (readonly [Material, readonly string[]])[] = [
  ['crayon', ['Crayon']],
  ['pencil', ['Colored pencil']],
  ['marker', ['Marker']],
  ['watercolor', ['Watercolor']],
  ['hearts', ['Pattern', 'Hearts']],
];

const SIZES = [
  { width: 390, height: 844 },
  // Where a pointer's place is on the page, the tools prove in both sizes.
  ...(process.env.LINELEAF_LONG ? [{ width: 1440, height: 900 }] : []),
];

for (const viewport of SIZES) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('fills and lines in every material are saved as the headless engine has them', async ({ page }) => {
      const desk = await openDesk(page);
      for (const [k, [material, names]] of CHOICES.entries()) {
        await choose(desk, names);
        await fillAt(desk, place(desk.insides, k), FIRST_COLOR, material);
      }
      for (const [k, [material, names]] of CHOICES.entries()) {
        await button(desk, 'Draw a line').click();
        await choose(desk, names);
        const way = [0, 1, 2, 3].map((step) => ({ x: 150 + 300 * step, y: 300 + 200 * k + 90 * (step % 2) }));
        for (const action of strokeActions(await drag(desk, way), FIRST_COLOR, material)) {
          desk.headless.apply(action);
        }
        await button(desk, 'Fill').click();
      }
      await saveAndCompare(desk);
    });
  });
}

test('the keyboard chooses material, palette and color, which are told by name', async ({ page }) => {
  const desk = await openDesk(page);
  await page.getByRole('radio', { name: 'Flat', exact: true }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Crayon', exact: true })).toBeChecked();
  await page.getByRole('combobox', { name: 'Choose a palette' }).selectOption('Ocean');
  const coral = button(desk, 'Coral');
  await coral.focus();
  await page.keyboard.press('Enter');
  await expect(coral).toHaveAttribute('aria-pressed', 'true');
  await fillAt(desk, place(desk.insides, 0), hslToRgb(rgbToHsl(CORAL)), 'crayon');
  await saveAndCompare(desk);
});

/** Chooses radios by their names, one after the other. */
async function choose({ page }: Desk, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const radio = page.getByRole('radio', { name, exact: true });
    await radio.check();
    await expect(radio).toBeChecked();
  }
}
