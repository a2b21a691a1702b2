import { describe, expect, it } from 'vitest';
import { layPicture } from './colors.ts';
import { Editor } from './Editor.ts';
import { MATERIALS } from './entry.ts';
import { createPicture } from './picture.ts';
import { BENCH_HEIGHT, BENCH_WIDTH, benchPages, random } from './testing/pages.ts';

const MAX_BYTES = 32 * 1024 * 1024;
const MAX_SNAPSHOTS = 20;
// A quarter of a page has a quarter of its steps' bytes, in a quarter of the time; the long run takes whole pages.
const HEIGHT = process.env.LINELEAF_LONG ? BENCH_HEIGHT : Math.floor(BENCH_HEIGHT / 4);
const SHARE = HEIGHT / BENCH_HEIGHT;
const [, , maze, comb] = benchPages();

const PAGES: [string, () => Uint8Array][] = [
  ['a maze', () => linesOf(maze)],
  ['a comb', () => linesOf(comb)],
  ['noise', noise],
];

describe.each(PAGES)('20 snapshots of a page or a quarter of it: %s', (_, lines) => {
  it('of hatching, fills among it and whole-page strokes stay within 32 MB, and are undone one by one', {
    timeout: 120_000,
  }, () => {
    const editor = new Editor(createPicture(lines(), BENCH_WIDTH));
    const next = random(21);
    for (let k = 0; k < 20; k++) hatch(editor, next);
    const before: Uint32Array<ArrayBuffer>[] = [];
    for (let k = 1; k < MAX_SNAPSHOTS; k++) {
      before.push(editor.picture.shown.slice());
      ACTIONS[k % ACTIONS.length]?.(editor, next);
      editor.apply({ type: 'settle' });
      expect(editor.historyBytes).toBeLessThan(MAX_BYTES * SHARE);
    }
    expect(editor.status.snapshotCount).toBe(MAX_SNAPSHOTS);
    for (const shown of before.reverse()) {
      editor.apply({ type: 'undo' });
      expect(isEqual(editor.picture.shown, shown)).toBe(true);
    }
  });
});

describe('a colored copy in which every pixel has a color of its own', () => {
  it('never holds more than 32 MB of steps, and undoes those that it kept', { timeout: 120_000 }, () => {
    const picture = createPicture(new Uint8Array(BENCH_WIDTH * BENCH_HEIGHT).fill(255), BENCH_WIDTH);
    const next = random(22);
    layPicture(
      picture,
      picture.lines.reduce((pixels, _, i) => {
        pixels[i] = 0xff000000 + Math.floor(next() * 2 ** 24);
        return pixels;
      }, new Uint32Array(picture.lines.length)),
    );
    const editor = new Editor(picture);
    const opened = picture.shown.slice();
    scribble(editor, 1);
    editor.apply({ type: 'settle' });
    expect(editor.historyBytes).toBeLessThan(MAX_BYTES);
    const scribbled = picture.shown.slice();
    editor.apply({ type: 'reset' });
    expect(editor.historyBytes).toBeLessThan(MAX_BYTES);
    expect(isEqual(picture.shown, opened)).toBe(true);
    editor.apply({ type: 'undo' });
    expect(isEqual(picture.shown, scribbled)).toBe(true);
  });
});

type Random = () => number;

const ACTIONS: ((editor: Editor, next: Random) => void)[] = [
  (editor, next) => scribble(editor, Math.floor(next() * 2 ** 24)),
  (editor) => editor.apply({ type: 'reset' }),
  hatch,
  placeSticker,
  fillSomewhere,
];

function linesOf(page: { lines: Uint8Array } | undefined): Uint8Array {
  if (!page) throw new Error('the page is missing');
  return page.lines.slice(0, BENCH_WIDTH * HEIGHT);
}

/** Black, gray and white pixels by chance. */
function noise(): Uint8Array {
  const next = random(20);
  return Uint8Array.from({ length: BENCH_WIDTH * HEIGHT }, () => (next() < 0.3 ? 255 * next() : 255));
}

/** A stroke of the widest brush to and fro over the whole page. */
function scribble(editor: Editor, color: number): void {
  const rows = Math.ceil(editor.picture.regions.height / 40);
  const points = Array.from({ length: 2 * rows }, (_, k) => ({
    x: (k + 1) % 4 < 2 ? 0 : BENCH_WIDTH - 1,
    y: Math.floor(k / 2) * 40 + 20,
  }));
  stroke(editor, points, { color, width: 56 });
}

/** A thin stroke to and fro at a slant, in a color of its own. */
function hatch(editor: Editor, next: Random): void {
  const shift = next() * 40;
  const points = Array.from({ length: 40 }, (_, k) => ({
    x: shift + k * 40,
    y: k % 2 === 0 ? 0 : HEIGHT - 1,
  }));
  stroke(editor, points, { color: Math.floor(next() * 2 ** 24), width: 6 });
}

function fillSomewhere(editor: Editor, next: Random): void {
  const color = Math.floor(next() * 2 ** 24);
  for (let tries = 0; tries < 100; tries++) {
    const x = Math.floor(next() * BENCH_WIDTH);
    const y = Math.floor(next() * HEIGHT);
    if (editor.apply({ type: 'fill', x, y, color, opacity: 100 }).kind === 'changed') return;
  }
}

/** A disk of paper in a gray-edged black ring. */
function placeSticker(editor: Editor, next: Random): void {
  const width = 400;
  const rgba = new Uint8ClampedArray(4 * width * width);
  for (let i = 0; i < width * width; i++) {
    const inside = width / 2 - Math.hypot((i % width) - width / 2, Math.floor(i / width) - width / 2);
    rgba.fill(inside > 6 ? 255 : 0, 4 * i, 4 * i + 3);
    rgba[4 * i + 3] = 255 * inside;
  }
  const [left, top] = [next() * BENCH_WIDTH, next() * HEIGHT].map((place) => Math.floor(place) - 200);
  editor.apply({ type: 'sticker', left: left as number, top: top as number, width, rgba });
}

function stroke(
  editor: Editor,
  [first = { x: 0, y: 0 }, ...rest]: readonly { x: number; y: number }[],
  style: { color: number; width: number },
): void {
  const material = MATERIALS[style.color % MATERIALS.length];
  editor.apply({
    type: 'stroke-start',
    ...first,
    ...style,
    ...(material && { material }),
    opacity: 100,
    isClipped: false,
  });
  editor.apply({ type: 'stroke-move', points: rest });
  editor.apply({ type: 'stroke-end' });
}

function isEqual(a: Uint32Array<ArrayBuffer>, b: Uint32Array<ArrayBuffer>): boolean {
  return Buffer.from(a.buffer).equals(Buffer.from(b.buffer));
}
