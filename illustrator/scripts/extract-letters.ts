import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { composeLetter, type PathCommand } from './extract/composeLetter.ts';

/**
 * Writes `data/letters.json`: advance width and path data of the letters that pages carry, in 1000 units an em, from
 * Fredoka 600 (OFL-1.1) in @fontsource/fredoka: digits, ASCII letters, and the capitals of Latin-1, Latin Extended-A, Romanian and
 * Vietnamese, composed where the font has none. Run with `npx tsx scripts/extract-letters.ts`.
 */
interface Font {
  unitsPerEm: number;
  charToGlyphIndex(sign: string): number;
  charToGlyph(sign: string): {
    advanceWidth?: number;
    getPath(x: number, y: number, size: number): { commands: PathCommand[] };
  };
}
const require = createRequire(import.meta.url);
/** The package ships no types. */
const opentype: { parse(bytes: ArrayBufferLike): Font } = require('opentype.js');

const fonts = [
  require.resolve('@fontsource/fredoka/files/fredoka-latin-600-normal.woff'),
  require.resolve('@fontsource/fredoka/files/fredoka-latin-ext-600-normal.woff'),
].map((file) => {
  const bytes = readFileSync(file);
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
});

const ASCII = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789abcdefghijklmnopqrstuvwxyzß&!?'’.-+";
const CAPITALS = [
  ...signsBetween(0xc0, 0xff),
  ...signsBetween(0x100, 0x17f),
  ...signsBetween(0x1ea0, 0x1ef9),
  ...'ƠƯȘȚ',
]
  .map((sign) => sign.toUpperCase())
  .filter((sign) => /^\p{Lu}$/u.test(sign));

/** What stands beside a letter takes room. */
const WIDER: Readonly<Record<string, number>> = { Ĳ: 500, Ŀ: 170, Ơ: 70, Ư: 70 };

/** What is open in the font: a child's B has two holes, with a bar that reaches the stem. */
const COUNTERS: ReadonlyMap<string, string> = new Map([
  [
    'B',
    'M191 -540L191 -422L357 -422Q367 -422 378 -423Q389 -424 398 -429Q406 -434 412 -445Q417 -457 417 -477L417 -477Q417 -511 400 -525Q383 -540 340 -540L340 -540L191 -540M191 -294L191 -142L364 -142Q381 -142 399 -148Q416 -155 428 -172Q439 -190 439 -222L439 -222Q439 -243 434 -257Q429 -271 420 -278Q411 -286 400 -289Q389 -292 377 -293Q365 -294 354 -294L354 -294L191 -294',
  ],
]);

const letters: Record<string, { advance: number; path: string; over?: string[] }> = {};
for (const sign of new Set([...ASCII, ...CAPITALS])) {
  const font = fontOf(sign);
  if (font !== undefined) letters[sign] = { advance: advanceOf(font, sign), path: pathOf(sign) };
  else {
    const { base, marks } = composeLetter(sign, outlineOf);
    const advance = advanceOf(fontOf(base) ?? fonts[0], base) + (WIDER[sign] ?? 0);
    letters[sign] = { advance, path: pathOf(base), over: marks.map(write) };
  }
}
writeFileSync(new URL('../data/letters.json', import.meta.url), `${JSON.stringify(letters)}\n`);

function signsBetween(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
}

function fontOf(sign: string): Font | undefined {
  return fonts.find((font) => font.charToGlyphIndex(sign) > 0);
}

function outlineOf(sign: string): PathCommand[] | undefined {
  return fontOf(sign)?.charToGlyph(sign).getPath(0, 0, 1000).commands;
}

function advanceOf(font: Font | undefined, sign: string): number {
  return Math.round(((font?.charToGlyph(sign).advanceWidth ?? 0) * 1000) / (font?.unitsPerEm ?? 1000));
}

/** A sign's outline, with counters of our own where the font's are not closed. */
function pathOf(sign: string): string {
  const path = write(outlineOf(sign) ?? []);
  const counters = COUNTERS.get(sign);
  return counters === undefined ? path : path.slice(0, path.indexOf('M', 1)) + counters;
}

function write(outline: readonly PathCommand[]): string {
  return outline.map(writeCommand).join('');
}

/** Serialized by hand: the library's own `toPathData` can write NaN. */
function writeCommand(command: PathCommand): string {
  const { x1, y1, x2, y2, x, y } = command;
  const numbers = [x1, y1, x2, y2, x, y].filter((value) => value !== undefined);
  return command.type + numbers.map((value) => Math.round(value)).join(' ');
}
