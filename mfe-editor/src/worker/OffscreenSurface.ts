import type { Surface } from '../engine/EditorSession.ts';
import type { Rect } from '../engine/rect.ts';
import { imageOver } from './imageOver.ts';

/** Shows the picture on a canvas that the worker owns; nothing is ever read back from it. */
export class OffscreenSurface implements Surface {
  private image: ImageData | null = null;
  private readonly context: OffscreenCanvasRenderingContext2D | null;

  constructor(private readonly canvas: OffscreenCanvas) {
    this.context = canvas.getContext('2d', { alpha: false });
  }

  attach(pixels: Uint32Array<ArrayBuffer>, width: number): void {
    this.canvas.width = width;
    this.canvas.height = pixels.length / width;
    this.image = imageOver(pixels, width);
  }

  paint({ left, top, right, bottom }: Rect): void {
    if (this.image) this.context?.putImageData(this.image, 0, 0, left, top, right - left, bottom - top);
  }
}
