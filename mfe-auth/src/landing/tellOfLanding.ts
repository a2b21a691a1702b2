import { sendTelemetry, type TelemetryReport, viewportOf } from '@lineleaf/api-client/contract';

/**
 * Tells the server that the script of this release runs, and of errors, as the shell does of the releases that it loads.
 * Without a ticket on the page nothing is told.
 */
export function tellOfLanding(start: () => void): void {
  const ticket = document.querySelector<HTMLMetaElement>('meta[name="lineleaf:ticket"]')?.content;
  const told = new Set<string>();
  const tell = (kind: 'loaded' | 'error') => {
    if (!ticket || told.has(kind)) return;
    told.add(kind);
    const reports: TelemetryReport[] = [{ ticket, kind, route: 'auth', viewport: viewportOf(innerWidth) }];
    navigator.sendBeacon?.(sendTelemetry.path, JSON.stringify({ reports }));
  };
  addEventListener('error', ({ filename }) => {
    if (filename) tell('error');
  });
  addEventListener('unhandledrejection', () => tell('error'));
  start();
  tell('loaded');
}
