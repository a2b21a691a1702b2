import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';

const REASON = 'we look at its figures';

/** Opens the Platform screen in a tab of its own. */
export async function openPlatform(context: BrowserContext): Promise<{ platform: Page; row: Locator }> {
  const platform = await context.newPage();
  await platform.goto('/admin/platform');
  return { platform, row: platform.getByRole('row').filter({ hasText: 'mfe-admin' }) };
}

/** Stops a part's canary there with a reason, and lets it run on. */
export async function pauseAndResume(platform: Page, row: Locator): Promise<void> {
  for (const [action, state] of [
    ['Pause', 'Paused'],
    ['Resume', 'Running'],
  ]) {
    await row.getByRole('button', { name: action, exact: true }).click();
    const dialog = platform.getByRole('dialog');
    await dialog.getByLabel('Reason').fill(REASON);
    await dialog.getByRole('button', { name: action, exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(row).toContainText(state ?? '');
  }
}

/** Sees there, without a reload, that the judge has taken a canary back that somebody had looked at. */
export async function expectTakenBack(row: Locator): Promise<void> {
  await expect(row).toContainText('No canary');
  await row.locator('summary').click();
  await expect(row.getByText('Judge (automatic)').first()).toBeVisible();
  await expect(row.getByText(REASON).first()).toBeVisible();
}
