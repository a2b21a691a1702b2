import { readFileSync } from 'node:fs';
import type { ColoringPage } from '@lineleaf/api-client/contract';
import {
  button,
  countDifferences,
  type Desk,
  FIRST_COLOR,
  fillAt,
  goOffline,
  listCopies,
  openDesk,
  place,
  saveAndCompare,
} from './editorJourney.ts';
import { expect, test, WINDOWS } from './journey.ts';

test.use({ allowedConsole: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of (404|412)/ });

test('a coloring that waited and is then refused for good is told quietly, kept, and handed out as a file', async ({
  page,
  context,
}) => {
  const desk = await openDesk(page);
  await fillAt(desk, place(desk.insides, 0));
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await goOffline(page);
  await button(desk, 'Save').click();
  await expect(page.getByText('You are offline. Your coloring will be saved')).toBeVisible();
  await page.close();
  await context.setOffline(false);
  const headers = { Authorization: `Bearer ${token}` };
  const removal = await context.request.delete(`/api/coloring-pages/${desk.pageId}`, { headers });
  expect(removal.ok()).toBe(true);

  const next = await context.newPage();
  await next.goto('/');
  const notice = next.getByRole('alert').filter({ hasText: "It's still on this device." });
  await expect(notice).toBeVisible();
  // Told and left alone, it is there at the next visit.
  await next.reload();
  await expect(notice).toBeVisible();
  const [file] = await Promise.all([
    next.waitForEvent('download'),
    next.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(await countDifferences(desk.headless, new Uint8Array(readFileSync(await file.path())))).toBe(0);
  await expect(notice).toBeHidden();
  await expect.poll(() => next.evaluate(countKept)).toBe(0);
});

for (const viewport of WINDOWS) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('a copy that is opened again is saved over, crayon filled whole; asked for, or after a save from elsewhere, a new copy is made', async ({
      page,
    }) => {
      test.setTimeout(180_000);
      const desk = await openDesk(page);
      const [first, second] = [place(desk.insides, 0), place(desk.insides, 1)];
      await page.getByRole('radio', { name: 'Crayon', exact: true }).check();
      await fillAt(desk, first, FIRST_COLOR, 'crayon');
      await fillAt(desk, second, FIRST_COLOR, 'crayon');
      await saveAndCompare(desk);
      const copy = await openCopy(desk);
      await fillAt(desk, first);
      await saveAndCompare(desk);

      const saved = await openCopy(desk);
      expect(saved.id).toBe(copy.id);
      await fillAt(desk, second);
      await saveElsewhere(desk, saved);
      await button(desk, 'Save').click();
      const ask = page.getByRole('alertdialog', { name: 'This picture was changed somewhere else' });
      await ask.getByRole('button', { name: 'Save as a new copy' }).click();
      await expect(page).toHaveURL(/\/gallery$/);
      const [mine, theirs] = await listCopies(desk);
      expect(theirs).toMatchObject({ id: copy.id, version: expect.not.stringMatching(saved.version ?? '') });
      expect(await differencesOf(desk, mine)).toBe(0);

      await page.goto(`/color/${mine?.id}`);
      await expect(button(desk, 'Saving options')).toBeVisible({ timeout: 30_000 });
      await fillAt(desk, place(desk.insides, 2));
      await button(desk, 'Saving options').click();
      await page.getByRole('menuitem', { name: 'Save as a new copy' }).click();
      await expect(page).toHaveURL(/\/gallery$/);
      const [newest, before] = await listCopies(desk);
      expect(before).toEqual(mine);
      expect(await differencesOf(desk, newest)).toBe(0);
    });
  });
}

/** In the page: how many saves wait on this device. */
function countKept(): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('lineleaf-saves');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const counting = opening.result.transaction('saves').objectStore('saves').count();
      counting.onsuccess = () => {
        opening.result.close();
        resolve(counting.result);
      };
    };
  });
}

/** How many pixels of a copy differ from the headless engine's picture. */
async function differencesOf({ page, headless }: Desk, copy: ColoringPage | undefined): Promise<number> {
  const png = await (await page.request.get(copy?.image_url ?? '')).body();
  return countDifferences(headless, new Uint8Array(png));
}

/** Opens the one copy that there is. */
async function openCopy(desk: Desk): Promise<ColoringPage> {
  const [copy] = await listCopies(desk);
  if (!copy) throw new Error('there is no copy');
  await desk.page.goto(`/color/${copy.id}`);
  await expect(button(desk, 'Undo')).toBeVisible({ timeout: 30_000 });
  return copy;
}

/** Saves a copy's own picture over it, as another device does: it has another version then. */
async function saveElsewhere({ page, pageId }: Desk, copy: ColoringPage): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const picture = await (await page.request.get(copy.image_url)).body();
  const data = {
    original_page_id: pageId,
    image_base64: picture.toString('base64'),
    color_data: { colors_used: 1 },
  };
  const saved = await page.request.put(`/api/coloring-pages/${copy.id}/colored`, {
    headers: { Authorization: `Bearer ${token}`, 'If-Match': `"${copy.version}"` },
    data,
  });
  expect(saved.ok(), await saved.text()).toBe(true);
}
