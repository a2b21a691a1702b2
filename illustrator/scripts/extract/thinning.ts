import { simplify, smooth } from './contours.ts';

/**
 * Center lines of a mask (1 = inside), as polylines through pixel centers, after T. Y. Zhang and C. Y. Suen,
 * "A fast parallel algorithm for thinning digital patterns", CACM 27(3), 1984. Lines under `shortest` pixels are left out.
 */
export function centreLines(mask: Uint8Array, size: number, shortest: number, tolerance: number): number[][] {
  const pixels = thin(mask, size);
  return traceSkeleton(mask, size, pixels)
    .filter((points) => points.length / 2 >= shortest)
    .map((points) => simplify(smooth(points, false, 3), tolerance));
}

function thin(mask: Uint8Array, size: number): number[] {
  let pixels: number[] = [];
  for (let index = 0; index < mask.length; index += 1) if (mask[index]) pixels.push(index);
  const ring = [-size, -size + 1, 1, size + 1, size, size - 1, -1, -size - 1];
  for (let changed = true; changed; ) {
    changed = false;
    for (const odd of [true, false]) {
      const removed = pixels.filter((index) => isRemovable(mask, index, ring, odd));
      for (const index of removed) mask[index] = 0;
      if (removed.length > 0) {
        changed = true;
        pixels = pixels.filter((index) => mask[index] === 1);
      }
    }
  }
  return pixels;
}

function isRemovable(mask: Uint8Array, index: number, ring: number[], odd: boolean): boolean {
  const around = ring.map((offset) => mask[index + offset] ?? 0);
  let [neighbors, changes] = [0, 0];
  for (let k = 0; k < 8; k += 1) {
    neighbors += around[k] ?? 0;
    if (around[k] === 0 && around[(k + 1) % 8] === 1) changes += 1;
  }
  if (neighbors < 2 || neighbors > 6 || changes !== 1) return false;
  const [north, , east, , south, , west] = around;
  return odd
    ? !(north && east && south) && !(east && south && west)
    : !(north && east && west) && !(north && south && west);
}

function traceSkeleton(mask: Uint8Array, size: number, pixels: number[]): number[][] {
  const steps = [1, size, -1, -size, size + 1, size - 1, -size + 1, -size - 1];
  const degree = (index: number) => steps.filter((step) => mask[index + step] === 1).length;
  const used = new Set<number>();
  const lines: number[][] = [];
  const follow = (start: number) => {
    const points: number[] = [];
    for (let index: number | undefined = start; index !== undefined; ) {
      used.add(index);
      points.push((index % size) + 0.5, Math.floor(index / size) + 0.5);
      const from: number = index;
      index = steps.map((step) => from + step).find((next) => mask[next] === 1 && !used.has(next));
    }
    lines.push(points);
  };
  for (const index of pixels) if (degree(index) === 1 && !used.has(index)) follow(index);
  for (const index of pixels) if (!used.has(index)) follow(index);
  return lines;
}
