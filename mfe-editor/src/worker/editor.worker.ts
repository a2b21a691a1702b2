import { Editor } from '../engine/Editor.ts';
import { createPicture } from '../engine/picture.ts';
import type { CallMessage, WorkerMessage } from '../engine/protocol.ts';
import { MirrorSurface } from './MirrorSurface.ts';
import { OffscreenSurface } from './OffscreenSurface.ts';
import { platform } from './platform.ts';
import { type AttachMessage, serveSession } from './serveSession.ts';

let serve: ((message: CallMessage) => Promise<void>) | null = null;

addEventListener('message', ({ data }: MessageEvent<CallMessage | AttachMessage<OffscreenCanvas>>) => {
  if ('attach' in data) {
    const surface = data.attach ? new OffscreenSurface(data.attach) : new MirrorSurface(post);
    serve = serveSession(surface, { post });
    return;
  }
  void serve?.(data);
});

warmUp();

function post(message: WorkerMessage, transfer: ArrayBuffer[]): void {
  postMessage(message, { transfer });
}

/** Runs the engine once on a tiny page while the real one still loads, so that its code is compiled by then. */
function warmUp(): void {
  const lines = new Uint8Array(64 * 64).map((_, i) => (i % 16 === 0 || i % 9 === 0 ? 0 : 255));
  const editor = new Editor(createPicture(lines, 64, { speckPx: 1, createPlane: platform.createPlane }));
  for (let x = 0; x < 64; x++) editor.apply({ type: 'fill', x, y: 1, color: x, opacity: 100 });
}
