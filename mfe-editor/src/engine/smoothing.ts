import { packPixel } from './color.ts';
import { isCopied } from './entry.ts';
import type { Picture } from './picture.ts';

/** A copied grain is read as the mean of so many pixels each way. */
const REACH_PX = 2;
const WINDOW_PX = 2 * REACH_PX + 1;

/** The color at each copied pixel as the mean of the copied pixels within 2 px of it; 0 elsewhere. */
export function smoothCopied({ over, regions: { width, height } }: Picture): Uint32Array {
  const smooth = new Uint32Array(over.length);
  const columns = new Sums(width);
  for (let y = -REACH_PX; y < height; y++) {
    columns.addRow(over, y + REACH_PX, 1);
    columns.addRow(over, y - REACH_PX - 1, -1);
    if (y >= 0) columns.writeMeans(smooth, over, y);
  }
  return smooth;
}

/** Channels summed over the window's rows, a column each. */
class Sums {
  readonly #red: Int32Array;
  readonly #green: Int32Array;
  readonly #blue: Int32Array;
  readonly #count: Int32Array;

  constructor(private readonly width: number) {
    // Columns beyond the page stay empty.
    const size = width + WINDOW_PX;
    this.#red = new Int32Array(size);
    this.#green = new Int32Array(size);
    this.#blue = new Int32Array(size);
    this.#count = new Int32Array(size);
  }

  /** Adds a row (`sign` 1) or takes it out (-1); a row beyond the page is empty. */
  addRow(over: Uint32Array, y: number, sign: 1 | -1): void {
    if (y < 0 || y * this.width >= over.length) return;
    for (let x = 0; x < this.width; x++) {
      const entry = over[y * this.width + x] as number;
      if (!isCopied(entry)) continue;
      const at = x + REACH_PX;
      this.#red[at] = (this.#red[at] as number) + sign * (entry & 255);
      this.#green[at] = (this.#green[at] as number) + sign * ((entry >>> 8) & 255);
      this.#blue[at] = (this.#blue[at] as number) + sign * ((entry >>> 16) & 255);
      this.#count[at] = (this.#count[at] as number) + sign;
    }
  }

  /** Writes the means of the window around each copied pixel of a row. */
  writeMeans(smooth: Uint32Array, over: Uint32Array, y: number): void {
    for (let x = 0; x < this.width; x++) {
      const i = y * this.width + x;
      if (!isCopied(over[i] as number)) continue;
      let red = 0;
      let green = 0;
      let blue = 0;
      let count = 0;
      for (let at = x; at < x + WINDOW_PX; at++) {
        red += this.#red[at] as number;
        green += this.#green[at] as number;
        blue += this.#blue[at] as number;
        count += this.#count[at] as number;
      }
      smooth[i] = packPixel(Math.round(red / count), Math.round(green / count), Math.round(blue / count));
    }
  }
}
