import type { VitalKind } from '@lineleaf/api-client/contract';
import type { CLSMetric, INPMetric, LCPMetric } from 'web-vitals';
import { SHELL } from '../federation/discovery.ts';
import { partOnScreen } from './onScreen.ts';
import { tellVital } from './releaseReports.ts';

/** Where the browser cannot tell when it is idle. */
const PATIENCE_MS = 2000;

let isWatching = false;

/**
 * Tells the document's vitals of the shell, and of the remote that was on the screen when they came about: LCP of the
 * document's first one. Called when a remote runs, it loads what measures them once the browser has nothing else to do.
 */
export function watchVitals(): void {
  if (isWatching) return;
  isWatching = true;
  const load = () => void measure().catch(() => {});
  if ('requestIdleCallback' in window) requestIdleCallback(load);
  else setTimeout(load, PATIENCE_MS);
}

async function measure(): Promise<void> {
  const [{ onCLS, onINP, onLCP }, { vitalBucket }] = await Promise.all([
    import('web-vitals'),
    import('@lineleaf/api-client/contract'),
  ]);
  const tellOf = (kind: VitalKind, reading: number, atMs: number) => {
    const bucket = vitalBucket(kind, reading);
    const remote = partOnScreen(atMs);
    if (remote !== undefined) tellVital(remote, kind, bucket);
    tellVital(SHELL, kind, bucket);
  };
  onLCP(({ value }: LCPMetric) => tellOf('lcp', value, 0));
  onINP(({ value, entries }: INPMetric) => tellOf('inp', value, entries[0]?.startTime ?? 0));
  onCLS(({ value, entries }: CLSMetric) => {
    const worst = [...entries].sort((one, other) => other.value - one.value)[0];
    tellOf('cls', value, worst?.startTime ?? 0);
  });
}
