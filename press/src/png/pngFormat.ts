import { crc32 } from 'node:zlib';

/** The eight bytes that open every PNG file (https://www.w3.org/TR/png-3/#3PNGsignature). */
export const PNG_SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** 150 dots an inch, as PNG's pHYs chunk counts it. */
const PIXELS_PER_METRE = 5906;
const METRE = 1;

export const COLOR_TYPE = { grey: 0, rgb: 2, palette: 3, greyAlpha: 4, rgba: 6 } as const;

/** What the IHDR chunk declares. */
export interface PngHeader {
  width: number;
  height: number;
  bitDepth: number;
  colorType: number;
  interlaced: boolean;
}

/** A whole PNG file of one IDAT chunk at 150 dpi; `deflated` is the zlib stream of the filtered rows. */
export function writePng(header: Omit<PngHeader, 'interlaced'>, deflated: Uint8Array): Uint8Array {
  const ihdr = Buffer.alloc(13);
  ihdr.writeUInt32BE(header.width, 0);
  ihdr.writeUInt32BE(header.height, 4);
  ihdr[8] = header.bitDepth;
  ihdr[9] = header.colorType;
  const physical = Buffer.alloc(9);
  physical.writeUInt32BE(PIXELS_PER_METRE, 0);
  physical.writeUInt32BE(PIXELS_PER_METRE, 4);
  physical[8] = METRE;
  return Buffer.concat([
    PNG_SIGNATURE,
    chunk('IHDR', ihdr),
    chunk('pHYs', physical),
    chunk('IDAT', deflated),
    chunk('IEND', new Uint8Array()),
  ]);
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = Buffer.alloc(data.length + 12);
  bytes.writeUInt32BE(data.length, 0);
  bytes.write(type, 4, 'latin1');
  bytes.set(data, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, data.length + 8)), data.length + 8);
  return bytes;
}
