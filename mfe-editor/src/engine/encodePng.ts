import { crc32, PNG_SIGNATURE, type Transform } from './png.ts';

/**
 * Writes opaque pixels (RGBA words, alpha ignored) as an 8-bit RGB PNG, byte-exact on every machine whose `deflate`
 * is the same. Each row holds its difference to the row above, which suits flat areas.
 */
export async function encodePng(
  pixels: Uint32Array,
  width: number,
  deflate: Transform,
): Promise<Uint8Array<ArrayBuffer>> {
  const height = pixels.length / width;
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([8, 2, 0, 0, 0], 8);
  const data = await deflate(filterUp(pixels, width, height));
  return join([
    Uint8Array.from(PNG_SIGNATURE),
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', new Uint8Array(0)),
  ]);
}

function filterUp(pixels: Uint32Array, width: number, height: number): Uint8Array<ArrayBuffer> {
  const rows = new Uint8Array(height * (width * 3 + 1));
  let at = 0;
  for (let y = 0; y < height; y++) {
    rows[at++] = 2;
    for (let i = y * width; i < (y + 1) * width; i++) {
      const pixel = pixels[i] as number;
      const above = y === 0 ? 0 : (pixels[i - width] as number);
      rows[at++] = (pixel & 255) - (above & 255);
      rows[at++] = ((pixel >>> 8) & 255) - ((above >>> 8) & 255);
      rows[at++] = ((pixel >>> 16) & 255) - ((above >>> 16) & 255);
    }
  }
  return rows;
}

function chunk(name: string, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(body.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, body.length);
  for (let k = 0; k < 4; k++) bytes[4 + k] = name.charCodeAt(k);
  bytes.set(body, 8);
  view.setUint32(body.length + 8, crc32(bytes.subarray(4, body.length + 8)));
  return bytes;
}

function join(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
