import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Action } from './actions.ts';
import { PAPER } from './color.ts';
import { readDocument, writeDocument } from './document.ts';
import { Editor } from './Editor.ts';
import { MATERIALS, materialOf } from './entry.ts';
import { createPicture, entryAt } from './picture.ts';

const WIDTH = 24;
const HEIGHT = 16;
const RUNS = { seed: 20260104, numRuns: 150 };

const plane = fc
  .array(fc.constantFrom(0, 0, 60, 128, 200, 230, 255, 255, 255, 255, 255), {
    minLength: WIDTH * HEIGHT,
    maxLength: WIDTH * HEIGHT,
  })
  .map((values) => Uint8Array.from(values));

const x = fc.integer({ min: -3, max: WIDTH + 2 });
const y = fc.integer({ min: -3, max: HEIGHT + 2 });
const color = fc.integer({ min: 0, max: 0xffffff });
const opacity = fc.integer({ min: 10, max: 100 });

// Half of all in plain color, so that fills meet their like.
const material = fc.oneof(fc.constant('flat' as const), fc.constantFrom(...MATERIALS));

const pressure = { pressure: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: undefined }) };

const fill = fc.record({ type: fc.constant('fill' as const), x, y, color, opacity, material });
/** Transparent, soft, and opaque pixels; black, gray and white ones. */
const stickerPixel = fc.constantFrom(
  [0, 0, 0, 0],
  [0, 0, 0, 90],
  [0, 0, 0, 255],
  [90, 90, 90, 160],
  [255, 255, 255, 255],
);
const sticker = fc
  .record({ x, y, width: fc.integer({ min: 1, max: 9 }), height: fc.integer({ min: 1, max: 7 }) })
  .chain(({ x, y, width, height }) =>
    fc.array(stickerPixel, { minLength: width * height, maxLength: width * height }).map((pixels) => ({
      type: 'sticker' as const,
      left: x - 4,
      top: y - 3,
      width,
      rgba: Uint8ClampedArray.from(pixels.flat()),
    })),
  );
const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 4, arbitrary: fill },
  { weight: 2, arbitrary: sticker },
  fc.record({
    type: fc.constant('stroke-start' as const),
    x,
    y,
    color: fc.oneof(color, fc.constant('paper' as const)),
    opacity,
    material,
    width: fc.integer({ min: 1, max: 9 }),
    ...pressure,
    isClipped: fc.boolean(),
  }),
  fc.record({
    type: fc.constant('stroke-move' as const),
    points: fc.array(fc.record({ x, y, ...pressure }), { maxLength: 4 }),
  }),
  fc.constantFrom<Action[]>(
    { type: 'stroke-end' },
    { type: 'stroke-cancel' },
    { type: 'settle' },
    { type: 'undo' },
    { type: 'redo' },
    { type: 'reset' },
  ),
);
const actions = fc.array(action, { maxLength: 14 });

function open(lines: Uint8Array, speckPx = 1): Editor {
  return new Editor(createPicture(lines, WIDTH, { speckPx }));
}

function play(editor: Editor, list: readonly Action[]): Editor {
  for (const step of list) editor.apply(step);
  editor.apply({ type: 'settle' });
  return editor;
}

function entriesOf({ picture }: Editor): number[] {
  return Array.from(picture.over, (_, i) => entryAt(picture, i));
}

function planesOf({ picture: { lines, flat, over, overCount, shown } }: Editor) {
  return [lines, flat, over, overCount, shown].map((part) => part.slice());
}

/** Where a sticker's pixels hold a place of the page; -1 beside it. */
function pixelOf({ left, top, width, rgba }: Action & { type: 'sticker' }, x: number, y: number): number {
  const isInside = x >= left && x < left + width && y >= top && y < top + rgba.length / 4 / width;
  return isInside ? 4 * ((y - top) * width + x - left) : -1;
}

describe('any sequence of actions', () => {
  it('is taken back to the first picture by undoing all', () => {
    fc.assert(
      fc.property(plane, actions, (lines, list) => {
        const editor = open(lines);
        const first = editor.picture.shown.slice();
        play(editor, list);
        while (editor.status.canUndo) editor.apply({ type: 'undo' });
        expect(editor.picture.shown).toEqual(first);
        expect(editor.picture.overCount.every((count) => count === 0)).toBe(true);
        expect(editor.status.isUnsaved).toBe(false);
      }),
      RUNS,
    );
  });

  it('replays to the same bytes', () => {
    fc.assert(
      fc.property(plane, actions, (lines, list) => {
        const once = play(open(lines), list).picture;
        const again = play(open(lines), structuredClone(list)).picture;
        expect(again.shown).toEqual(once.shown);
        expect(writeDocument(again)).toEqual(writeDocument(once));
      }),
      RUNS,
    );
  });

  it('comes back from its document as it was', () => {
    fc.assert(
      fc.property(plane, actions, (lines, list) => {
        const { picture } = play(open(lines), list);
        const restored = createPicture(lines, WIDTH, { speckPx: 1 });
        expect(readDocument(restored, writeDocument(picture))).toBe(true);
        expect(restored.shown).toEqual(picture.shown);
        expect(restored.lines).toEqual(picture.lines);
        expect(writeDocument(restored)).toEqual(writeDocument(picture));
      }),
      RUNS,
    );
  });

  it('looks the same in a release without stickers, but for lines that one covers', () => {
    fc.assert(
      fc.property(plane, actions, (lines, list) => {
        const { picture } = play(open(lines), list);
        const { stickers: _, ...known } = writeDocument(picture);
        const restored = createPicture(lines, WIDTH, { speckPx: 1 });
        expect(readDocument(restored, known)).toBe(true);
        expect(restored.lines).toEqual(restored.pageLines);
        restored.shown.forEach((pixel, i) => {
          const isWash = materialOf(entryAt(picture, i)) === 'watercolor';
          if (restored.lines[i] === 255 && !isWash) expect(pixel).toBe(picture.shown[i]);
        });
      }),
      RUNS,
    );
  });

  it('comes back from redoing all with the same lines, entries and pixels', () => {
    fc.assert(
      fc.property(plane, actions, (lines, list) => {
        const editor = play(open(lines), list);
        const played = planesOf(editor);
        let steps = 0;
        for (; editor.status.canUndo; steps++) editor.apply({ type: 'undo' });
        expect(editor.picture.lines).toBe(editor.picture.pageLines);
        for (; steps > 0; steps--) editor.apply({ type: 'redo' });
        expect(planesOf(editor)).toEqual(played);
      }),
      RUNS,
    );
  });

  it('shows each pixel as its color times its line', () => {
    fc.assert(
      fc.property(plane, actions, (lines, list) => {
        const { picture } = play(open(lines), list);
        for (let i = 0; i < lines.length; i++) {
          if (picture.lines[i] === 0) expect(picture.shown[i]).toBe(0xff000000);
        }
        expect(picture.shown.every((pixel) => pixel >>> 24 === 255)).toBe(true);
      }),
      RUNS,
    );
  });
});

describe('a sticker', () => {
  it('makes paper and lines of what it covers, and leaves every color beside it', () => {
    fc.assert(
      fc.property(plane, actions, sticker, (lines, list, placed) => {
        const editor = play(open(lines), list);
        const before = { lines: editor.picture.lines, entries: entriesOf(editor) };
        editor.apply(placed);
        const after = { lines: editor.picture.lines, entries: entriesOf(editor) };
        after.lines.forEach((light, i) => {
          const at = pixelOf(placed, i % WIDTH, Math.floor(i / WIDTH));
          const alpha = at < 0 ? 0 : (placed.rgba[at + 3] as number);
          if (alpha === 0) {
            expect(light).toBe(before.lines[i]);
            // Black shows no color.
            if (light !== 0) expect(after.entries[i]).toBe(before.entries[i]);
          } else if (alpha === 255) {
            expect(light).toBe(placed.rgba[at]);
            if (light === 255) expect(editor.picture.shown[i]).toBe(PAPER);
          }
        });
      }),
      RUNS,
    );
  });
});

describe('a fill', () => {
  it('never leaves the area that the lines around its click close', () => {
    fc.assert(
      fc.property(plane, fill, (lines, click) => {
        const editor = open(lines);
        editor.apply(click);
        const { owner } = editor.picture.regions;
        const clicked = owner[click.y * WIDTH + click.x];
        const before = createPicture(lines, WIDTH, { speckPx: 1 }).shown;
        editor.picture.shown.forEach((pixel, i) => {
          if (pixel !== before[i]) expect(owner[i]).toBe(clicked);
        });
      }),
      RUNS,
    );
  });

  it('of an area crossed by strokes stays inside it and inside the clicked color', () => {
    fc.assert(
      fc.property(plane, actions, fill, (lines, list, click) => {
        const editor = play(open(lines), list);
        const { owner } = editor.picture.regions;
        const before = editor.picture.shown.slice();
        editor.apply(click);
        const clicked = owner[click.y * WIDTH + click.x];
        editor.picture.shown.forEach((pixel, i) => {
          if (pixel !== before[i]) expect(owner[i]).toBe(clicked);
        });
      }),
      RUNS,
    );
  });
});

describe('a document', () => {
  it('is refused whole when damaged or of other lines', () => {
    const lines = new Uint8Array(WIDTH * HEIGHT).fill(255);
    const document = writeDocument(
      play(open(lines), [{ type: 'fill', x: 0, y: 0, color: 0xff0000, opacity: 100 }]).picture,
    );
    const damaged = [
      { ...document, linesCrc: 1 },
      { ...document, runs: document.runs.slice(0, -1) },
      { ...document, palette: new Uint32Array(0) },
      { ...document, width: 12 },
    ];
    for (const bad of damaged) {
      const picture = createPicture(lines, WIDTH, { speckPx: 1 });
      expect(readDocument(picture, bad)).toBe(false);
      expect(picture.shown.every((pixel) => pixel === PAPER)).toBe(true);
    }
  });
});
