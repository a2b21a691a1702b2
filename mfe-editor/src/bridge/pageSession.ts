import { EditorSession, type Surface } from '../engine/EditorSession.ts';
import type { Rect } from '../engine/rect.ts';
import { imageOver } from '../worker/imageOver.ts';
import { platform } from '../worker/platform.ts';

/** A session on the page's own thread, which paints into this canvas. */
export function openPageSession(canvas: HTMLCanvasElement): EditorSession {
  return new EditorSession(new CanvasSurface(canvas), platform);
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
