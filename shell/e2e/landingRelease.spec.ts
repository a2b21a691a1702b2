import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startRemoteTeam } from '@lineleaf/tooling/remote-team';
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';

test.use({ serviceWorkers: 'block', allowedConsole: /Service Worker registration blocked/ });

const TEXTS = 'mfe-auth/src/locales/en.json';
const TAGLINE = 'Describe a picture. Get a page to color.';

test('a release of mfe-auth alone changes the landing of the running product, and a rollback brings the old one back; one that was tampered with is refused', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const dataDir = process.env.PRODUCT_DATA_DIR ?? '';
  const team = startRemoteTeam('mfe-auth', { DATA_DIR: dataDir });
  const say = (tagline: string) =>
    team.edit(TEXTS, (text) => {
      const words = JSON.parse(text);
      return JSON.stringify({ ...words, hero: { ...words.hero, tagline } });
    });
  try {
    await expectLanding(page, TAGLINE);
    say('Words become pages.');
    expect(team.run('release')).toMatchObject({ isOk: true });
    await expectLanding(page, 'Words become pages.');
    expect(team.run('rollout', 'rollback')).toMatchObject({ isOk: true });
    await expectLanding(page, TAGLINE);

    const known = releasesIn(dataDir);
    say('Pages become money.');
    expect(team.run('release')).toMatchObject({ isOk: true });
    const [tampered = ''] = releasesIn(dataDir).filter((release) => !known.includes(release));
    tamper(join(dataDir, 'releases', 'mfe-auth', tampered));
    const answer = await page.goto('/');
    expect(answer?.headers()['lineleaf-landing']).toBeUndefined();
    // The shell shows the screen of the release, of which nothing else was touched.
    await expect(page.getByText('Pages become money.')).toBeVisible();
    await expect(page.getByText('Send me your card number')).toHaveCount(0);
    expect(team.run('rollout', 'rollback')).toMatchObject({ isOk: true });
    await expectLanding(page, TAGLINE);
  } finally {
    team.remove();
  }
});

async function expectLanding(page: Page, tagline: string): Promise<void> {
  const answer = await page.goto('/');
  expect(answer?.headers()['lineleaf-landing']).toMatch(/^mfe-auth /);
  await expect(page.getByText(tagline)).toBeVisible();
}

function releasesIn(dataDir: string): string[] {
  return readdirSync(join(dataDir, 'releases', 'mfe-auth'));
}

/** Changes a word of the English page in a release's folder. */
function tamper(folder: string): void {
  for (const name of readdirSync(folder).filter((each) => each.startsWith('landing.en.'))) {
    const file = join(folder, name);
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replaceAll('Pages become money.', 'Send me your card number'),
    );
  }
}
