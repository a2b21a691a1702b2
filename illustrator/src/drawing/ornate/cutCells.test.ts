import { describe, expect, it } from 'vitest';
import { cutCells } from './cutCells.ts';
import { cellsOf, PATTERNS } from './patterns.ts';

const WIDTH = 600;
const RADIUS = 240;

/** A disc in the middle of a square of pixels. */
const DISC = Array.from({ length: 2 * RADIUS + 1 }, (_, row) => {
  const half = Math.round(Math.sqrt(RADIUS ** 2 - (row - RADIUS) ** 2));
  return half > 0 ? [row + WIDTH / 2 - RADIUS, WIDTH / 2 - half, WIDTH / 2 + half] : [];
}).flat();

const WEAVE = { step: 64, reach: RADIUS, angle: 0, variant: 4 };
const ON = { x: WIDTH / 2, y: WIDTH / 2, width: WIDTH, line: 5, least: 300 };

describe('a pattern', () => {
  it.each(PATTERNS)('makes several areas of one, its lines within it: %s', (pattern) => {
    const { cells, points } = cutCells(DISC, cellsOf(pattern, WEAVE), ON);
    expect(cells).toBeGreaterThanOrEqual(4);
    const farthest = points.reduce(
      (far, at) => Math.max(far, Math.hypot((at % WIDTH) - ON.x, Math.floor(at / WIDTH) - ON.y)),
      0,
    );
    expect(farthest).toBeLessThan(RADIUS + 3);
  });

  it('leaves no cell that lines would all but fill', () => {
    const cut = (step: number) => cutCells(DISC, cellsOf('checks', { ...WEAVE, step }), ON).cells;
    expect(cut(36)).toBeGreaterThan(60);
    // Cells of 9 pixels: each joins others until there is something to color.
    expect(cut(7)).toBeLessThan((Math.PI * RADIUS ** 2) / 300);
  });
});
