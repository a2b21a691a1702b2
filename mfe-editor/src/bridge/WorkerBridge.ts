import type { CallMessage, CallName, Calls, WorkerMessage } from '../engine/protocol.ts';
import type { EditorBridge } from './EditorBridge.ts';

interface Waiting {
  resolve(reply: unknown): void;
  reject(error: Error): void;
}

/** What the bridge needs of a worker. */
export type WorkerPort = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

/** Runs the session in a worker, which owns the canvas where the browser lets it. */
export class WorkerBridge implements EditorBridge {
  readonly canvas = document.createElement('canvas');
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;
  private failure: Error | null = null;

  constructor(private readonly worker: WorkerPort) {
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => this.receive(data));
    worker.addEventListener('error', (event) => this.fail(new Error(event.message || 'The worker failed')));
    const offscreen = takeOffscreen(this.canvas);
    worker.postMessage({ attach: offscreen }, offscreen ? [offscreen] : []);
  }

  call<Name extends CallName>(name: Name, request: Calls[Name]['request']): Promise<Calls[Name]['reply']> {
    if (this.failure) return Promise.reject(this.failure);
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve: (reply) => resolve(reply as Calls[Name]['reply']), reject });
      const message = { id, name, request } as CallMessage;
      this.worker.postMessage(message, handedOver(message));
    });
  }

  close(): void {
    this.worker.terminate();
    this.fail(new Error('The editor is closed'));
  }

  private receive(message: WorkerMessage): void {
    if (message.kind === 'pixels') {
      paintPixels(this.canvas, message);
      return;
    }
    const waiting = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (message.kind === 'reply') waiting?.resolve(message.reply);
    else waiting?.reject(new Error(message.message));
  }

  private fail(error: Error): void {
    this.failure ??= error;
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}

/** What moves to the worker instead of being copied: the pixels of a sticker. */
function handedOver({ name, request }: CallMessage): ArrayBuffer[] {
  if (name !== 'act' || request.type !== 'sticker') return [];
  const { buffer } = request.rgba;
  return buffer instanceof ArrayBuffer ? [buffer] : [];
}

function takeOffscreen(canvas: HTMLCanvasElement): OffscreenCanvas | null {
  if (typeof OffscreenCanvas === 'undefined' || !('transferControlToOffscreen' in canvas)) return null;
  // Some browsers know the class but give it no 2D context.
  if (!new OffscreenCanvas(1, 1).getContext('2d')) return null;
  return canvas.transferControlToOffscreen();
}

function paintPixels(canvas: HTMLCanvasElement, { rect, pixels }: WorkerMessage & { kind: 'pixels' }): void {
  const isFirst =
    rect.left === 0 && rect.top === 0 && (canvas.width < rect.right || canvas.height < rect.bottom);
  if (isFirst) {
    canvas.width = rect.right;
    canvas.height = rect.bottom;
  }
  const width = rect.right - rect.left;
  if (width > 0) canvas.getContext('2d')?.putImageData(new ImageData(pixels, width), rect.left, rect.top);
}
