import { crc32, inflateSync } from 'node:zlib';
import type { Raster } from './encodePng8Bit.ts';
import { COLOR_TYPE, PNG_SIGNATURE, type PngHeader } from './pngFormat.ts';
import { type Sampling, unpackSamples } from './unpackSamples.ts';

/** Why a file is not a PNG that we read. */
export type PngFault = 'not-a-png' | 'truncated' | 'corrupt' | 'animated' | 'unsupported' | 'too-large';

export class PngError extends Error {
  readonly fault: PngFault;

  constructor(fault: PngFault) {
    super(`The PNG file is ${fault}`);
    this.name = 'PngError';
    this.fault = fault;
  }
}

/** Reads the header alone; throws PngError unless the file opens as a PNG should. Cheap whatever the file claims. */
export function readPngHeader(bytes: Uint8Array): PngHeader {
  if (bytes.length < PNG_SIGNATURE.length) throw new PngError('truncated');
  if (PNG_SIGNATURE.some((byte, index) => bytes[index] !== byte)) throw new PngError('not-a-png');
  const [first] = readChunks(bytes.subarray(0, 33));
  if (first?.type !== 'IHDR' || first.data.length !== 13) throw new PngError('corrupt');
  const view = new DataView(first.data.buffer, first.data.byteOffset, 13);
  const header = {
    width: view.getUint32(0),
    height: view.getUint32(4),
    bitDepth: view.getUint8(8),
    colorType: view.getUint8(9),
    interlaced: view.getUint8(12) !== 0,
  };
  if (header.width === 0 || header.height === 0) throw new PngError('corrupt');
  return header;
}

/**
 * Decodes a still PNG of 1 or 8 bits without interlacing, over white paper; grey stays grey, all else becomes RGB.
 * Throws PngError on a faulty, animated or over-large file. Memory is bounded by `maxPixels`: the stream is never
 * inflated beyond what the header promises.
 */
export function decodePng(bytes: Uint8Array, maxPixels: number): Raster {
  const header = readPngHeader(bytes);
  if (header.width * header.height > maxPixels) throw new PngError('too-large');
  const chunks = readStillChunks(bytes);
  const samplesPerPixel = SAMPLES_PER_PIXEL[header.colorType];
  const isReadable = header.bitDepth === 8 || (header.bitDepth === 1 && header.colorType === COLOR_TYPE.grey);
  if (samplesPerPixel === undefined || !isReadable || header.interlaced) throw new PngError('unsupported');
  const sampling: Sampling = {
    ...header,
    samplesPerPixel,
    stride: Math.ceil((header.width * samplesPerPixel * header.bitDepth) / 8),
    palette: chunks.find(({ type }) => type === 'PLTE')?.data,
    transparency: chunks.find(({ type }) => type === 'tRNS')?.data,
  };
  const rows = inflate(chunks, (sampling.stride + 1) * header.height);
  if (rows.length !== (sampling.stride + 1) * header.height) throw new PngError('truncated');
  unfilter(rows, sampling.stride, header.height, Math.max(1, (samplesPerPixel * header.bitDepth) >> 3));
  return unpackSamples(rows, sampling);
}

/** Makes sure that a PNG of any kind is still, whole, and inflates to no more than its header promises; else throws PngError. */
export function checkPngStream(bytes: Uint8Array): void {
  const { width, height, bitDepth, colorType } = readPngHeader(bytes);
  const samplesPerPixel = SAMPLES_PER_PIXEL[colorType];
  if (samplesPerPixel === undefined || !BIT_DEPTHS.has(bitDepth)) throw new PngError('corrupt');
  const rowBytes = Math.ceil((width * samplesPerPixel * bitDepth) / 8);
  inflate(readStillChunks(bytes), (rowBytes + INTERLACE_SLACK) * (height + INTERLACE_SLACK) * 2);
}

interface Chunk {
  type: string;
  data: Uint8Array;
}

const SAMPLES_PER_PIXEL: Readonly<Record<number, number>> = {
  [COLOR_TYPE.grey]: 1,
  [COLOR_TYPE.rgb]: 3,
  [COLOR_TYPE.palette]: 1,
  [COLOR_TYPE.greyAlpha]: 2,
  [COLOR_TYPE.rgba]: 4,
};

const BIT_DEPTHS = new Set([1, 2, 4, 8, 16]);
/** The seven passes of interlaced rows each round up to whole bytes and bear filter bytes of their own. */
const INTERLACE_SLACK = 16;

/** Far more than a real file of our sizes has; bounds what a file of empty chunks costs. */
const MAX_CHUNKS = 10_000;

/** The chunks in order; what follows IEND is ignored. */
function readChunks(bytes: Uint8Array): Chunk[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks: Chunk[] = [];
  let offset = PNG_SIGNATURE.length;
  while (offset < bytes.length && chunks.at(-1)?.type !== 'IEND') {
    if (offset + 12 > bytes.length) throw new PngError('truncated');
    const end = offset + 8 + view.getUint32(offset);
    if (end + 4 > bytes.length) throw new PngError('truncated');
    if (crc32(bytes.subarray(offset + 4, end)) !== view.getUint32(end)) throw new PngError('corrupt');
    const type = Buffer.from(bytes.subarray(offset + 4, offset + 8)).toString('latin1');
    if (chunks.length === MAX_CHUNKS) throw new PngError('corrupt');
    chunks.push({ type, data: bytes.subarray(offset + 8, end) });
    offset = end + 4;
  }
  return chunks;
}

function readStillChunks(bytes: Uint8Array): Chunk[] {
  const chunks = readChunks(bytes);
  if (chunks.some(({ type }) => type === 'acTL' || type === 'fcTL' || type === 'fdAT'))
    throw new PngError('animated');
  if (chunks.at(-1)?.type !== 'IEND') throw new PngError('truncated');
  return chunks;
}

function inflate(chunks: Chunk[], maxBytes: number): Uint8Array {
  const stream = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data));
  try {
    return inflateSync(stream, { maxOutputLength: maxBytes });
  } catch {
    throw new PngError('corrupt');
  }
}

/** Undoes the row filters in place (https://www.w3.org/TR/png-3/#9Filters). */
function unfilter(rows: Uint8Array, stride: number, height: number, pixelBytes: number): void {
  const blank = new Uint8Array(stride);
  let above: Uint8Array = blank;
  for (let y = 0; y < height; y += 1) {
    const start = y * (stride + 1);
    const row = rows.subarray(start + 1, start + 1 + stride);
    const restore = RESTORERS[rows[start] ?? 0];
    if (restore === undefined) throw new PngError('corrupt');
    restore(row, above, pixelBytes);
    above = row;
  }
}

type Restorer = (row: Uint8Array, above: Uint8Array, pixelBytes: number) => void;

const RESTORERS: readonly Restorer[] = [
  () => undefined,
  (row, _above, pixelBytes) => {
    for (let x = pixelBytes; x < row.length; x += 1) row[x] = (row[x] ?? 0) + (row[x - pixelBytes] ?? 0);
  },
  (row, above) => {
    for (let x = 0; x < row.length; x += 1) row[x] = (row[x] ?? 0) + (above[x] ?? 0);
  },
  (row, above, pixelBytes) => {
    for (let x = 0; x < row.length; x += 1) {
      const left = x < pixelBytes ? 0 : (row[x - pixelBytes] ?? 0);
      row[x] = (row[x] ?? 0) + ((left + (above[x] ?? 0)) >> 1);
    }
  },
  (row, above, pixelBytes) => {
    for (let x = 0; x < row.length; x += 1) {
      const left = x < pixelBytes ? 0 : (row[x - pixelBytes] ?? 0);
      const corner = x < pixelBytes ? 0 : (above[x - pixelBytes] ?? 0);
      row[x] = (row[x] ?? 0) + paeth(left, above[x] ?? 0, corner);
    }
  },
];

function paeth(left: number, up: number, corner: number): number {
  const estimate = left + up - corner;
  const toLeft = Math.abs(estimate - left);
  const toUp = Math.abs(estimate - up);
  const toCorner = Math.abs(estimate - corner);
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}
