import { button, fillAt, makePage, openDesk } from './editorJourney.ts';
import { expect, test } from './journey.ts';
import { listLosses } from './listLosses.ts';

/** Phones and tablets, upright and lying, 1280 x 720 at 200 %, a desktop. */
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
  { width: 640, height: 360 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

test('the toolbar is dragged, stays on screen and remembers its place; used colors are remembered too', async ({
  page,
}) => {
  const desk = await openDesk(page);
  const bar = page.getByRole('toolbar', { name: 'Tools' });
  const rightEnd = async () => {
    const box = await bar.boundingBox();
    return (box?.x ?? 0) + (box?.width ?? 0);
  };
  await button(desk, 'Move the toolbar').hover();
  await page.mouse.down();
  await page.mouse.move(3000, 3000, { steps: 3 });
  await page.mouse.up();
  await expect.poll(rightEnd).toBeGreaterThan(1200);
  expect(await rightEnd()).toBeLessThanOrEqual(1280);
  const place = await bar.boundingBox();
  expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(900);

  await button(desk, 'Red #e6194b').click();
  await fillAt(desk, desk.insides[0] ?? { x: 0, y: 0 });
  await button(desk, 'Undo').click();
  await expect(button(desk, 'Undo')).toBeDisabled();
  await page.reload();
  await expect(desk.canvas).toBeVisible();
  await expect.poll(() => bar.boundingBox()).toEqual(place);
  const recent = page.getByRole('group', { name: 'Recent colors' });
  await expect(recent.getByRole('button', { name: 'Red #e6194b' })).toBeVisible();
  await page.setViewportSize({ width: 820, height: 700 });
  await expect.poll(rightEnd).toBeLessThanOrEqual(820);
});

test('the toolbar is seen whole and covers no control in its first place, whatever the window and the size of text', async ({
  page,
}) => {
  await openDesk(page);
  const bar = page.getByRole('toolbar', { name: 'Tools' });
  const losses = () => page.evaluate(listLosses);
  for (const text of ['100%', '200%']) {
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), text);
    for (const size of text === '100%' ? WINDOWS : [{ width: 1280, height: 900 }]) {
      await page.setViewportSize(size);
      await page.evaluate(() => scrollTo(0, 0));
      await expect(bar, `${size.width} x ${size.height}`).toBeInViewport({ ratio: 1 });
      await expect.poll(losses, { message: `${size.width} x ${size.height}, text ${text}` }).toEqual([]);
    }
  }
});

test('a moved toolbar keeps its place where it covers nothing, goes home in any other window, and comes back', async ({
  page,
}) => {
  await openDesk(page);
  const handle = page.getByRole('button', { name: 'Move the toolbar' });
  const bar = page.getByRole('toolbar', { name: 'Tools' });
  const losses = () => page.evaluate(listLosses);
  const place = () => bar.boundingBox();
  const nudge = async (key: string, times: number) => {
    await handle.focus();
    for (let step = 0; step < times; step++) await page.keyboard.press(key);
  };
  const home = await place();
  await nudge('ArrowRight', 5);
  await expect.poll(async () => (await place())?.x).toBe((home?.x ?? 0) + 80);
  const own = await place();
  await page.setViewportSize({ width: 1100, height: 900 });
  await expect.poll(place).toEqual(own);
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expect.poll(losses, { message: `${width} x ${height}` }).toEqual([]);
    await page.evaluate(() => scrollTo(0, 0));
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect.poll(place).toEqual(own);

  await handle.press('Home');
  await expect.poll(place).toEqual(home);
  await nudge('ArrowUp', 30);
  await expect.poll(losses, { message: 'it covers a control at the top' }).not.toEqual([]);
  await page.setViewportSize({ width: 1100, height: 900 });
  await expect.poll(losses).toEqual([]);
});

test("a page that is missing, somebody else's, of another size or broken says so", async ({
  page,
  context,
}) => {
  const strangers = await makePage(page);
  const { token, headers, id } = await makePage(page);
  await page.addInitScript((kept) => localStorage.setItem('token', kept), token);
  for (const unknown of ['00000000-0000-4000-8000-00000000dead', strangers.id]) {
    await page.goto(`/color/${unknown}`);
    await expect(page.getByRole('heading', { name: 'This page is not in your gallery' })).toBeVisible();
  }
  const small = await (await page.request.get(`/api/coloring-pages/${id}/image?w=320`, { headers })).body();
  for (const [body, title] of [
    [small, 'This picture is the wrong size'],
    [small.subarray(0, 20), "This picture can't be opened"],
  ] as const) {
    const pictures = `**/api/coloring-pages/${id}/image**`;
    await context.route(pictures, (route) => route.fulfill({ body, contentType: 'image/png' }));
    await page.goto(`/color/${id}`);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await context.unroute(pictures);
  }
  await page.getByRole('button', { name: 'Go to the gallery' }).click();
  await expect(page).toHaveURL(/\/gallery$/);
});
