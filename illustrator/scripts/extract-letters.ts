import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * Writes `data/letters.json`: advance width and path data of the letters that pages carry, in 1000
 * units an em, from Fredoka 600 (OFL-1.1) in @fontsource/fredoka. Run with `npx tsx scripts/extract-letters.ts`.
 */
interface PathCommand {
  type: string;
  x?: number;
  y?: number;
  x1?: number;
  y1?: number;
  x2?: number;
  y2?: number;
}
interface Font {
  unitsPerEm: number;
  charToGlyph(sign: string): {
    advanceWidth?: number;
    getPath(x: number, y: number, size: number): { commands: PathCommand[] };
  };
}
const require = createRequire(import.meta.url);
/** The package ships no types. */
const opentype: { parse(bytes: ArrayBufferLike): Font } = require('opentype.js');
const LETTERS =
  "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789abcdefghijklmnopqrstuvwxyzÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜŒß&!?'.-+";
const file = require.resolve('@fontsource/fredoka/files/fredoka-latin-600-normal.woff');
const bytes = readFileSync(file);
const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
const scale = 1000 / font.unitsPerEm;

const letters: Record<string, { advance: number; path: string }> = {};
for (const letter of LETTERS) {
  const glyph = font.charToGlyph(letter);
  const path = glyph.getPath(0, 0, 1000).commands.map(writeCommand).join('');
  letters[letter] = { advance: Math.round((glyph.advanceWidth ?? 0) * scale), path };
}
writeFileSync(new URL('../data/letters.json', import.meta.url), `${JSON.stringify(letters)}\n`);

/** Serialised by hand: the library's own `toPathData` can write NaN. */
function writeCommand(command: PathCommand): string {
  const { x1, y1, x2, y2, x, y } = command;
  const numbers = [x1, y1, x2, y2, x, y].filter((value) => value !== undefined);
  return command.type + numbers.map((value) => Math.round(value)).join(' ');
}
