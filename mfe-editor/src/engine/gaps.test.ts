import { describe, expect, it } from 'vitest';
import { Editor } from './Editor.ts';
import { createPicture } from './picture.ts';
import { BENCH_HEIGHT, BENCH_WIDTH } from './testing/pages.ts';

const SIZE = 61;
const RED = 0xff0000;
const BLUE = 0x0000ff;

/** A room of 10 x 61 beside one of 50 x 61, with a wall of 1 px between them that has a gap. */
function rooms(gapPx: number): Editor {
  const lines = new Uint8Array(SIZE * SIZE).fill(255);
  for (let y = 0; y < SIZE; y++) {
    const isGap = y >= 20 && y < 20 + gapPx;
    if (!isGap) lines[y * SIZE + 10] = 0;
  }
  return new Editor(createPicture(lines, SIZE, { speckPx: 1 }));
}

const fill = (color: number, closesGaps: boolean, x = 5) =>
  ({ type: 'fill', x, y: 5, color, opacity: 100, closesGaps }) as const;

describe('a gap of up to 4 px', () => {
  it('lets the color through unless gaps are closed, and says that it looks like a leak', () => {
    const editor = rooms(3);
    expect(editor.apply(fill(RED, false))).toMatchObject({ kind: 'changed', isLeak: true });
    expect(editor.pick(50, 50)).toBe(0xff0000ff);
  });

  it('holds the color when gaps are closed', () => {
    const editor = rooms(4);
    expect(editor.apply(fill(RED, true))).not.toHaveProperty('isLeak');
    expect(editor.pick(50, 50)).toBe(0xffffffff);
    expect(editor.pick(5, 50)).toBe(0xff0000ff);
  });

  it('bounds a later fill with open gaps where the color behind it differs', () => {
    const editor = rooms(3);
    editor.apply(fill(RED, true));
    editor.apply(fill(BLUE, false, 50));
    expect(editor.pick(5, 5)).toBe(0xff0000ff);
    expect(editor.pick(50, 5)).toBe(0xffff0000);
  });

  it('lets a fill through among strokes as well', () => {
    const editor = rooms(3);
    const stroke = {
      type: 'stroke-start',
      x: 40,
      y: 30,
      color: BLUE,
      opacity: 100,
      width: 5,
      isClipped: false,
    } as const;
    editor.apply(stroke);
    editor.apply({ type: 'stroke-end' });
    editor.apply(fill(RED, false));
    expect(editor.pick(50, 50)).toBe(0xff0000ff);
    expect(editor.pick(40, 30)).toBe(0xffff0000);
    editor.apply({ type: 'undo' });
    expect(editor.pick(50, 50)).toBe(0xffffffff);
  });
});

describe('a wider opening', () => {
  it('is no gap: both rooms are one area', () => {
    const editor = rooms(6);
    expect(editor.picture.regions.count).toBe(1);
    expect(editor.apply(fill(RED, true))).not.toHaveProperty('isLeak');
    expect(editor.pick(50, 50)).toBe(0xff0000ff);
  });
});

describe('a page without lines', () => {
  it('is one area to its corners', () => {
    const { regions } = createPicture(new Uint8Array(BENCH_WIDTH * BENCH_HEIGHT).fill(255), BENCH_WIDTH);
    expect(regions.count).toBe(1);
    expect(regions.area[1]).toBe(BENCH_WIDTH * BENCH_HEIGHT);
  });
});
