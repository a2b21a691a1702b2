import type { Page } from '@playwright/test';
import { expect, signUp, test, waitForFiles } from './journey.ts';

test('"Log out everywhere" ends the session of another device too', async ({ page }) => {
  const account = await signUp(page);
  const login = await page.request.post('/api/auth/login', { data: account });
  const { access_token: other } = await login.json();
  const statusOf = async (token: string) =>
    (await page.request.get('/api/auth/me', { headers: { Authorization: `Bearer ${token}` } })).status();
  expect(await statusOf(other)).toBe(200);
  await page.goto('/settings');
  await expect(page.getByText('This device')).toBeVisible();
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  expect(await statusOf(other)).toBe(401);
});

test.describe('without a connection', () => {
  test.use({ allowedConsole: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

  test('log-out is at once in the browser, and on the server when the connection is back', async ({
    page,
    context,
  }) => {
    await signUp(page);
    const token = await page.evaluate(() => localStorage.getItem('token'));
    const isOver = async () => {
      const headers = { Authorization: `Bearer ${token}` };
      return (await page.request.get('/api/auth/me', { headers })).status() === 401;
    };
    // The screen to log in comes a while after Make.
    await waitForFiles(page, await filesToLogIn(page));
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/auth$/);
    await expect(page.getByRole('tab', { name: 'Log In' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await context.setOffline(false);
    await expect.poll(isOver).toBe(true);
  });
});

/** What the released screen to log in is made of, each by its name's end. */
async function filesToLogIn(page: Page): Promise<RegExp[]> {
  const { microFrontends } = await (await page.request.get('/discovery')).json();
  const { version } = microFrontends['mfe-auth'][0].metadata;
  const { routes } = await (await page.request.get(`/releases/mfe-auth/${version}/contract.json`)).json();
  const { files }: { files: string[] } = routes.find(({ path }: { path: string }) => path === 'auth');
  return files.map((file) => new RegExp(`${file}$`));
}
