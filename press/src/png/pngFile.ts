import { crc32 } from './crc32.ts';

/** The eight bytes that open every PNG file (https://www.w3.org/TR/png-3/#3PNGsignature). */
export const PNG_SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

export const COLOR_TYPE = { gray: 0, rgb: 2, palette: 3, grayAlpha: 4, rgba: 6 } as const;

/** What the IHDR chunk declares. */
export interface PngHeader {
  width: number;
  height: number;
  /** 1, 2, 4, 8 or 16. */
  bitDepth: number;
  /** One of `COLOR_TYPE`. */
  colorType: number;
  interlaced: boolean;
}

/** A still PNG file, its pixels still compressed. */
export interface PngFile extends PngHeader {
  samplesPerPixel: number;
  /** Bytes of a row without its filter byte. */
  rowBytes: number;
  palette: Uint8Array | undefined;
  transparency: Uint8Array | undefined;
  /** A zlib stream of filtered rows (RFC 1950); without interlacing it holds `height * (rowBytes + 1)` bytes. */
  stream: Uint8Array<ArrayBuffer>;
}

/** Why a file is not a PNG that we read. */
export type PngFault = 'not-a-png' | 'truncated' | 'corrupt' | 'animated' | 'unsupported' | 'too-large';

export class PngError extends Error {
  override readonly name = 'PngError';
  readonly fault: PngFault;

  constructor(fault: PngFault) {
    super(`The PNG file is ${fault}`);
    this.fault = fault;
  }
}

/** Reads the header alone; throws PngError unless the file opens as a PNG should. Cheap whatever the file claims. */
export function readPngHeader(bytes: Uint8Array): PngHeader {
  if (bytes.length < PNG_SIGNATURE.length) throw new PngError('truncated');
  if (PNG_SIGNATURE.some((byte, index) => bytes[index] !== byte)) throw new PngError('not-a-png');
  const [first] = readChunks(bytes.subarray(0, HEADER_END));
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
 * Reads a still PNG of any kind up to its compressed pixels; the sums of all chunks are checked. Throws PngError on a
 * faulty, animated or over-large file.
 */
export function readPngFile(bytes: Uint8Array, maxPixels: number): PngFile {
  const header = readPngHeader(bytes);
  if (header.width * header.height > maxPixels) throw new PngError('too-large');
  const samplesPerPixel = SAMPLES_PER_PIXEL[header.colorType];
  if (samplesPerPixel === undefined || !BIT_DEPTHS.has(header.bitDepth)) throw new PngError('corrupt');
  const chunks = readStillChunks(bytes);
  const find = (type: string) => chunks.find((chunk) => chunk.type === type)?.data;
  return {
    ...header,
    samplesPerPixel,
    rowBytes: Math.ceil((header.width * samplesPerPixel * header.bitDepth) / 8),
    palette: find('PLTE'),
    transparency: find('tRNS'),
    stream: join(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data)),
  };
}

/**
 * A whole PNG file of one IDAT chunk at 150 dpi, without interlacing; `stream` is the zlib stream of the filtered rows,
 * `palette` three bytes a color.
 */
export function writePngFile(
  header: Omit<PngHeader, 'interlaced'>,
  stream: Uint8Array,
  palette?: Uint8Array,
): Uint8Array<ArrayBuffer> {
  const ihdr = new Uint8Array(13);
  const view = new DataView(ihdr.buffer);
  view.setUint32(0, header.width);
  view.setUint32(4, header.height);
  ihdr.set([header.bitDepth, header.colorType], 8);
  const physical = new Uint8Array(9);
  const resolution = new DataView(physical.buffer);
  resolution.setUint32(0, PIXELS_PER_METER);
  resolution.setUint32(4, PIXELS_PER_METER);
  physical[8] = METER;
  return join([
    PNG_SIGNATURE,
    writeChunk('IHDR', ihdr),
    writeChunk('pHYs', physical),
    ...(palette ? [writeChunk('PLTE', palette)] : []),
    writeChunk('IDAT', stream),
    writeChunk('IEND', new Uint8Array()),
  ]);
}

interface Chunk {
  type: string;
  data: Uint8Array;
}

const SAMPLES_PER_PIXEL: Readonly<Record<number, number>> = {
  [COLOR_TYPE.gray]: 1,
  [COLOR_TYPE.rgb]: 3,
  [COLOR_TYPE.palette]: 1,
  [COLOR_TYPE.grayAlpha]: 2,
  [COLOR_TYPE.rgba]: 4,
};
const BIT_DEPTHS = new Set([1, 2, 4, 8, 16]);
/** Signature and IHDR chunk. */
const HEADER_END = 33;
/** Far more than a real file of our sizes has; bounds what a file of empty chunks costs. */
const MAX_CHUNKS = 10_000;
/** 150 dots an inch, as PNG's pHYs chunk counts it. */
const PIXELS_PER_METER = 5906;
const METER = 1;

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
    if (chunks.length === MAX_CHUNKS) throw new PngError('corrupt');
    const type = String.fromCharCode(...bytes.subarray(offset + 4, offset + 8));
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

function writeChunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(data.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  for (let index = 0; index < 4; index += 1) bytes[4 + index] = type.charCodeAt(index);
  bytes.set(data, 8);
  view.setUint32(data.length + 8, crc32(bytes.subarray(4, data.length + 8)));
  return bytes;
}

function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
