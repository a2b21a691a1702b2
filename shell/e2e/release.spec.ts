import type { Page } from '@playwright/test';
import { expect, logIn, test } from './journey.ts';
import { startTeam } from './remoteTeam.ts';

const ADMIN = { email: 'admin@lineleaf.local', password: 'a-password-for-journeys' };
const NEW_TITLE = 'The new dashboard';

test('an open page goes on with its release of a remote, a new page gets the new one, until it is taken back', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  const team = startTeam(process.env.PRODUCT_DATA_DIR ?? '');
  try {
    await logIn(page, ADMIN);
    // The remote's entry is loaded ahead, its screen is not.
    const files = page.waitForResponse(/\/releases\/mfe-admin\/.*__federation_expose/);
    await page.getByRole('link', { name: 'Admin', exact: true }).hover();
    await files;

    team.rename(NEW_TITLE);
    expect(team.run('release')).toMatchObject({ isOk: true });
    await page.getByRole('link', { name: 'Admin', exact: true }).click();
    await expectTitle(page, team.oldTitle);

    const fresh = await context.newPage();
    await fresh.goto('/admin');
    await expectTitle(fresh, NEW_TITLE);

    expect(team.run('rollout', 'rollback')).toMatchObject({ isOk: true });
    await fresh.getByRole('link', { name: 'Gallery', exact: true }).click();
    await fresh.getByRole('link', { name: 'Admin', exact: true }).click();
    await expectTitle(fresh, NEW_TITLE);
    await page.reload();
    await expectTitle(page, team.oldTitle);
  } finally {
    team.remove();
  }
});

async function expectTitle(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
}
