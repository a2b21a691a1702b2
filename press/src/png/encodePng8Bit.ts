import { deflateSync } from 'node:zlib';
import { COLOR_TYPE, writePng } from './pngFormat.ts';

/** A picture of 8 bits a channel, row by row: 1 channel is grey, 3 are red, green, blue. */
export interface Raster {
  width: number;
  height: number;
  channels: 1 | 3;
  data: Uint8Array;
}

/** An 8-bit PNG at 150 dpi, without interlacing. Rows are stored as differences from the row above, which suits flat areas. */
export function encodePng8Bit({ width, height, channels, data }: Raster): Uint8Array {
  const stride = width * channels;
  const filtered = new Uint8Array((stride + 1) * height);
  for (let y = 0; y < height; y += 1) {
    const target = y * (stride + 1);
    filtered[target] = FILTER_UP;
    for (let x = 0; x < stride; x += 1) {
      const above = y === 0 ? 0 : (data[(y - 1) * stride + x] ?? 0);
      filtered[target + 1 + x] = (data[y * stride + x] ?? 0) - above;
    }
  }
  const colorType = channels === 1 ? COLOR_TYPE.grey : COLOR_TYPE.rgb;
  return writePng({ width, height, bitDepth: 8, colorType }, deflateSync(filtered, { level: 6 }));
}

const FILTER_UP = 2;
