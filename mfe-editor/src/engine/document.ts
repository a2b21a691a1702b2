import { crc32 } from '@lineleaf/press/png';
import { ByteReader, ByteWriter } from './bytes.ts';
import { divide, layEntries } from './colors.ts';
import { codeOf, entryOfCode, flatColor } from './entry.ts';
import { blankPage, setPage } from './page.ts';
import { entryAt, type Picture } from './picture.ts';

/** The version of the whole that this release writes. */
const DOCUMENT_VERSION = 1;
/** The version of its materials. */
const MATERIALS_VERSION = 1;
/** The version of its stickers. */
const STICKERS_VERSION = 1;

/**
 * The colors of a page, independent of how regions were found: runs in raster order over a palette. In every version
 * `palette` and `runs` alone are the picture without its grain, so that each build shows at least that.
 */
export interface ColoringDocument {
  version: number;
  width: number;
  height: number;
  /** CRC-32 of the line plane that the colors belong to. */
  linesCrc: number;
  /** Opaque pixels. */
  palette: Uint32Array;
  /** Pairs of palette number and run length as variable-length integers. */
  runs: Uint8Array;
  /** What each color of the palette is laid on with; absent where all is plain. */
  materials?: MaterialCodes;
  /** The page with its stickers; absent where there are none. `palette` and `runs` show their lines as colors. */
  stickers?: StickeredPage;
}

/** A number of a material (`entry.ts`) for each color of a palette. */
interface MaterialCodes {
  version: number;
  codes: Uint8Array;
}

/** A page whose lines are not its own alone. */
interface StickeredPage {
  version: number;
  /** Where lines differ from the page's own: gap, length and luminance as variable-length integers. */
  lines: Uint8Array;
  /** The entries as they are: palette, runs over it, and the material of each color. */
  palette: Uint32Array;
  runs: Uint8Array;
  codes: Uint8Array;
}

// Summing a line plane takes longer than all the rest: each is summed once, and none is written in place.
const sums = new WeakMap<Uint8Array, number>();

/** Writes down the entries of a picture, and its lines where stickers changed them. */
export function writeDocument(picture: Picture): ColoringDocument {
  const { lines, pageLines, shown, regions } = picture;
  const isStickered = lines !== pageLines;
  const { codes, ...colors } = writeEntries(lines.length, (i) =>
    lines[i] === pageLines[i] ? entryAt(picture, i) : divide(shown[i] as number, pageLines[i] as number),
  );
  return {
    version: DOCUMENT_VERSION,
    width: regions.width,
    height: regions.height,
    linesCrc: sumOf(pageLines),
    ...colors,
    ...(codes.some((code) => code !== 0) && { materials: { version: MATERIALS_VERSION, codes } }),
    ...(isStickered && { stickers: writeStickers(picture) }),
  };
}

function writeStickers(picture: Picture): StickeredPage {
  const { lines, pageLines } = picture;
  const entries = writeEntries(lines.length, (i) => entryAt(picture, i));
  return { version: STICKERS_VERSION, lines: writeLines(lines, pageLines), ...entries };
}

/** Runs over a palette, and the material of each of its colors. */
function writeEntries(size: number, entryOf: (index: number) => number) {
  const numbers = new Map<number, number>();
  const runs = new ByteWriter();
  let start = 0;
  while (start < size) {
    const entry = entryOf(start);
    let end = start + 1;
    while (end < size && entryOf(end) === entry) end++;
    const number = numbers.get(entry) ?? numbers.size;
    numbers.set(entry, number);
    runs.varint(number);
    runs.varint(end - start);
    start = end;
  }
  return {
    palette: Uint32Array.from(numbers.keys(), flatColor),
    runs: runs.take(),
    codes: Uint8Array.from(numbers.keys(), codeOf),
  };
}

function writeLines(lines: Uint8Array, pageLines: Uint8Array): Uint8Array {
  const writer = new ByteWriter();
  let last = 0;
  for (let i = 0; i < lines.length; i++) {
    if (lines[i] === pageLines[i]) continue;
    const start = i;
    const luminance = lines[i] as number;
    while (lines[i + 1] === luminance && pageLines[i + 1] !== luminance) i++;
    writer.varint(start - last);
    last = i + 1;
    writer.varint(last - start);
    writer.varint(luminance);
  }
  return writer.take();
}

/**
 * Lays a document's colors over a freshly opened picture. Versions and materials that this build does not know come out
 * as plain color, stickers as the colors that they show. Returns false, and changes nothing, if it is of other lines or damaged.
 */
export function readDocument(picture: Picture, document: ColoringDocument): boolean {
  const { width, height } = picture.regions;
  if (document.width !== width || document.height !== height) return false;
  if (document.linesCrc !== sumOf(picture.pageLines)) return false;
  const entries = readEntries(document.runs, entriesOf(document), picture.lines.length);
  if (!entries) return false;
  const stickered = readStickers(document, picture.pageLines);
  const lines = stickered?.lines ?? picture.pageLines;
  if (lines !== picture.lines) setPage(picture, blankPage(picture, lines));
  layEntries(picture, stickered?.entries ?? entries);
  return true;
}

/** The page with its stickers, or null where there are none, or none that this build can read. */
function readStickers({ stickers }: ColoringDocument, pageLines: Uint8Array) {
  if (stickers?.version !== STICKERS_VERSION) return null;
  const { palette, runs, codes } = stickers;
  // What the device kept may be damaged, and the colors are still good.
  if (![stickers.lines, palette, runs, codes].every(ArrayBuffer.isView)) return null;
  const lines = readLines(stickers.lines, pageLines);
  const coats = palette.map((pixel, k) => entryOfCode(pixel, codes[k] ?? 0));
  const entries = lines && readEntries(runs, coats, lines.length);
  return entries && { lines, entries };
}

function readLines(changes: Uint8Array, pageLines: Uint8Array): Uint8Array | null {
  const lines = pageLines.slice();
  const reader = new ByteReader(changes);
  let at = 0;
  while (!reader.isAtEnd) {
    const start = at + reader.varint();
    at = start + reader.varint();
    const luminance = reader.varint();
    // A number without an end is not a number.
    if (!(at <= lines.length && luminance <= 255)) return null;
    lines.fill(luminance, start, at);
  }
  return lines;
}

/** What runs over a palette say of each pixel; null if they are damaged. */
function readEntries(runs: Uint8Array, palette: Uint32Array, size: number): Uint32Array | null {
  const entries = new Uint32Array(size);
  const reader = new ByteReader(runs);
  let at = 0;
  while (!reader.isAtEnd) {
    const entry = palette[reader.varint()];
    const end = at + reader.varint();
    if (entry === undefined || end === at || end > size) return null;
    entries.fill(entry, at, end);
    at = end;
  }
  return at === size ? entries : null;
}

function entriesOf({ version, palette, materials }: ColoringDocument): Uint32Array {
  const isKnown = version === DOCUMENT_VERSION && materials?.version === MATERIALS_VERSION;
  return palette.map((pixel, k) => entryOfCode(pixel, isKnown ? (materials.codes[k] ?? 0) : 0));
}

function sumOf(lines: Uint8Array): number {
  const known = sums.get(lines);
  if (known !== undefined) return known;
  const sum = crc32(lines);
  sums.set(lines, sum);
  return sum;
}
