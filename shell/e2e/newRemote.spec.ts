import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyTree } from '@lineleaf/tooling/tree-copy';
import { expect, logInAdministrator, test } from './journey.ts';

const NAME = 'mfe-sticker-book';
const LISTS = [
  ...['package.json', 'package-lock.json', 'node_modules/.lineleaf-lock'],
  ...['.github/CODEOWNERS', 'docker-compose.yml'],
];

test('a new remote is made, holds to all checks, is released into the running product, opened by its tab, and taken back', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const { folder, run, remove } = copyTree();
  const script = (name: string, args: string[] = [], part = '.') =>
    run(`tooling/scripts/${name}.mjs`, args, { part, env: { DATA_DIR: process.env.PRODUCT_DATA_DIR ?? '' } });
  const lists = () => LISTS.map((file) => readFileSync(join(folder, file), 'utf8'));
  const before = lists();
  const tabs = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  try {
    const made = script('new-remote', [NAME, '/stickers']);
    expect(made, made.text).toMatchObject({ isOk: true });
    const after = lists();
    expect(after[1]).toContain(`node_modules/@lineleaf/${NAME}`);
    expect(after[2], 'what is locked now is installed').not.toBe(before[2]);
    expect(script('new-remote', [NAME, '/others'])).toEqual({
      isOk: false,
      text: `${NAME} is taken: there is a folder of this name\n`,
    });
    expect(lists()).toEqual(after);

    const checks = [
      run('node_modules/.bin/tsc', ['-p', NAME]),
      run('node_modules/.bin/biome', ['check', '--error-on-warnings', NAME, 'package.json']),
      run('node_modules/.bin/vitest', ['run', '--project', NAME]),
    ];
    for (const { isOk, text } of checks) expect(isOk, text).toBe(true);

    const released = script('release', [], NAME);
    expect(released, released.text).toMatchObject({ isOk: true });
    await logInAdministrator(page);
    await page.goto('/');
    await expect(tabs).toHaveText(['Make', 'Gallery', 'Favorites', 'Sticker book', 'Admin']);
    await tabs.nth(3).click();
    await expect(page).toHaveURL(/\/stickers$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Sticker book' })).toBeVisible();

    const retired = script('retire', [NAME]);
    expect(retired, retired.text).toMatchObject({ isOk: true });
    await page.reload();
    await expect(page.getByRole('heading', { name: "We can't find that page" })).toBeVisible();
    await expect(tabs).toHaveText(['Make', 'Gallery', 'Favorites', 'Admin']);

    expect(script('new-remote', ['--remove', NAME]).text).toContain('has work that is not committed');
    expect(script('new-remote', ['--remove', NAME, '--force'])).toMatchObject({ isOk: true });
    expect(lists()).toEqual(before);
  } finally {
    remove();
  }
});
