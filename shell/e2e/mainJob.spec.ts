import { type ColoringPage, PAGE_HEIGHT, PAGE_WIDTH } from '@lineleaf/api-client/contract';
import {
  answerHumanCheck,
  callApi,
  expect,
  generate,
  generateByApi,
  logIn,
  readMail,
  signUp,
  signUpByApi,
  test,
} from './journey.ts';
import { colorAt, decode, linesKept, whitePoints } from './raster.ts';

test('the picture of a result is whole and at most 600 px high, and its file is a 1-bit PNG of 1275 x 1650 at 150 dpi', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1400 });
  await signUpByApi(page);
  await page.goto('/');
  await generate(page, 'a simple heart');
  const box = await page.getByRole('img', { name: 'a simple heart' }).boundingBox();
  expect(Math.round(box?.height ?? 0)).toBe(600);
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(PAGE_WIDTH / PAGE_HEIGHT, 1);

  const [made] = (await callApi(page, '/api/coloring-pages?images=url')) as ColoringPage[];
  const png = await (await page.request.get(made?.image_url ?? '')).body();
  expect(png.readUInt32BE(16)).toBe(PAGE_WIDTH);
  expect(png.readUInt32BE(20)).toBe(PAGE_HEIGHT);
  expect([png[24], png[25]], 'bit depth and color type').toEqual([1, 0]);
  const pHYs = png.indexOf('pHYs');
  expect([png.readUInt32BE(pHYs + 4), png.readUInt32BE(pHYs + 8), png[pHYs + 12]]).toEqual([5906, 5906, 1]);
});

test('a page is described, drawn, colored and saved, and the API returns what was colored', async ({
  page,
}) => {
  await signUp(page);
  await expect(page.getByRole('link', { name: /10 credits/ })).toBeVisible();
  await generate(page, 'a smiling butterfly');
  await expect(page.getByRole('link', { name: /9 credits/ })).toBeVisible();

  await page.getByRole('button', { name: 'View in Gallery' }).click();
  await expect(page).toHaveURL(/\/gallery$/);
  await page
    .getByRole('button', { name: /a smiling butterfly/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Color Page' }).click();
  await expect(page).toHaveURL(/\/color\//);
  const canvas = page.locator('canvas').first();
  await expect(canvas).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();

  const [original] = (await callApi(page, '/api/coloring-pages?images=url')) as ColoringPage[];
  const lines = await decode(await (await page.request.get(original?.image_url ?? '')).body());
  expect([lines.width, lines.height]).toEqual([PAGE_WIDTH, PAGE_HEIGHT]);
  const points = whitePoints(lines, 12, 3);
  expect(points.length).toBeGreaterThanOrEqual(2);
  const box = await canvas.boundingBox();
  if (!box) throw new Error('the canvas has no box');
  for (const { x, y } of points) {
    await page.mouse.click(box.x + (x / PAGE_WIDTH) * box.width, box.y + (y / PAGE_HEIGHT) * box.height);
  }
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/gallery$/, { timeout: 15_000 });

  const pages = (await callApi(page, '/api/coloring-pages?images=url')) as ColoringPage[];
  const saved = pages.find(({ is_colored }) => is_colored);
  expect(saved?.original_page_id).toBe(original?.id);
  const picture = await decode(await (await page.request.get(saved?.image_url ?? '')).body());
  const chosen = colorAt(picture, points[0]?.x ?? 0, points[0]?.y ?? 0);
  expect(Math.max(...chosen) - Math.min(...chosen), 'the default color is a saturated one').toBeGreaterThan(
    80,
  );
  for (const { x, y } of points) expect(colorAt(picture, x, y)).toEqual(chosen);
  expect(linesKept(lines, picture)).toBe(1);
});

test('log out, forgotten password, log in with the new one', async ({ page }) => {
  const { email } = await signUp(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await page.getByRole('tab', { name: 'Log In' }).click();
  await page.getByRole('link', { name: /Forgot/ }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: /reset/i }).click();
  await expect(page.getByRole('heading', { name: /check your/i })).toBeVisible();

  const link = /\/reset-password\?token=[\w-]+/.exec(await readMail(email))?.[0] ?? '';
  await page.goto(link);
  await page
    .getByLabel(/New password/i)
    .first()
    .fill('a-newer-password');
  await page.getByLabel(/Confirm/i).fill('a-newer-password');
  await page.getByRole('button', { name: /reset password/i }).click();
  await expect(page).toHaveURL(/\/auth$/, { timeout: 10_000 });
  await logIn(page, { email, password: 'a-newer-password' });
});

test('a wrong sum is refused with a new question', async ({ page }) => {
  await page.goto('/auth');
  await page.getByLabel('Email').fill('wrong-sum@example.com');
  await page.getByLabel('Username').fill('Robin');
  await page.getByLabel('Password', { exact: true }).fill('paper-and-ink');
  await page.getByLabel(/\d+ \+ \d+/).fill('99');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page.getByText('Incorrect answer to math question. Please try again.').first()).toBeVisible();
  await answerHumanCheck(page);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Describe your coloring page' })).toBeVisible();
});

test('a favorite is marked, shown, removed; a page is deleted', async ({ page }) => {
  const token = await signUpByApi(page);
  await generateByApi(page, token, 'a simple heart');
  await page.goto('/gallery');
  await page.getByRole('button', { name: 'Add to favorites' }).click();
  await expect(page.getByText('Added to favorites!')).toBeVisible();
  await page.getByRole('link', { name: 'Favorites', exact: true }).click();
  await page
    .getByRole('button', { name: /Remove/ })
    .first()
    .click();
  await expect(page.getByText('No favorites yet')).toBeVisible();
  await page.getByRole('link', { name: 'Gallery', exact: true }).click();
  await page.getByRole('button', { name: 'Delete' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No coloring pages yet!')).toBeVisible();
});

test('credits are bought on the hosted page and counted once', async ({ page }) => {
  await signUpByApi(page);
  await page.goto('/');
  await page.getByRole('link', { name: /10 credits/ }).click();
  await expect(page.getByRole('heading', { name: 'Buy Credits' })).toBeVisible();
  await page
    .getByRole('button', { name: /Buy Now/ })
    .first()
    .click();
  await page.getByRole('button', { name: /Pay \$/ }).click();
  await expect(
    page.getByText(/Payment successful! \d+ credits added\. New balance: \d+ credits/),
  ).toBeVisible({ timeout: 15_000 });
  await expect(page).toHaveURL(/\/$/);
});

test('a cancelled payment says so and charges nothing', async ({ page }) => {
  await signUpByApi(page);
  await page.goto('/credits');
  await page
    .getByRole('button', { name: /Buy Now/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Payment was cancelled. No charges were made.')).toBeVisible();
  await expect(page.getByRole('link', { name: /10 credits/ })).toBeVisible();
});

test('the administrator sees the figures, finds a user and changes the credits', async ({ page }) => {
  const { email } = await signUp(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await logIn(page, { email: 'admin@lineleaf.local', password: 'a-password-for-journeys' });
  await page.getByRole('link', { name: 'Admin', exact: true }).click();
  await page.getByRole('searchbox').fill(email);
  const row = page.getByRole('row').filter({ hasText: email });
  await row.getByRole('button', { name: /edit/i }).click();
  await page.getByRole('spinbutton').fill('25');
  await page.getByRole('button', { name: /save/i }).click();
  await expect(row.getByRole('cell', { name: '25', exact: true })).toBeVisible();
});

test('a changed password counts at once and this device stays signed in', async ({ page }) => {
  const { email, password } = await signUp(page);
  await page.getByRole('link', { name: 'Robin' }).click();
  await page.getByLabel('Current password').fill(password);
  await page.getByLabel('New password', { exact: true }).fill('a-better-password');
  await page.getByLabel('Confirm new password').fill('a-better-password');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed successfully')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await logIn(page, { email, password: 'a-better-password' });
});
