import type { Art } from '../art/art.ts';
import { extentOf, isInside } from './findHead.ts';
import { borderDistance } from './roomiestPoint.ts';

/** A point of a picture that is free so far around it, and the index of the area that is seen there. */
export interface Spot {
  x: number;
  y: number;
  index: number;
}

/** What of a picture is seen where: of areas that are painted over one another the last one. */
export class Surface {
  readonly #art: Art;
  readonly #boxes: ReturnType<typeof extentOf>[];

  constructor(art: Art) {
    this.#art = art;
    this.#boxes = art.items.map((item) => extentOf(item.kind === 'line' ? [item.points] : item.rings));
  }

  /** The index of the item that is seen at a point, lines aside; -1 for the paper. */
  at(x: number, y: number): number {
    for (let index = this.#art.items.length - 1; index >= 0; index -= 1) {
      const [item, box] = [this.#art.items[index], this.#boxes[index]];
      if (!item || !box || item.kind === 'line' || x < box.left || x > box.right) continue;
      if (y >= box.top && y <= box.bottom && isInside(item.rings, x, y)) return index;
    }
    return -1;
  }

  /** Points at least `apart` from one another where nothing but one area is seen within a radius. */
  spots(apart: number, radius: number): Spot[] {
    const { left, top, width, height } = this.#art;
    const step = 0.5 * radius;
    const spots: Spot[] = [];
    for (let y = top + radius; y < top + height; y += step)
      for (let x = left + radius; x < left + width; x += step) {
        if (spots.some((spot) => Math.hypot(spot.x - x, spot.y - y) < apart)) continue;
        const index = this.at(x, y);
        if (this.#art.items[index]?.kind === 'area' && this.#isFree({ x, y, index }, radius))
          spots.push({ x, y, index });
      }
    return spots;
  }

  /** Whether no border that is seen is nearer than a radius: what is painted before the area of the spot is under it. */
  #isFree({ x, y, index }: Spot, radius: number): boolean {
    return this.#art.items.every((item, other) => {
      const box = this.#boxes[other];
      if (other < index || box === undefined) return true;
      const isFar =
        box.left > x + radius || box.right < x - radius || box.top > y + radius || box.bottom < y - radius;
      return isFar || borderDistance(item.kind === 'line' ? [item.points] : item.rings, x, y) > radius;
    });
  }
}
