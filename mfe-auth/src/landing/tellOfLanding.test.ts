import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tellOfLanding } from './tellOfLanding.ts';

const sendBeacon = vi.fn<(url: string, text: string) => boolean>(() => true);

beforeEach(() => {
  sendBeacon.mockClear();
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  document.head.innerHTML = '<meta name="lineleaf:ticket" content="given">';
  vi.stubGlobal('innerWidth', 390);
});
afterEach(() => vi.unstubAllGlobals());

function told() {
  return sendBeacon.mock.calls.flatMap(([url, text]) => {
    expect(url).toBe('/api/telemetry');
    return JSON.parse(text).reports;
  });
}

it('tells that the script has started, where from, and of the first error of a script', () => {
  tellOfLanding(() => expect(sendBeacon).not.toHaveBeenCalled());
  const report = { ticket: 'given', route: 'auth', viewport: 'narrow' };
  expect(told()).toEqual([{ ...report, kind: 'loaded' }]);
  // A picture that cannot be had has no file name of a script.
  dispatchEvent(new ErrorEvent('error'));
  expect(told()).toHaveLength(1);
  dispatchEvent(new ErrorEvent('error', { filename: '/landing.js' }));
  dispatchEvent(new ErrorEvent('error', { filename: '/landing.js' }));
  expect(told()).toEqual([
    { ...report, kind: 'loaded' },
    { ...report, kind: 'error' },
  ]);
});

it('tells nothing of a start that failed, and nothing at all without a ticket', () => {
  expect(() =>
    tellOfLanding(() => {
      throw new Error('broken');
    }),
  ).toThrow('broken');
  expect(sendBeacon).not.toHaveBeenCalled();
  document.head.innerHTML = '';
  tellOfLanding(() => undefined);
  expect(sendBeacon).not.toHaveBeenCalled();
});
