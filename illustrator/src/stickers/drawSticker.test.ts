import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { drawSticker, STICKER_STYLE } from './drawSticker.ts';
import { listStickers } from './listStickers.ts';

/** The paths of a sticker: what is white, and the lines over it; how often each starts over. */
function readPaths(svg: string) {
  const [white = '', lines = ''] = [...svg.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path ?? '');
  const rings = (path: string) => path.split('M').length - 1;
  return { white: endsOf(white), rings: { white: rings(white), lines: rings(lines) } };
}

/** Where the curves of a path end: the last of three points each. */
function endsOf(path: string): { x: number; y: number }[] {
  return [...path.matchAll(/C([^MCZ]+)/g)].flatMap(([, curves = '']) => {
    const numbers = curves.trim().split(' ').map(Number);
    return numbers.flatMap((x, at) => (at % 6 === 4 ? [{ x, y: numbers[at + 1] ?? 0 }] : []));
  });
}

test('a heart is one outline with one area in it', () => {
  const { rings } = readPaths(drawSticker('heart'));
  expect(rings).toEqual({ white: 1, lines: 2 });
});

test('a heart is offered, a bus and a shirt that one can write on are not', () => {
  const keys = listStickers().map(({ key }) => key);
  expect(keys).toContain('heart');
  expect(keys).not.toContain('bus');
  expect(keys).not.toContain('t-shirt');
});

test('the look through a handle stays open', () => {
  const { rings } = readPaths(drawSticker('key'));
  // Its outline and the eye of the key.
  expect(rings.white).toBeGreaterThan(1);
  expect(rings.lines).toBeGreaterThan(rings.white);
});

test("the picture's box is tight: a line's width around what is drawn", () => {
  const svg = drawSticker('cat');
  const [left = 0, top = 0, width = 0, height = 0] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '')
    .split(' ')
    .map(Number);
  const { white } = readPaths(svg);
  const xs = white.map(({ x }) => x);
  const ys = white.map(({ y }) => y);
  const gaps = [
    Math.min(...xs) - left,
    Math.min(...ys) - top,
    left + width - Math.max(...xs),
    top + height - Math.max(...ys),
  ];
  for (const gap of gaps) expect(Math.abs(gap - 70)).toBeLessThan(10);
  expect(svg).toContain(`width="${width / 10}" height="${height / 10}"`);
});

// Browsers keep a picture for a year, by an address that knows the art and not the code that draws it.
test('looks as its style is numbered: raise STICKER_STYLE where a drawing of the code looks different', () => {
  const drawn = ['panda', 'rainbow', 'fox', 'house'].map((key) =>
    createHash('sha256').update(drawSticker(key)).digest('hex').slice(0, 12),
  );
  expect({ style: STICKER_STYLE, drawn }).toMatchInlineSnapshot(`
    {
      "drawn": [
        "2b46144a4671",
        "5f5b86b4f8c3",
        "ba428227066f",
        "340f92373b13",
      ],
      "style": 3,
    }
  `);
});
