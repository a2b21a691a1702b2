import type { TelemetryReport } from '@lineleaf/api-client/contract';
import { sendText } from './sendText.ts';

const SEND_MS = 30_000;
/** The server takes 4 kB and 40 reports; all that a report holds is ASCII. */
const MAX_TEXT_LENGTH = 4000;
const MAX_REPORTS = 40;

/**
 * Collects reports, of each ticket a kind once, and sends them every 30 s, when the page is hidden, and at once where
 * that is asked for or the page is hidden already.
 */
export class Reporter {
  readonly #told = new Set<string>();
  #waiting: TelemetryReport[] = [];
  #isWatching = false;

  add(report: TelemetryReport, { isUrgent = false } = {}): void {
    const key = `${report.ticket} ${report.kind}`;
    if (this.#told.has(key)) return;
    this.#told.add(key);
    this.#waiting.push(report);
    this.#watch();
    // Later in this task others may come, which go with it.
    if (isUrgent || document.visibilityState === 'hidden') queueMicrotask(() => this.#send());
  }

  #watch(): void {
    if (this.#isWatching) return;
    this.#isWatching = true;
    setInterval(() => this.#send(), SEND_MS);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') this.#send();
    });
    window.addEventListener('pagehide', () => this.#send());
  }

  #send(): void {
    const reports = this.#waiting;
    this.#waiting = [];
    for (const text of textsOf(reports)) sendText(text);
  }
}

function textsOf(reports: readonly TelemetryReport[]): string[] {
  const texts: string[] = [];
  let batch: TelemetryReport[] = [];
  for (const report of reports) {
    const larger = [...batch, report];
    const isFull = larger.length > MAX_REPORTS || textOf(larger).length > MAX_TEXT_LENGTH;
    if (isFull) texts.push(textOf(batch));
    batch = isFull ? [report] : larger;
  }
  return batch.length === 0 ? texts : [...texts, textOf(batch)];
}

function textOf(reports: readonly TelemetryReport[]): string {
  return JSON.stringify({ reports });
}
