import { getSticker, listStickers } from '@lineleaf/api-client/contract';
import { mockEndpoint } from '@lineleaf/api-client/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { vi } from 'vitest';

const NAMES = ['Heart', 'Star'];

/** Stickers to choose from, and what a browser needs to show one. */
export function serveStickers() {
  URL.createObjectURL = () => 'blob:sticker';
  URL.revokeObjectURL = () => undefined;
  HTMLImageElement.prototype.decode = async () => undefined;
  for (const [side, size] of Object.entries({ width: 300, height: 200 })) {
    Object.defineProperty(HTMLImageElement.prototype, side, { configurable: true, get: () => size });
  }
  const stickers = NAMES.map((name) => ({ key: name.toLowerCase(), name }));
  return [
    mockEndpoint(listStickers, { version: '1', groups: [{ category: 'things', stickers }] }),
    mockEndpoint(
      getSticker,
      () => new HttpResponse('<svg/>', { headers: { 'Content-Type': 'image/svg+xml' } }),
    ),
  ];
}

/** A sticker chosen in the open editor, in its frame over the page. */
export async function chooseSticker(name: string): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: 'Stickers' }));
  await userEvent.click(await screen.findByRole('button', { name }));
  return screen.findByRole('application', { name: new RegExp(`^Sticker: ${name}`) });
}

/**
 * Canvases that draw: squares in their color, pictures in black. `noise` is added to what is read. Returns those that
 * were drawn on.
 */
export function drawOnCanvases({ noise = 0 } = {}): HTMLCanvasElement[] {
  const drawn: HTMLCanvasElement[] = [];
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (this: HTMLCanvasElement) {
    drawn.push(this);
    return new Pen(this, noise) as unknown as CanvasRenderingContext2D & GPUCanvasContext;
  } as never);
  return drawn;
}

class Pen {
  fillStyle = '';
  readonly #pixels: Uint8ClampedArray;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly noise: number,
  ) {
    this.#pixels = new Uint8ClampedArray(4 * canvas.width * canvas.height);
  }

  translate(): void {}
  rotate(): void {}

  fillRect(x: number, y: number): void {
    const channels = this.fillStyle.match(/\d+/g)?.map(Number) ?? [];
    this.#pixels.set([...channels, 255], 4 * (y * this.canvas.width + x));
  }

  drawImage(): void {
    for (let at = 3; at < this.#pixels.length; at += 4) this.#pixels[at] = 255;
  }

  getImageData() {
    this.#pixels[0] = (this.#pixels[0] ?? 0) ^ this.noise;
    return { data: this.#pixels };
  }
}
