import { buildPrintDocument, type PrintJob } from './printDocument.ts';

let lastFrame: HTMLIFrameElement | undefined;

/**
 * Prints from a hidden frame; resolves when the browser's dialog was asked for, rejects when the picture or the dialog
 * failed. The frame has a sheet's size off screen (some browsers print a frame of no size blank) and stays until
 * `afterprint`, or until the next job where that event never comes.
 */
export async function printInFrame(job: PrintJob): Promise<void> {
  lastFrame?.remove();
  const frame = document.createElement('iframe');
  lastFrame = frame;
  frame.title = job.title;
  frame.tabIndex = -1;
  frame.setAttribute('aria-hidden', 'true');
  frame.style.cssText =
    'position:fixed;left:-10000px;top:0;width:216mm;height:297mm;border:0;opacity:0;pointer-events:none';
  try {
    const frameWindow = await openFrame(frame);
    await buildPrintDocument(frameWindow.document, job);
    frameWindow.addEventListener('afterprint', () => frame.remove(), { once: true });
    frameWindow.focus();
    frameWindow.print();
  } catch (error) {
    frame.remove();
    throw error;
  }
}

/** Some browsers put a second empty document into a new frame: what is built before `load` would be lost. */
function openFrame(frame: HTMLIFrameElement): Promise<Window> {
  return new Promise((resolve, reject) => {
    frame.addEventListener(
      'load',
      () => {
        if (frame.contentWindow) resolve(frame.contentWindow);
        else reject(new Error('The print frame has no window'));
      },
      { once: true },
    );
    document.body.append(frame);
  });
}
