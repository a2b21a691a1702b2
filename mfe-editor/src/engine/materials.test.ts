import { crc32 } from '@lineleaf/press/png';
import { describe, expect, it } from 'vitest';
import { createFastPlane } from '../worker/wasmPlane.ts';
import type { Action } from './actions.ts';
import { rgbOf } from './color.ts';
import { layPicture } from './colors.ts';
import { type ColoringDocument, readDocument, writeDocument } from './document.ts';
import { Editor } from './Editor.ts';
import { MATERIALS, type Material } from './entry.ts';
import { createPicture, type Picture } from './picture.ts';
import type { CreatePlane } from './shownPlane.ts';

const WIDTH = 120;
const HEIGHT = 100;
const RED = 0xe6194b;
const GRAINS = MATERIALS.filter((material) => material !== 'flat');

/** Two rooms with a wall of 8 px and gray sides between them. */
function rooms(): Uint8Array {
  const row = Uint8Array.from({ length: WIDTH }, (_, x) => {
    const off = Math.abs(x - 60);
    return off < 4 ? 0 : off === 4 ? 130 : 255;
  });
  const lines = new Uint8Array(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y++) lines.set(row, y * WIDTH);
  return lines;
}

function open(createPlane?: CreatePlane): Editor {
  return new Editor(createPicture(rooms(), WIDTH, createPlane && { createPlane }));
}

function fill(material: Material, x = 20, color = RED): Action {
  return { type: 'fill', x, y: 50, color, opacity: 100, material };
}

function line(material: Material, color = RED): Action[] {
  return [
    { type: 'stroke-start', x: 10, y: 30, color, opacity: 100, material, width: 14, isClipped: false },
    { type: 'stroke-move', points: [{ x: 40, y: 70 }] },
    { type: 'stroke-end' },
  ];
}

function play(editor: Editor, actions: readonly Action[]): Editor {
  for (const action of actions) editor.apply(action);
  editor.apply({ type: 'settle' });
  return editor;
}

function colorsIn({ shown, lines }: Picture): number {
  return new Set(shown.filter((_, i) => lines[i] === 255)).size;
}

describe.each(GRAINS)('%s', (material) => {
  it('has a grain, within the lines, and keeps them on top', () => {
    const { picture } = play(open(), [fill(material)]);
    expect(colorsIn(picture)).toBeGreaterThan(2);
    const right = picture.shown.filter((_, i) => i % WIDTH > 64);
    expect(right.every((pixel) => pixel === 0xffffffff)).toBe(true);
    expect(picture.lines.every((light, i) => light !== 0 || picture.shown[i] === 0xff000000)).toBe(true);
  });

  it('is told by its color alone, whatever the grain', () => {
    const editor = play(open(), [fill(material)]);
    for (let x = 5; x < 50; x++) expect(rgbOf(editor.pick(x, 50) ?? 0)).toBe(RED);
  });

  it('is a change over the same color laid flat, and none over itself', () => {
    const editor = play(open(), [fill('flat')]);
    expect(editor.apply(fill(material)).kind).toBe('changed');
    expect(editor.apply(fill(material)).kind).toBe('unchanged');
  });

  it('fills past its own grain, and stops at a line of another color', () => {
    const editor = play(open(), [fill(material), ...line('flat', 0x2040c0), fill('flat', 50, 0x10a040)]);
    expect(rgbOf(editor.pick(50, 10) ?? 0)).toBe(0x10a040);
    expect(rgbOf(editor.pick(25, 50) ?? 0)).toBe(0x2040c0);
  });

  it('draws lines that undo and redo to the same bytes', () => {
    const editor = play(open(), [fill('flat', 20, 0xffd43b)]);
    const before = editor.picture.shown.slice();
    play(editor, line(material));
    const drawn = editor.picture.shown.slice();
    expect(drawn).not.toEqual(before);
    editor.apply({ type: 'undo' });
    expect(editor.picture.shown).toEqual(before);
    editor.apply({ type: 'redo' });
    expect(editor.picture.shown).toEqual(drawn);
  });

  it('comes out of a document, and of a replay, as it went in', () => {
    const actions = [fill(material), ...line(material, 0x2040c0), fill(material, 100, 0x10a040)];
    const { picture } = play(open(), actions);
    const again = createPicture(rooms(), WIDTH);
    expect(readDocument(again, structuredClone(writeDocument(picture)))).toBe(true);
    expect(again.shown).toEqual(picture.shown);
    expect(play(open(), actions).picture.shown).toEqual(picture.shown);
  });

  it('is written by WebAssembly as by JavaScript', () => {
    const actions = [fill(material), fill(material, 100, 0x10a040)];
    const fast = play(open(createFastPlane), actions).picture;
    expect(fast.shown.slice()).toEqual(play(open(), actions).picture.shown);
  });
});

describe('a pen', () => {
  /** A stroke straight down, pressed at its start and at its end as said. */
  function pressed(material: Material, start?: number, end?: number): Picture {
    const common = { color: RED, opacity: 100, material, width: 16, isClipped: false } as const;
    return play(open(), [
      { type: 'stroke-start', x: 25, y: 20, ...common, ...(start !== undefined && { pressure: start }) },
      { type: 'stroke-move', points: [{ x: 25, y: 80, ...(end !== undefined && { pressure: end }) }] },
      { type: 'stroke-end' },
    ]).picture;
  }
  const widthAt = ({ shown }: Picture, y: number) =>
    shown
      .subarray(y * WIDTH, y * WIDTH + 50)
      .reduce((count, pixel) => count + (pixel === 0xffffffff ? 0 : 1), 0);

  it('draws broader the harder it presses, smoothly', () => {
    const picture = pressed('flat', 0, 1);
    const widths = [20, 35, 50, 65, 79].map((y) => widthAt(picture, y));
    expect(widths).toEqual(widths.toSorted((a, b) => a - b));
    expect([widths[0], widths[4]]).toEqual([6, 28]);
  });

  it.each(MATERIALS)('that presses evenly draws what a mouse does: %s', (material) => {
    expect(pressed(material, 0.5, 0.5).shown).toEqual(pressed(material).shown);
  });
});

describe('the grain', () => {
  // Pictures that are kept as entries must look the same in every release: whoever changes a grain adds a material.
  it('is the same on every machine and in every release', () => {
    const sums = MATERIALS.map((material) => {
      const { shown } = play(open(), [fill(material), ...line(material, 0x2040c0)]).picture;
      return [material, crc32(new Uint8Array(shown.buffer))];
    });
    expect(Object.fromEntries(sums)).toMatchInlineSnapshot(`
      {
        "checks": 1177741838,
        "crayon": 3481134458,
        "dots": 3662310392,
        "flat": 3835954416,
        "hearts": 2572688500,
        "marker": 2623242786,
        "pencil": 646178970,
        "stars": 2910564256,
        "stripes": 2743157957,
        "watercolor": 1744493155,
      }
    `);
  });
});

describe('a document', () => {
  const document = (): ColoringDocument =>
    writeDocument(play(open(), [fill('crayon'), ...line('watercolor', 0x2040c0)]).picture);

  function read(changed: ColoringDocument): Picture {
    const picture = createPicture(rooms(), WIDTH);
    expect(readDocument(picture, changed)).toBe(true);
    return picture;
  }

  it('of plain color is what it was before there were materials', () => {
    const plain = writeDocument(play(open(), [fill('flat')]).picture);
    expect(Object.keys(plain)).toEqual(['version', 'width', 'height', 'linesCrc', 'palette', 'runs']);
  });

  it('opens in plain color where this build does not know its version, its materials or one of them', () => {
    const { materials, ...known } = document();
    if (!materials) throw new Error('the document has no materials');
    const strange: ColoringDocument[] = [
      known,
      { ...known, materials, version: 2 },
      { ...known, materials: { ...materials, version: 2 } },
      { ...known, materials: { ...materials, codes: materials.codes.map(() => 200) } },
    ];
    for (const one of strange) {
      const picture = read(one);
      expect(colorsIn(picture)).toBe(3);
      expect(rgbOf(picture.shown[50 * WIDTH + 5] as number)).toBe(RED);
    }
  });

  it('is read by the release before, which knows no materials, in plain color', () => {
    const { version, palette } = document();
    expect(version).toBe(1);
    expect(palette.every((pixel) => pixel >>> 24 === 255)).toBe(true);
  });
});

describe('a copy that was saved', () => {
  function copyOf(actions: readonly Action[]): Editor {
    const { shown } = play(open(), actions).picture;
    const picture = createPicture(rooms(), WIDTH);
    layPicture(picture, shown);
    return new Editor(picture);
  }

  it.each(GRAINS)('shows what was saved: %s', (material) => {
    const saved = play(open(), [fill(material), ...line(material, 0x2040c0)]).picture.shown;
    const { shown, lines } = copyOf([fill(material), ...line(material, 0x2040c0)]).picture;
    const isOff = lines.some((light, i) => light === 255 && shown[i] !== saved[i]);
    expect(isOff).toBe(false);
  });

  it.each(GRAINS)('is known by its color again, and filled whole: %s', (material) => {
    const editor = copyOf([fill(material), ...line('flat', 0x2040c0)]);
    const colors = new Set<number>();
    for (let i = 0; i < WIDTH * HEIGHT; i++) {
      if (i % WIDTH < 55) colors.add(rgbOf(editor.pick(i % WIDTH, Math.floor(i / WIDTH)) ?? 0));
    }
    expect(colors).toEqual(new Set([RED, 0x2040c0]));
    expect(editor.apply(fill(material, 50)).kind).toBe('unchanged');
    editor.apply(fill('flat', 50, 0x10a040));
    expect([25, 50].map((x) => rgbOf(editor.pick(x, 50) ?? 0))).toEqual([0x2040c0, 0x10a040]);
    expect(colorsIn(editor.picture)).toBe(3);
  });

  it.each(['crayon', 'pencil', 'marker', 'stripes', 'hearts'] as const)(
    'gives its lines back: %s',
    (material) => {
      const actions = [fill('flat'), ...line(material, 0x2040c0)];
      const document = writeDocument(copyOf(actions).picture);
      expect(document).toEqual(writeDocument(play(open(), actions).picture));
    },
  );

  it.each(['crayon', 'pencil', 'marker', 'watercolor'] as const)(
    'in a grain that is nobody’s is read smoothed over 5 px: %s',
    (material) => {
      const { shown } = play(open(), [fill(material)]).picture;
      const picture = createPicture(rooms(), WIDTH);
      layPicture(
        picture,
        shown.map((pixel, i) => (i % WIDTH < 56 ? (shown[i + 1] as number) : pixel)),
      );
      let [sum, count] = [0, 0];
      for (let y = 48; y <= 52; y++) {
        for (let x = 18; x <= 22; x++, count++) sum += (picture.shown[y * WIDTH + x] as number) & 255;
      }
      expect((new Editor(picture).pick(20, 50) ?? 0) & 255).toBe(Math.round(sum / count));
    },
  );

  it('with one stroke of watercolor on plain paper is read smoothed along it', () => {
    const { picture } = copyOf(line('watercolor', 0x2040c0));
    const middle = 50 * WIDTH + 25;
    const window = [-2, -1, 0, 1, 2].flatMap((y) => [-2, -1, 0, 1, 2].map((x) => middle + y * WIDTH + x));
    const sum = window.reduce((total, i) => total + ((picture.shown[i] as number) & 255), 0);
    expect(rgbOf(new Editor(picture).pick(25, 50) ?? 0) >> 16).toBe(Math.round(sum / window.length));
  });

  it('of plain color is read as it is', () => {
    const thin = line('flat', 0x2040c0).map((action) =>
      action.type === 'stroke-start' ? { ...action, width: 2 } : action,
    );
    const editor = copyOf([fill('flat'), ...line('flat', 0x10a040), ...thin]);
    expect(editor.picture.smooth).toBeNull();
    expect(rgbOf(editor.pick(20, 10) ?? 0)).toBe(RED);
  });
});
