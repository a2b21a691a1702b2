import type { CDPSession, Page } from '@playwright/test';
import { generateByApi, logInAdministrator, test } from './journey.ts';

const SLOWDOWN = 4;
const ROUNDS = 7;

/** Links of the header by where they lead; each goes on to the next. */
const WAYS = ['/credits', '/settings', '/gallery', '/admin', '/', '/favorites'];

test('time in scripts when a screen that was open before is opened again, at a quarter of the processor', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const token = await logInAdministrator(page);
  await generateByApi(page, token, 'a simple heart');
  await page.goto('/');
  for (const way of WAYS) await open(page, way);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const taken = new Map<string, number[]>(WAYS.map((way) => [way, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const way of WAYS) {
      const before = await scriptMs(cdp);
      await open(page, way);
      taken.get(way)?.push((await scriptMs(cdp)) - before);
    }
  }
  for (const [way, times] of taken) {
    const [least, median, most] = [0, ROUNDS >> 1, ROUNDS - 1].map(
      (rank) => [...times].sort((a, b) => a - b)[rank],
    );
    process.stdout.write(
      `to ${way}: ${median?.toFixed(0)} ms (${least?.toFixed(0)} to ${most?.toFixed(0)})\n`,
    );
  }
});

async function open(page: Page, way: string): Promise<void> {
  await page.locator(`header a[href="${way}"]`).last().click();
  await page.waitForLoadState('networkidle');
}

async function scriptMs(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
}
