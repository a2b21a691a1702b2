import { describe, expect, it } from 'vitest';
import type { Action } from './actions.ts';
import { readDocument, writeDocument } from './document.ts';
import { Editor } from './Editor.ts';
import { drawing, pictureOfText, textOf } from './testing/raster.ts';

const RED = 0xff0000;
const BLUE = 0x0000ff;
const LETTERS = { R: RED, B: BLUE };

const PAGE = `
  .....#.....
  .....#.....
  .....#.....
  .....#.....
  .....#.....
`;

const PIXELS: Readonly<Record<string, readonly number[]>> = {
  '#': [0, 0, 0, 255],
  '.': [255, 255, 255, 255],
  '+': [128, 128, 128, 255],
  '-': [0, 0, 0, 60],
};

/** A sticker drawn in text: `#` line, `+` gray line, `.` paper, `-` a soft edge, anything else nothing. */
function sticker(left: number, top: number, text: string): Action & { type: 'sticker' } {
  const rows = drawing(text).split('\n');
  const pixels = [...rows.join('')].flatMap((mark) => PIXELS[mark] ?? [0, 0, 0, 0]);
  const width = rows[0]?.length ?? 0;
  return { type: 'sticker', left, top, width, rgba: Uint8ClampedArray.from(pixels) };
}

const BOX = `
  ####
  #..#
  ####
`;

const fill = (x: number, y: number, color: number) => ({ type: 'fill', x, y, color, opacity: 100 }) as const;

function play(editor: Editor, actions: readonly Action[]): string {
  for (const action of actions) editor.apply(action);
  return textOf(editor.picture, LETTERS);
}

function open(): Editor {
  return new Editor(pictureOfText(PAGE));
}

describe('a sticker', () => {
  it('covers lines and colors, and its inside is an area like any other', () => {
    const actions = [fill(0, 0, RED), fill(9, 0, BLUE), sticker(4, 1, BOX)];
    expect(play(open(), actions)).toBe(
      drawing(`
        RRRRR#BBBBB
        RRRR####BBB
        RRRR#..#BBB
        RRRR####BBB
        RRRRR#BBBBB
      `),
    );
    expect(play(open(), [...actions, fill(5, 2, RED), fill(0, 0, BLUE)])).toBe(
      drawing(`
        BBBBB#BBBBB
        BBBB####BBB
        BBBB#RR#BBB
        BBBB####BBB
        BBBBB#BBBBB
      `),
    );
  });

  it('splits an area into two that are filled apart', () => {
    const wall = sticker(0, 2, '#####');
    expect(play(open(), [fill(0, 0, RED), wall, fill(0, 4, BLUE)])).toBe(
      drawing(`
        RRRRR#.....
        RRRRR#.....
        ######.....
        BBBBB#.....
        BBBBB#.....
      `),
    );
  });

  it('lets the color around it go on under its soft edge', () => {
    const editor = open();
    play(editor, [fill(0, 0, RED), sticker(2, 2, '-')]);
    expect(editor.picture.lines[2 * 11 + 2]).toBe(195);
    expect(editor.pick(2, 2)).toBe(0xff0000ff);
  });

  it('lets a stroke go on under its gray line, up to its paper', () => {
    const editor = open();
    const stroke = { type: 'stroke-start', x: 0.5, y: 2.5, color: RED, opacity: 100, width: 1 } as const;
    const actions = [
      { ...stroke, isClipped: false },
      { type: 'stroke-move', points: [{ x: 4.5, y: 2.5 }] },
      { type: 'stroke-end' },
      sticker(2, 1, '+++\n+.+\n+++'),
    ] as const;
    expect(play(editor, actions).split('\n')[2]).toBe('RRR..#.....');
    expect(editor.picture.lines[2 * 11 + 2]).toBe(128);
  });

  it('has washes gather at its lines', () => {
    const editor = open();
    play(editor, [{ ...fill(0, 0, RED), material: 'watercolor' }, sticker(0, 2, '###')]);
    const { picture } = open();
    expect(readDocument(picture, writeDocument(editor.picture))).toBe(true);
    expect(editor.picture.shown).toEqual(picture.shown);
    expect(editor.picture.washField.distance[11 + 1]).toBe(3);
  });

  it('leaves an area without strokes one that a fill writes whole', () => {
    const editor = open();
    play(editor, [fill(0, 0, RED), fill(9, 0, BLUE), sticker(4, 1, '#'), sticker(4, 3, '#-')]);
    expect(editor.pick(5, 3)).toBe(0xffff0000);
    expect(editor.picture.overCount.every((count) => count === 0)).toBe(true);
  });

  it.each([
    ['beside the page', sticker(11, 0, BOX)],
    ['of nothing', sticker(0, 0, '    ')],
    ['at no whole pixel', { ...sticker(1, 1, BOX), left: 1.5 }],
    ['of no width', { ...sticker(1, 1, BOX), width: 0 }],
    ['of a broken last row', { ...sticker(1, 1, BOX), width: 5 }],
  ])('%s changes nothing', (_, action) => {
    const editor = open();
    expect(editor.apply(action)).toEqual({ kind: 'unchanged' });
    expect(editor.status).toMatchObject({ canUndo: false, snapshotCount: 1 });
    expect(textOf(editor.picture, LETTERS)).toBe(drawing(PAGE));
  });

  it('is gone after a reset, which can be undone', () => {
    const editor = open();
    const placed = play(editor, [sticker(4, 1, BOX), fill(5, 2, RED)]);
    expect(play(editor, [{ type: 'reset' }])).toBe(drawing(PAGE));
    expect(editor.status.isUnsaved).toBe(false);
    expect(play(editor, [{ type: 'undo' }])).toBe(placed);
    expect(play(editor, [{ type: 'undo' }, { type: 'undo' }])).toBe(drawing(PAGE));
  });
});

describe('a document with stickers', () => {
  it.each([
    ['of a version that this build does not know', { version: 2 }],
    ['whose stickers are damaged', { runs: new Uint8Array(0) }],
    ['whose lines go beyond the page', { lines: Uint8Array.from([127, 127, 0]) }],
    ['whose lines have no end', { lines: new Uint8Array(300).fill(128) }],
    ['whose lines are of no luminance', { lines: Uint8Array.from([0, 1, 200, 2]) }],
    ['without lines', { lines: undefined }],
    ['without a palette', { palette: undefined }],
    ['without runs', { runs: null }],
    ['whose materials are no list', { codes: 3 }],
  ])('%s shows them in colors', (_, part) => {
    const { picture } = open();
    const editor = open();
    play(editor, [sticker(0, 1, BOX), fill(1, 2, RED)]);
    const { stickers, ...document } = writeDocument(editor.picture);
    if (!stickers) throw new Error('the stickers are missing');
    const damaged = { ...stickers, ...part } as typeof stickers;
    expect(readDocument(picture, { ...document, stickers: damaged })).toBe(true);
    expect(picture.shown).toEqual(editor.picture.shown);
    expect(picture.lines).toBe(picture.pageLines);
  });
});
