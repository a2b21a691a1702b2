import { buildPrintDocument, type PrintJob } from './printDocument.ts';

/** How a print window ended: `blocked` by the browser, no usable window (`unopened`), or no print (`unprinted`). */
export type PrintWindowOutcome = 'printed' | 'blocked' | 'unopened' | 'unprinted';

/** Prints from a window of its own, for phones and tablets, where hidden frames print the whole app. Never rejects. */
export async function printInWindow(job: PrintJob): Promise<PrintWindowOutcome> {
  const opened = openWindow();
  if (opened === 'unopened' || opened === 'blocked') return opened;
  try {
    await buildPrintDocument(opened.document, job);
    opened.addEventListener('afterprint', () => opened.close(), { once: true });
    opened.focus();
    opened.print();
    return 'printed';
  } catch {
    opened.close();
    return 'unprinted';
  }
}

function openWindow(): Window | 'blocked' | 'unopened' {
  try {
    const opened = window.open('', '_blank');
    if (!opened) return 'blocked';
    return opened.document.body ? opened : 'unopened';
  } catch {
    return 'unopened';
  }
}
