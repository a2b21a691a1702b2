import { crc32 } from '@lineleaf/press/png';
import { ByteReader, ByteWriter } from './bytes.ts';
import { layColors } from './colors.ts';
import { colorAt, type Picture } from './picture.ts';

/** The version that this release writes; it reads this one alone. */
const DOCUMENT_VERSION = 1;

/** The colours of a page, independent of how regions were found: runs in raster order over a palette. */
export interface ColoringDocument {
  version: number;
  width: number;
  height: number;
  /** CRC-32 of the line plane that the colours belong to. */
  linesCrc: number;
  /** Opaque pixels. */
  palette: Uint32Array;
  /** Pairs of palette number and run length as variable-length integers. */
  runs: Uint8Array;
}

// Line planes never change, and summing one takes longer than all the rest: each is summed once.
const sums = new WeakMap<Uint8Array, number>();

/** Writes down the colours of a picture. */
export function writeDocument(picture: Picture): ColoringDocument {
  const numbers = new Map<number, number>();
  const runs = new ByteWriter();
  const size = picture.lines.length;
  let start = 0;
  while (start < size) {
    const color = colorAt(picture, start);
    let end = start + 1;
    while (end < size && colorAt(picture, end) === color) end++;
    const number = numbers.get(color) ?? numbers.size;
    numbers.set(color, number);
    runs.varint(number);
    runs.varint(end - start);
    start = end;
  }
  const { width, height } = picture.regions;
  return {
    version: DOCUMENT_VERSION,
    width,
    height,
    linesCrc: sumOf(picture.lines),
    palette: Uint32Array.from(numbers.keys()),
    runs: runs.take(),
  };
}

/**
 * Lays a document's colours over a freshly opened picture. Answers false, and changes nothing, if it is of another
 * version, of other lines, or damaged.
 */
export function readDocument(picture: Picture, document: ColoringDocument): boolean {
  const { width, height } = picture.regions;
  if (document.version !== DOCUMENT_VERSION || document.width !== width || document.height !== height)
    return false;
  if (document.linesCrc !== sumOf(picture.lines)) return false;
  const colors = new Uint32Array(picture.lines.length);
  const reader = new ByteReader(document.runs);
  let at = 0;
  while (!reader.isAtEnd) {
    const color = document.palette[reader.varint()];
    const end = at + reader.varint();
    if (color === undefined || end === at || end > colors.length) return false;
    colors.fill(color, at, end);
    at = end;
  }
  if (at !== colors.length) return false;
  layColors(picture, (i) => colors[i] as number);
  return true;
}

function sumOf(lines: Uint8Array): number {
  const known = sums.get(lines);
  if (known !== undefined) return known;
  const sum = crc32(lines);
  sums.set(lines, sum);
  return sum;
}
