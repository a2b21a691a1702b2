import { crc32 } from '@lineleaf/press/png';
import { ByteReader, ByteWriter } from './bytes.ts';
import { layEntries } from './colors.ts';
import { codeOf, entryOfCode, flatColor } from './entry.ts';
import { entryAt, type Picture } from './picture.ts';

/** The version of the whole that this release writes. */
const DOCUMENT_VERSION = 1;
/** The version of its materials. */
const MATERIALS_VERSION = 1;

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
}

/** A number of a material (`entry.ts`) for each color of a palette. */
interface MaterialCodes {
  version: number;
  codes: Uint8Array;
}

// Line planes never change, and summing one takes longer than all the rest: each is summed once.
const sums = new WeakMap<Uint8Array, number>();

/** Writes down the entries of a picture. */
export function writeDocument(picture: Picture): ColoringDocument {
  const numbers = new Map<number, number>();
  const runs = new ByteWriter();
  const size = picture.lines.length;
  let start = 0;
  while (start < size) {
    const entry = entryAt(picture, start);
    let end = start + 1;
    while (end < size && entryAt(picture, end) === entry) end++;
    const number = numbers.get(entry) ?? numbers.size;
    numbers.set(entry, number);
    runs.varint(number);
    runs.varint(end - start);
    start = end;
  }
  const { width, height } = picture.regions;
  const codes = Uint8Array.from(numbers.keys(), codeOf);
  return {
    version: DOCUMENT_VERSION,
    width,
    height,
    linesCrc: sumOf(picture.lines),
    palette: Uint32Array.from(numbers.keys(), flatColor),
    runs: runs.take(),
    ...(codes.some((code) => code !== 0) && { materials: { version: MATERIALS_VERSION, codes } }),
  };
}

/**
 * Lays a document's colors over a freshly opened picture. Versions and materials that this build does not know come out
 * as plain color. Returns false, and changes nothing, if it is of other lines or damaged.
 */
export function readDocument(picture: Picture, document: ColoringDocument): boolean {
  const { width, height } = picture.regions;
  if (document.width !== width || document.height !== height) return false;
  if (document.linesCrc !== sumOf(picture.lines)) return false;
  const palette = entriesOf(document);
  const entries = new Uint32Array(picture.lines.length);
  const reader = new ByteReader(document.runs);
  let at = 0;
  while (!reader.isAtEnd) {
    const entry = palette[reader.varint()];
    const end = at + reader.varint();
    if (entry === undefined || end === at || end > entries.length) return false;
    entries.fill(entry, at, end);
    at = end;
  }
  if (at !== entries.length) return false;
  layEntries(picture, entries);
  return true;
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
