import type { TelemetryReport } from '@lineleaf/api-client/contract';
import { vi } from 'vitest';

/** Has the page be visible, and what it sends as it goes be kept. */
export function stubBeacon(): void {
  setVisibility('visible');
  Object.defineProperty(navigator, 'sendBeacon', { value: vi.fn(() => true), configurable: true });
}

/** The page is hidden, as when another tab is opened. */
export function hidePage(): void {
  setVisibility('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

/** The texts that the page has sent to the server's reports. */
export function sentTexts(): string[] {
  return vi
    .mocked(navigator.sendBeacon)
    .mock.calls.filter(([url]) => url === '/api/telemetry')
    .map(([, text]) => String(text));
}

/** What these texts report. */
export function sentReports(): TelemetryReport[] {
  return sentTexts().flatMap((text) => JSON.parse(text).reports);
}

function setVisibility(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
}
