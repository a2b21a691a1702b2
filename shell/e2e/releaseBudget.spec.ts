import type { CDPSession, Page } from '@playwright/test';
import { expect, logIn, test } from './journey.ts';

/** What may come over the wire, gzipped, in kB; docs/measurements.md has what does. */
const LIMITS_KB = { landingScripts: 422, makeScripts: 422, landingRequests: 44, remoteEntry: 22 };
const CLS_LIMIT = 0.1;
const CPU_SLOWDOWN = 4;

test.use({ serviceWorkers: 'block', allowedConsole: /Service Worker registration blocked/ });

interface Traffic {
  readonly scriptsKb: number;
  readonly requests: number;
  readonly entriesKb: Readonly<Record<string, number>>;
}

test('the landing and the first screen download no more than their budget, and nothing jumps', async ({
  page,
}, { annotations }) => {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await watchPaint(page);
  const landing = await trafficOf(devTools, () => openLanding(page));
  const { lcpMs, lcpPart, cls, blockedMs } = await paintOf(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await logIn(page, { email: 'admin@lineleaf.local', password: 'a-password-for-journeys' });
  const make = await trafficOf(devTools, async () => {
    await page.goto('/');
    await expect(page.getByRole('textbox', { name: 'Describe your coloring page' })).toBeVisible();
  });
  const figures = { landing, make, lcpMs, cls, blockedMs };
  annotations.push({ type: 'figures', description: JSON.stringify(figures) });

  expect(lcpPart, 'the largest paint needs no script').toBe('first-view');
  expect(landing.scriptsKb).toBeLessThan(LIMITS_KB.landingScripts);
  expect(make.scriptsKb).toBeLessThan(LIMITS_KB.makeScripts);
  expect(landing.requests).toBeLessThan(LIMITS_KB.landingRequests);
  const entries = { ...landing.entriesKb, ...make.entriesKb };
  for (const [remote, sizeKb] of Object.entries(entries))
    expect(sizeKb, remote).toBeLessThan(LIMITS_KB.remoteEntry);
  expect(Object.keys(landing.entriesKb), 'the landing loads one remote').toEqual(['mfe-auth']);
  expect(cls).toBeLessThan(CLS_LIMIT);
});

async function openLanding(page: Page): Promise<void> {
  await page.goto('/auth');
  await expect(page.getByRole('button', { name: 'Sign Up', exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** What is downloaded while `act` runs, past the cache. */
async function trafficOf(devTools: CDPSession, act: () => Promise<void>): Promise<Traffic> {
  const urls = new Map<string, { url: string; type: string }>();
  const sizes = new Map<string, number>();
  devTools.on('Network.responseReceived', ({ requestId, response, type }) =>
    urls.set(requestId, { url: response.url, type }),
  );
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    sizes.set(requestId, encodedDataLength),
  );
  await devTools.send('Network.enable');
  await devTools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await act();
  await devTools.send('Network.disable');
  const scripts = [...urls].filter(([, { type }]) => type === 'Script');
  const entries = scripts.flatMap(([id, { url }]) => {
    const remote = /\/releases\/([\w-]+)\/[^/]+\/remoteEntry/.exec(url)?.[1];
    return remote ? [[remote, toKb(sizes.get(id) ?? 0)] as const] : [];
  });
  const scriptBytes = scripts.reduce((sum, [id]) => sum + (sizes.get(id) ?? 0), 0);
  return {
    scriptsKb: toKb(scriptBytes),
    requests: urls.size,
    entriesKb: Object.fromEntries(entries),
  };
}

function toKb(bytes: number): number {
  return Math.round(bytes / 100) / 10;
}

/** Collects the largest paint, the shifts, and what of each long task exceeds 50 ms, from the next load on. */
async function watchPaint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { lcpMs: 0, lcpPart: '', cls: 0, blockedMs: 0 };
    Object.assign(globalThis, { paint: seen });
    const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
    watch('largest-contentful-paint', (entry) => {
      seen.lcpMs = entry.startTime;
      const { element } = entry as PerformanceEntry & { element: Element | null };
      // What was taken away since has no element any more.
      seen.lcpPart = element?.closest('[id]')?.id ?? 'first-view';
    });
    watch('layout-shift', (entry) => {
      seen.cls += (entry as PerformanceEntry & { value: number }).value;
    });
    watch('longtask', ({ duration }) => {
      seen.blockedMs += Math.max(0, duration - 50);
    });
  });
}

function paintOf(page: Page): Promise<{
  lcpMs: number;
  lcpPart: string;
  cls: number;
  blockedMs: number;
}> {
  return page.evaluate(() => (globalThis as unknown as { paint: never }).paint);
}
