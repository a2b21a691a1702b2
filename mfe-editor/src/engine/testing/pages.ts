/** A line plane to measure on. */
export interface BenchPage {
  name: string;
  lines: Uint8Array;
  /** Perfect mazes and combs: worst cases that no picture has. */
  isAdversarial: boolean;
}

export const BENCH_WIDTH = 1275;
export const BENCH_HEIGHT = 1650;

/** Synthetic pages of full size: anti-aliased rings, blank paper, a maze of 1 px corridors, a comb of 1 px teeth. */
export function benchPages(): BenchPage[] {
  return [
    { name: 'anti-aliased rings', lines: rings(), isAdversarial: false },
    { name: 'blank', lines: paper(), isAdversarial: false },
    { name: 'maze', lines: maze(), isAdversarial: true },
    { name: 'comb', lines: comb(), isAdversarial: true },
  ];
}

function paper(): Uint8Array {
  return new Uint8Array(BENCH_WIDTH * BENCH_HEIGHT).fill(255);
}

/** Circles of 5 px strokes with a soft edge of about a pixel, some inside others. */
function rings(): Uint8Array {
  const lines = paper();
  for (let cy = 100; cy < BENCH_HEIGHT; cy += 190) {
    for (let cx = 100; cx < BENCH_WIDTH; cx += 170) {
      for (const radius of [84, 60, 36, 14]) drawRing(lines, { cx, cy, radius });
    }
  }
  return lines;
}

function drawRing(lines: Uint8Array, { cx, cy, radius }: { cx: number; cy: number; radius: number }): void {
  const reach = radius + 5;
  for (let y = Math.max(0, cy - reach); y < Math.min(BENCH_HEIGHT, cy + reach); y++) {
    for (let x = Math.max(0, cx - reach); x < Math.min(BENCH_WIDTH, cx + reach); x++) {
      const off = Math.abs(Math.hypot(x - cx, y - cy) - radius);
      const light = Math.max(0, Math.min(1, off - 2)) * 255;
      const at = y * BENCH_WIDTH + x;
      lines[at] = Math.min(lines[at] as number, light);
    }
  }
}

/** A perfect maze by depth-first search, corridors and walls of one pixel. */
function maze(): Uint8Array {
  const lines = new Uint8Array(BENCH_WIDTH * BENCH_HEIGHT);
  const columns = (BENCH_WIDTH - 1) >> 1;
  const rows = (BENCH_HEIGHT - 1) >> 1;
  const open = [0];
  const next = random(11);
  lines[BENCH_WIDTH + 1] = 255;
  while (open.length > 0) {
    const cell = open.at(-1) as number;
    const x = cell % columns;
    const y = (cell - x) / columns;
    const ways = [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ].filter(([dx, dy]) => {
      const nx = x + (dx as number);
      const ny = y + (dy as number);
      return (
        nx >= 0 &&
        ny >= 0 &&
        nx < columns &&
        ny < rows &&
        lines[(2 * ny + 1) * BENCH_WIDTH + 2 * nx + 1] === 0
      );
    });
    const way = ways[Math.floor(next() * ways.length)];
    if (!way) {
      open.pop();
      continue;
    }
    const [dx, dy] = way as [number, number];
    lines[(2 * y + 1 + dy) * BENCH_WIDTH + 2 * x + 1 + dx] = 255;
    lines[(2 * (y + dy) + 1) * BENCH_WIDTH + 2 * (x + dx) + 1] = 255;
    open.push((y + dy) * columns + x + dx);
  }
  return lines;
}

function comb(): Uint8Array {
  const lines = paper();
  for (let i = BENCH_WIDTH; i < lines.length; i++) if ((i % BENCH_WIDTH) % 2 === 1) lines[i] = 0;
  return lines;
}

/** A small generator with a fixed seed (mulberry32). */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}
