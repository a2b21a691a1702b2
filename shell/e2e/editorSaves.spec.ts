import { readFileSync } from 'node:fs';
import { button, countDifferences, fillAt, openDesk } from './editorJourney.ts';
import { expect, test } from './journey.ts';

test.use({ allowedConsole: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 404/ });

test('a coloring that waited and is then refused for good is told quietly, kept, and handed out as a file', async ({
  page,
  context,
}) => {
  const desk = await openDesk(page);
  await fillAt(desk, desk.insides[0] ?? { x: 0, y: 0 });
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await context.setOffline(true);
  await button(desk, 'Save').click();
  await expect(page.getByText('You are offline. Your coloring will be saved')).toBeVisible();
  await page.close();
  await context.setOffline(false);
  const headers = { Authorization: `Bearer ${token}` };
  const removal = await context.request.delete(`/api/coloring-pages/${desk.pageId}`, { headers });
  expect(removal.ok()).toBe(true);

  const next = await context.newPage();
  await next.goto('/');
  const notice = next.getByRole('alert').filter({ hasText: 'It is kept on this device.' });
  await expect(notice).toBeVisible();
  // Told and left alone, it is there at the next visit.
  await next.reload();
  await expect(notice).toBeVisible();
  const [file] = await Promise.all([
    next.waitForEvent('download'),
    next.getByRole('button', { name: 'Download it' }).click(),
  ]);
  expect(await countDifferences(desk.headless, new Uint8Array(readFileSync(await file.path())))).toBe(0);
  await expect(notice).toBeHidden();
  await expect.poll(() => next.evaluate(countKept)).toBe(0);
});

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
