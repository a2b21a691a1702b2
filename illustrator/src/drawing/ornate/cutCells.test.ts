import { describe, expect, it } from 'vitest';
import { cutCells } from './cutCells.ts';
import { cellsOf, PATTERNS } from './patterns.ts';

/** A disc in the middle of 300 x 300 pixels. */
const DISC = Array.from({ length: 241 }, (_, row) => {
  const half = Math.round(Math.sqrt(120 ** 2 - (row - 120) ** 2));
  return half > 0 ? [row + 30, 150 - half, 150 + half] : [];
}).flat();

const WEAVE = { step: 30, reach: 120, angle: 0, variant: 4 };
const ON = { x: 150, y: 150, width: 300, line: 5, least: 300 };

describe('a pattern', () => {
  it.each(PATTERNS)('makes several areas of one, its lines within it: %s', (pattern) => {
    const { cells, points } = cutCells(DISC, cellsOf(pattern, WEAVE), ON);
    expect(cells).toBeGreaterThanOrEqual(6);
    for (const at of points)
      expect(Math.hypot((at % 300) - 150, Math.floor(at / 300) - 150)).toBeLessThan(123);
  });

  it('leaves no cell that lines would all but fill', () => {
    const cut = (step: number) => cutCells(DISC, cellsOf('checks', { ...WEAVE, step }), ON).cells;
    expect(cut(30)).toBeGreaterThan(20);
    // Cells of 9 pixels: each joins others until there is something to color.
    expect(cut(7)).toBeLessThan((Math.PI * 120 ** 2) / 300);
  });
});
