import { beforeEach, expect, it, vi } from 'vitest';
import { onCLS, onINP, onLCP } from 'web-vitals';
import { hidePage, sentReports, stubBeacon } from '../testing/beacon.ts';
import { buildRemote, discoveryWith } from '../testing/discovered.ts';
import { showOnScreen } from './onScreen.ts';
import { reportOn, takeTickets } from './releaseReports.ts';
import { watchVitals } from './watchVitals.ts';

vi.mock('web-vitals', () => ({ onLCP: vi.fn(), onINP: vi.fn(), onCLS: vi.fn() }));

/** Hands a reading to who measures it, as the library does when the page is hidden. */
function measured(watch: unknown, metric: object) {
  const [onReport] = vi.mocked(watch as (report: (metric: object) => void) => void).mock.calls[0] ?? [];
  onReport?.(metric);
}

beforeEach(() => {
  stubBeacon();
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  const names = ['shell', 'mfe-studio', 'mfe-editor'];
  const discovery = discoveryWith(names.map((name) => buildRemote(name, { routes: [], tabs: [] })));
  for (const [name, [release]] of Object.entries(discovery.microFrontends))
    if (release) release.extras.ticket = name;
  takeTickets(discovery);
  for (const name of names) reportOn(name, '1.0.0+a');
});

it('tells vitals as buckets, of the shell and of the remote that was on the screen when they came about', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
  showOnScreen('mfe-studio', 'gallery');
  now.mockReturnValue(5000);
  showOnScreen('mfe-editor', 'color/:pageId');
  watchVitals();
  watchVitals();
  await vi.waitFor(() => expect(onCLS).toHaveBeenCalled());
  expect(onLCP).toHaveBeenCalledOnce();
  measured(onLCP, { value: 2400, entries: [{ startTime: 6000 }] });
  measured(onINP, { value: 201, entries: [{ startTime: 6000 }] });
  const shifts = [
    { startTime: 4000, value: 0.2 },
    { startTime: 6000, value: 0.1 },
  ];
  measured(onCLS, { value: 0.3, entries: shifts });
  hidePage();
  const place = { route: 'color/:pageId', viewport: 'medium' };
  expect(sentReports()).toEqual([
    { ticket: 'mfe-studio', kind: 'lcp', bucket: 11, ...place },
    { ticket: 'shell', kind: 'lcp', bucket: 11, ...place },
    { ticket: 'mfe-editor', kind: 'inp', bucket: 12, ...place },
    { ticket: 'shell', kind: 'inp', bucket: 12, ...place },
    { ticket: 'mfe-studio', kind: 'cls', bucket: 15, ...place },
    { ticket: 'shell', kind: 'cls', bucket: 15, ...place },
  ]);
});
