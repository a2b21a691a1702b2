import { CHANNELS, type Image, PNG_SIGNATURE, PngError, type Transform } from './png.ts';

/**
 * Reads a PNG (any bit depth and colour type, not interlaced) into RGBA. A canvas is never asked: browsers that resist
 * fingerprinting answer with noise. Throws PngError for what is broken, interlaced or over `maxPixels`.
 */
export async function decodePng(
  bytes: Uint8Array,
  inflate: Transform,
  maxPixels = 16_000_000,
): Promise<Image> {
  const chunks = readChunks(bytes);
  const header = readHeader(chunks);
  if (header.width * header.height > maxPixels) throw new PngError('too large');
  let data: Uint8Array;
  try {
    data = await inflate(chunks.data);
  } catch {
    throw new PngError('broken data');
  }
  const rows = unfilter(data, header);
  return { width: header.width, height: header.height, rgba: toRgba(rows, header, chunks) };
}

/** Width and height that a PNG's header states, or null if it is none. */
export function pngSize(bytes: Uint8Array): { width: number; height: number } | null {
  try {
    const { width, height } = readHeader(readChunks(bytes));
    return { width, height };
  } catch {
    return null;
  }
}

interface Header {
  width: number;
  height: number;
  depth: number;
  type: number;
  channels: number;
  /** Bytes of one row without its filter byte. */
  stride: number;
}

interface Chunks {
  header: Uint8Array | undefined;
  palette: Uint8Array | undefined;
  transparency: Uint8Array | undefined;
  data: Uint8Array<ArrayBuffer>;
}

function readChunks(bytes: Uint8Array): Chunks {
  if (PNG_SIGNATURE.some((byte, k) => bytes[k] !== byte)) throw new PngError('not a PNG');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found = new Map<string, Uint8Array>();
  const parts: Uint8Array[] = [];
  let at = 8;
  while (at + 12 <= bytes.length) {
    const length = view.getUint32(at);
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (at + 12 + length > bytes.length) throw new PngError('cut off');
    const body = bytes.subarray(at + 8, at + 8 + length);
    if (name === 'IDAT') parts.push(body);
    else found.set(name, body);
    at += 12 + length;
  }
  if (!found.has('IEND')) throw new PngError('cut off');
  const data = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let used = 0;
  for (const part of parts) {
    data.set(part, used);
    used += part.length;
  }
  return { header: found.get('IHDR'), palette: found.get('PLTE'), transparency: found.get('tRNS'), data };
}

function readHeader({ header }: Chunks): Header {
  if (header?.length !== 13) throw new PngError('no header');
  const view = new DataView(header.buffer, header.byteOffset, header.byteLength);
  const width = view.getUint32(0);
  const height = view.getUint32(4);
  const depth = view.getUint8(8);
  const type = view.getUint8(9);
  const channels = CHANNELS[type];
  if (!channels || width === 0 || height === 0 || ![1, 2, 4, 8, 16].includes(depth)) {
    throw new PngError('unknown format');
  }
  if (view.getUint8(12) !== 0) throw new PngError('interlaced');
  return { width, height, depth, type, channels, stride: Math.ceil((width * depth * channels) / 8) };
}

function unfilter(data: Uint8Array, { height, depth, channels, stride }: Header): Uint8Array {
  if (data.length < height * (stride + 1)) throw new PngError('too few pixels');
  const rows = new Uint8Array(height * stride);
  const step = Math.max(1, (depth * channels) >> 3);
  for (let y = 0; y < height; y++) {
    const filter = data[y * (stride + 1)] as number;
    if (filter > 4) throw new PngError('unknown filter');
    const source = y * (stride + 1) + 1;
    const target = y * stride;
    for (let k = 0; k < stride; k++) {
      const left = k >= step ? (rows[target + k - step] as number) : 0;
      const up = y > 0 ? (rows[target + k - stride] as number) : 0;
      const upLeft = y > 0 && k >= step ? (rows[target + k - stride - step] as number) : 0;
      rows[target + k] = (data[source + k] as number) + predict({ filter, left, up, upLeft });
    }
  }
  return rows;
}

function predict({ filter, left, up, upLeft }: Record<'filter' | 'left' | 'up' | 'upLeft', number>): number {
  if (filter === 0) return 0;
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  const guess = left + up - upLeft;
  const toLeft = Math.abs(guess - left);
  const toUp = Math.abs(guess - up);
  const toUpLeft = Math.abs(guess - upLeft);
  if (toLeft <= toUp && toLeft <= toUpLeft) return left;
  return toUp <= toUpLeft ? up : upLeft;
}

function toRgba(
  rows: Uint8Array,
  header: Header,
  { palette, transparency }: Chunks,
): Uint8Array<ArrayBuffer> {
  const { width, height, depth, type, channels, stride } = header;
  if (type === 3 && !palette) throw new PngError('no palette');
  const rgba = new Uint8Array(width * height * 4).fill(255);
  // Sixteen-bit samples count by their high byte; smaller greys are spread to 0..255, palette numbers are not.
  const scale = depth < 8 && type !== 3 ? 255 / (2 ** depth - 1) : 1;
  const sample = (y: number, k: number): number => {
    if (depth === 8) return rows[y * stride + k] as number;
    if (depth === 16) return rows[y * stride + 2 * k] as number;
    const bit = k * depth;
    const byte = rows[y * stride + (bit >> 3)] as number;
    return ((byte >> (8 - depth - (bit & 7))) & (2 ** depth - 1)) * scale;
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = 4 * (y * width + x);
      const first = sample(y, x * channels);
      if (type === 3) {
        rgba.set((palette as Uint8Array).subarray(3 * first, 3 * first + 3), at);
        rgba[at + 3] = transparency?.[first] ?? 255;
        continue;
      }
      const isColor = channels > 2;
      rgba[at] = first;
      rgba[at + 1] = isColor ? sample(y, x * channels + 1) : first;
      rgba[at + 2] = isColor ? sample(y, x * channels + 2) : first;
      if (type >= 4) rgba[at + 3] = sample(y, x * channels + channels - 1);
    }
  }
  return rgba;
}
