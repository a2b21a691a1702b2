import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, logIn, test } from './journey.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const COPIED = ['package.json', 'package-lock.json', 'tooling', 'api-client', 'design-system', 'mfe-admin'];
const ADMIN = { email: 'admin@lineleaf.local', password: 'a-password-for-journeys' };
const NEW_TITLE = 'The new dashboard';

test('an open page goes on with its release of a remote, a new page gets the new one, until it is taken back', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  const { copy, oldTitle } = copyWithNewTitle();
  try {
    await logIn(page, ADMIN);
    // The remote's entry is loaded ahead, its screen is not.
    const files = page.waitForResponse(/\/releases\/mfe-admin\/.*__federation_expose/);
    await page.getByRole('link', { name: 'Admin', exact: true }).hover();
    await files;

    run(copy, 'release.mjs');
    await page.getByRole('link', { name: 'Admin', exact: true }).click();
    await expectTitle(page, oldTitle);

    const fresh = await context.newPage();
    await fresh.goto('/admin');
    await expectTitle(fresh, NEW_TITLE);

    run(copy, 'rollback.mjs');
    await fresh.getByRole('link', { name: 'Gallery', exact: true }).click();
    await fresh.getByRole('link', { name: 'Admin', exact: true }).click();
    await expectTitle(fresh, NEW_TITLE);
    await page.reload();
    await expectTitle(page, oldTitle);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});

async function expectTitle(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
}

/** The sources of one remote as its team has them, with another title on its screen. */
function copyWithNewTitle(): { copy: string; oldTitle: string } {
  const copy = mkdtempSync(join(tmpdir(), 'lineleaf-team-'));
  for (const part of COPIED) {
    cpSync(join(ROOT, part), join(copy, part), {
      recursive: true,
      filter: (path) => !['node_modules', 'dist'].includes(basename(path)),
    });
    const installed = join(ROOT, part, 'node_modules');
    if (existsSync(installed)) symlinkSync(installed, join(copy, part, 'node_modules'));
  }
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  const file = join(copy, 'mfe-admin/src/locales/en.json');
  const texts = JSON.parse(readFileSync(file, 'utf8'));
  const oldTitle: string = texts.heading;
  writeFileSync(file, JSON.stringify({ ...texts, heading: NEW_TITLE }));
  return { copy, oldTitle };
}

/** What `npm run release` and `npm run rollback` do in the remote's folder, against the running product's store. */
function run(copy: string, script: string): void {
  const { status, stderr } = spawnSync(process.execPath, [join(copy, 'tooling/scripts', script)], {
    cwd: join(copy, 'mfe-admin'),
    env: { ...process.env, DATA_DIR: process.env.PRODUCT_DATA_DIR },
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
}
