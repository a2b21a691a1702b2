import type { TelemetryReport } from '@lineleaf/api-client/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hidePage, sentReports, sentTexts, stubBeacon } from '../testing/beacon.ts';
import { Reporter } from './Reporter.ts';

const report: TelemetryReport = { ticket: 'a', kind: 'loaded', route: 'gallery', viewport: 'wide' };

beforeEach(() => {
  vi.useFakeTimers();
  stubBeacon();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('sends what it has every 30 seconds, and nothing while there is nothing', () => {
  const reporter = new Reporter();
  reporter.add(report);
  reporter.add({ ...report, kind: 'crashed' });
  vi.advanceTimersByTime(29_999);
  expect(sentTexts()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sentTexts()).toEqual([JSON.stringify({ reports: [report, { ...report, kind: 'crashed' }] })]);
  vi.advanceTimersByTime(90_000);
  expect(sentTexts()).toHaveLength(1);
});

it.each([
  ['is hidden', () => hidePage()],
  ['is left', () => window.dispatchEvent(new Event('pagehide'))],
])('sends what it has when the page %s', (_, leave) => {
  new Reporter().add(report);
  leave();
  expect(sentReports()).toEqual([report]);
});

it('sends urgent reports at once, those of one task together', async () => {
  const reporter = new Reporter();
  reporter.add({ ...report, kind: 'begun' }, { isUrgent: true });
  reporter.add({ ...report, ticket: 'b', kind: 'begun' }, { isUrgent: true });
  await Promise.resolve();
  expect(sentTexts()).toHaveLength(1);
  expect(sentReports()).toHaveLength(2);
});

it('sends at once what comes while the page is hidden: it may never be seen again', async () => {
  const reporter = new Reporter();
  hidePage();
  reporter.add(report);
  await Promise.resolve();
  expect(sentReports()).toEqual([report]);
});

it('tells each kind once a ticket', () => {
  const reporter = new Reporter();
  reporter.add(report);
  reporter.add({ ...report, route: '' });
  hidePage();
  reporter.add(report);
  reporter.add({ ...report, ticket: 'b' });
  hidePage();
  expect(sentReports()).toEqual([report, { ...report, ticket: 'b' }]);
});

it('sends texts below 4 kB that hold at most 40 reports, and loses none', () => {
  const reporter = new Reporter();
  const long = Array.from({ length: 30 }, (_, at) => ({ ...report, ticket: `${at}`.padStart(300, 'x') }));
  const short = Array.from({ length: 60 }, (_, at) => ({ ...report, ticket: `${at}`, route: '' }));
  for (const one of [...long, ...short]) reporter.add(one);
  hidePage();
  expect(sentReports()).toEqual([...long, ...short]);
  expect(sentTexts().every((text) => text.length < 4096)).toBe(true);
  expect(sentTexts().every((text) => JSON.parse(text).reports.length <= 40)).toBe(true);
  expect(sentTexts().length).toBeGreaterThan(3);
});

it('falls back to fetch that outlives the page where a beacon is not taken', () => {
  vi.mocked(navigator.sendBeacon).mockReturnValue(false);
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('offline'));
  new Reporter().add(report);
  hidePage();
  const body = JSON.stringify({ reports: [report] });
  expect(fetched).toHaveBeenCalledWith('/api/telemetry', { method: 'POST', body, keepalive: true });
});

it('keeps quiet when a beacon throws', () => {
  vi.mocked(navigator.sendBeacon).mockImplementation(() => {
    throw new Error('forbidden');
  });
  new Reporter().add(report);
  expect(() => hidePage()).not.toThrow();
});
