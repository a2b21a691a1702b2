import type { Surface } from '../engine/EditorSession.ts';
import type { WorkerMessage } from '../engine/protocol.ts';
import type { Rect } from '../engine/rect.ts';

type Post = (message: WorkerMessage, transfer: ArrayBuffer[]) => void;

/** Sends copies of what changed to a page whose browser gives workers no canvas. */
export class MirrorSurface implements Surface {
  private pixels: Uint32Array = new Uint32Array(0);
  private width = 0;

  constructor(private readonly post: Post) {}

  attach(pixels: Uint32Array<ArrayBuffer>, width: number): void {
    this.pixels = pixels;
    this.width = width;
  }

  paint(rect: Rect): void {
    const rowLength = rect.right - rect.left;
    const copy = new Uint32Array(rowLength * (rect.bottom - rect.top));
    for (let y = rect.top; y < rect.bottom; y++) {
      const from = y * this.width + rect.left;
      copy.set(this.pixels.subarray(from, from + rowLength), (y - rect.top) * rowLength);
    }
    this.post({ kind: 'pixels', rect, pixels: new Uint8ClampedArray(copy.buffer) }, [copy.buffer]);
  }
}
