import { crc32, deflateSync } from 'node:zlib';
import { encodePng8Bit } from '@lineleaf/press/node';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A white page, 1275x1650, 1 bit. */
export function blankPagePng(): Uint8Array {
  blank ??= png({ width: 1275, height: 1650, bitDepth: 1, colorType: 0 }, () => 0xff);
  return blank;
}

/** A page in one color, 8-bit RGB: what an editor might send. Of another size when the test asks for it. */
export function coloredPagePng(
  rgb: readonly [number, number, number],
  width = 1275,
  height = 1650,
): Uint8Array {
  return png({ width, height, bitDepth: 8, colorType: 2 }, (index) => rgb[index % 3] ?? 0);
}

/** A page in grainy red, as of crayons. */
export function crayonPagePng(): Uint8Array {
  const data = new Uint8Array(1275 * 1650 * 3).fill(200);
  for (let pixel = 0; pixel < 1275 * 1650; pixel += 1) {
    const [x, y] = [(pixel % 1275) >> 2, Math.floor(pixel / 1275) >> 2];
    const grain = (Math.sin(x * 12.9898 + y * 78.233) * 43_758.5453) % 1;
    data.fill(120 + Math.round(60 * grain), pixel * 3 + 1, pixel * 3 + 3);
  }
  return encodePng8Bit({ width: 1275, height: 1650, channels: 3, data });
}

let blank: Uint8Array | undefined;

interface Header {
  width: number;
  height: number;
  bitDepth: number;
  colorType: 0 | 2;
}

function png({ width, height, bitDepth, colorType }: Header, byteAt: (index: number) => number): Uint8Array {
  const rowBytes = Math.ceil((width * bitDepth * (colorType === 2 ? 3 : 1)) / 8);
  const row = Buffer.from([0, ...Array.from({ length: rowBytes }, (_, index) => byteAt(index))]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bitDepth, colorType, 0, 0, 0], 8);
  const data = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body) >>> 0, 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
