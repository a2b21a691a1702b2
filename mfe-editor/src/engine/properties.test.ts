import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Action } from './actions.ts';
import { PAPER } from './color.ts';
import { readDocument, writeDocument } from './document.ts';
import { Editor } from './Editor.ts';
import { MATERIALS } from './entry.ts';
import { createPicture } from './picture.ts';

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
const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 4, arbitrary: fill },
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
