const PATH = '/api/telemetry';

/** Sends a text that outlives the page. What cannot be sent is lost without a word: nothing here may disturb anybody. */
export function sendText(text: string): void {
  try {
    if ('sendBeacon' in navigator && navigator.sendBeacon(PATH, text)) return;
    fetch(PATH, { method: 'POST', body: text, keepalive: true }).catch(() => {});
  } catch {
    // Some browsers and extensions forbid it by throwing.
  }
}
