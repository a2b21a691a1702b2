import { EditorSession, type Surface } from '../engine/EditorSession.ts';
import type { CallName, Calls } from '../engine/protocol.ts';
import type { Rect } from '../engine/rect.ts';
import { imageOver } from '../worker/imageOver.ts';
import { platform } from '../worker/platform.ts';
import type { EditorBridge } from './EditorBridge.ts';

/** Runs the session on the page's own thread: for tests, and where a worker cannot start. */
export class InlineBridge implements EditorBridge {
  readonly canvas = document.createElement('canvas');
  private readonly session = new EditorSession(new CanvasSurface(this.canvas), platform);
  private isClosed = false;

  call<Name extends CallName>(name: Name, request: Calls[Name]['request']): Promise<Calls[Name]['reply']> {
    if (this.isClosed) return Promise.reject(new Error('The editor is closed'));
    return this.session.call(name, request);
  }

  close(): void {
    this.isClosed = true;
  }
}

class CanvasSurface implements Surface {
  private image: ImageData | null = null;

  constructor(private readonly canvas: HTMLCanvasElement) {}

  attach(pixels: Uint32Array<ArrayBuffer>, width: number): void {
    this.canvas.width = width;
    this.canvas.height = pixels.length / width;
    if (typeof ImageData === 'undefined') return;
    this.image = imageOver(pixels, width);
  }

  paint({ left, top, right, bottom }: Rect): void {
    if (!this.image) return;
    this.canvas.getContext('2d')?.putImageData(this.image, 0, 0, left, top, right - left, bottom - top);
  }
}
