import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pixelOver } from './color.ts';
import { Editor } from './Editor.ts';
import { createPicture } from './picture.ts';
import { findRegions } from './regions.ts';
import { BENCH_HEIGHT, BENCH_WIDTH, benchPages, random } from './testing/pages.ts';

const [rings, , maze, comb] = benchPages();

function linesOf(page: { lines: Uint8Array } | undefined): Uint8Array {
  if (!page) throw new Error('the page is missing');
  return page.lines;
}

function fillAnchor(editor: Editor, id: number, color: number) {
  const at = editor.picture.regions.anchor[id] as number;
  const x = at % BENCH_WIDTH;
  return editor.apply({ type: 'fill', x, y: Math.floor(at / BENCH_WIDTH), color, opacity: 100 });
}

describe('an anti-aliased page of full size', () => {
  it('shows color times line in every pixel after 200 refills, and keeps 20 snapshots within 1 MB', {
    timeout: 60_000,
  }, () => {
    const editor = new Editor(createPicture(linesOf(rings), BENCH_WIDTH));
    const { lines, regions, over, shown } = editor.picture;
    const owners = regions.owner.slice();
    const next = random(5);
    for (let k = 0; k < 200; k++) {
      fillAnchor(editor, 1 + Math.floor(next() * regions.count), Math.floor(next() * 2 ** 24));
    }
    editor.apply({ type: 'settle' });
    expect(editor.status.snapshotCount).toBe(20);
    expect(editor.historyBytes).toBeLessThan(2 ** 20);
    expect(over.every((entry) => entry === 0)).toBe(true);
    expect(regions.owner.every((id, i) => id === owners[i])).toBe(true);
    for (let id = 1; id <= regions.count; id++) fillAnchor(editor, id, 0xff0000);
    const isOff = (pixel: number, i: number) => (pixel & 0xffffff) !== lines[i];
    expect(shown.reduce((count, pixel, i) => count + (isOff(pixel, i) ? 1 : 0), 0)).toBe(0);
  });
});

describe.each([
  ['a maze', maze],
  ['a comb', comb],
])('%s of one-pixel ways', (_, page) => {
  it('is filled whole and undone from a small step of history', { timeout: 60_000 }, () => {
    const editor = new Editor(createPicture(linesOf(page), BENCH_WIDTH));
    const { lines, regions, shown } = editor.picture;
    expect(regions.count).toBe(1);
    const before = shown.slice();
    fillAnchor(editor, 1, 0x405060);
    const pixel = pixelOver(0x405060, 100);
    expect(lines.every((light, i) => light !== 255 || shown[i] === pixel)).toBe(true);
    editor.apply({ type: 'settle' });
    expect(editor.historyBytes).toBeLessThan(2 ** 20);
    editor.apply({ type: 'undo' });
    expect(shown.every((value, i) => value === before[i])).toBe(true);
  });
});

describe('ownership under lines', () => {
  it('goes to a region as near as any by the 3-4 distance', () => {
    const width = 20;
    const plane = fc
      .array(fc.constantFrom(0, 0, 0, 0, 128, 255), { minLength: 16 * width, maxLength: 16 * width })
      .map((values) => Uint8Array.from(values));
    fc.assert(
      fc.property(plane, (lines) => {
        const { owner } = findRegions(lines, width, 1);
        const cores = [...lines.keys()].filter((i) => lines[i] === 255);
        lines.forEach((light, i) => {
          if (light === 255) return;
          const distances = cores.map((core) => distance(i, core, width));
          const nearest = Math.min(...distances);
          const owners = cores.filter((_, k) => distances[k] === nearest).map((core) => owner[core]);
          if (nearest <= 36) expect(owners).toContain(owner[i]);
          else expect(owner[i]).toBe(0);
        });
      }),
      { seed: 20260104, numRuns: 20 },
    );
  });
});

/** The 3-4 distance of two pixels with nothing in the way. */
function distance(a: number, b: number, width: number): number {
  const dx = Math.abs((a % width) - (b % width));
  const dy = Math.abs(Math.floor(a / width) - Math.floor(b / width));
  return 3 * Math.max(dx, dy) + Math.min(dx, dy);
}

describe('near-black', () => {
  it.each([
    [49, 'refused'],
    [50, 'changed'],
  ])('luminance %i is %s', (light, kind) => {
    const lines = Uint8Array.from([255, 255, light, 255, 255]);
    const editor = new Editor(createPicture(lines, 5, { speckPx: 1 }));
    expect(editor.apply({ type: 'fill', x: 2, y: 0, color: 0xff0000, opacity: 100 }).kind).toBe(kind);
  });
});

describe('a blank page', () => {
  it('is one run of all its pixels', () => {
    const { runStart, runEnd } = findRegions(
      new Uint8Array(BENCH_WIDTH * BENCH_HEIGHT).fill(255),
      BENCH_WIDTH,
    );
    expect([...runStart, ...runEnd]).toEqual([0, BENCH_WIDTH * BENCH_HEIGHT]);
  });
});
