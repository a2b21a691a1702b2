import type { CDPSession, Page } from '@playwright/test';
import { button, fillAt, onScreen, openDesk } from './editorJourney.ts';
import { expect, test } from './journey.ts';

// What the editor's worker holds once a page has its 20 snapshots, after garbage was collected: JavaScript's heap, the
// buffers behind typed arrays, WebAssembly's memories. The canvas that it owns lies in none and is counted as RGBA.
const LIMIT_MB = 80;
const STEPS = 20;
const CANVAS_BYTES = 1275 * 1650 * 4;

interface HeapUsage {
  totalSize: number;
  backingStorageSize: number;
}

test('memory of the worker with 20 steps', async ({ page }) => {
  test.setTimeout(120_000);
  const askWorker = await watchWorker(page);
  const desk = await openDesk(page, 'a garden with flowers, butterflies and a bird');
  const opened = await measure(askWorker);
  for (let step = 0; step < STEPS; step++) {
    await fillAt(desk, desk.insides[step % desk.insides.length] ?? { x: 0, y: 0 });
    await button(desk, 'Draw a line').click();
    await scribble(page, await onScreen(desk, { x: 100, y: 60 * step + 100 }));
    await button(desk, 'Fill').click();
  }
  const worked = await measure(askWorker);
  process.stdout.write(`opened ${inMb(opened)} MB, after ${2 * STEPS} actions ${inMb(worked)} MB\n`);
  expect(Number(inMb(worked))).toBeLessThan(LIMIT_MB);
});

function inMb(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(1);
}

type Ask = <Result>(method: string, params?: object) => Promise<Result>;

interface RemoteObject {
  objectId: string;
  value: unknown;
}

async function measure(askWorker: Ask): Promise<number> {
  await askWorker('HeapProfiler.collectGarbage');
  const { totalSize, backingStorageSize } = await askWorker<HeapUsage>('Runtime.getHeapUsage');
  return totalSize + backingStorageSize + (await wasmBytes(askWorker)) + CANVAS_BYTES;
}

async function wasmBytes(askWorker: Ask): Promise<number> {
  const { result: prototype } = await askWorker<{ result: RemoteObject }>('Runtime.evaluate', {
    expression: 'WebAssembly.Memory.prototype',
  });
  const { objects } = await askWorker<{ objects: RemoteObject }>('Runtime.queryObjects', {
    prototypeObjectId: prototype.objectId,
  });
  const { result } = await askWorker<{ result: RemoteObject }>('Runtime.callFunctionOn', {
    objectId: objects.objectId,
    functionDeclaration:
      'function () { return this.reduce((sum, { buffer }) => sum + buffer.byteLength, 0); }',
    returnByValue: true,
  });
  return Number(result.value);
}

async function scribble(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let k = 1; k <= 6; k++) await page.mouse.move(x + 50 * k, y + (k % 2) * 20);
  await page.mouse.up();
}

/** Answers a way to ask the newest dedicated worker of the page through the browser's debugging protocol. */
async function watchWorker(page: Page): Promise<Ask> {
  const session: CDPSession = await page.context().newCDPSession(page);
  let workerId = '';
  session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.type === 'worker') workerId = sessionId;
  });
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  });
  let lastId = 0;
  return <Result>(method: string, params: object = {}) => {
    const id = ++lastId;
    return new Promise<Result>((resolve, reject) => {
      const listen = ({ sessionId, message }: { sessionId: string; message: string }) => {
        const answer = JSON.parse(message) as { id: number; result: Result; error?: { message: string } };
        if (sessionId !== workerId || answer.id !== id) return;
        session.off('Target.receivedMessageFromTarget', listen);
        if (answer.error) reject(new Error(answer.error.message));
        else resolve(answer.result);
      };
      session.on('Target.receivedMessageFromTarget', listen);
      session
        .send('Target.sendMessageToTarget', {
          sessionId: workerId,
          message: JSON.stringify({ id, method, params }),
        })
        .catch(reject);
    });
  };
}
