import { startRemoteTeam } from '@lineleaf/tooling/remote-team';
import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

const TEXTS = 'shell/src/locales/en.json';
const NEW_WORDS = 'Past the menu';

/**
 * Another team releases the shell while a page is open at /admin: the page goes on with its own, loads its parts as before, and
 * has the new one after a reload, with the same release of its remote as `seesRemote` knows it. The shell is taken back then.
 */
export async function releaseShellUnder(
  page: Page,
  seesRemote: () => Promise<void>,
  env: Readonly<Record<string, string>>,
): Promise<void> {
  const newWords = page.getByRole('link', { name: NEW_WORDS });
  const team = startRemoteTeam('shell', env);
  try {
    team.edit(TEXTS, (text) => JSON.stringify({ ...JSON.parse(text), skip: NEW_WORDS }));
    const released = team.run('release');
    expect(released, released.text).toMatchObject({ isOk: true });
    await page.getByRole('link', { name: 'Gallery', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible();
    await page.getByRole('link', { name: 'Admin', exact: true }).click();
    await seesRemote();
    await expect(newWords).toHaveCount(0);
    await page.reload();
    await expect(newWords).toBeAttached();
    await seesRemote();
    expect(team.run('rollout', 'rollback')).toMatchObject({ isOk: true });
    await page.reload();
    await expect(newWords).toHaveCount(0);
    await seesRemote();
  } finally {
    team.remove();
  }
}
