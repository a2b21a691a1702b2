import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { encodePng1Bit } from './png.ts';

describe('encodePng1Bit', () => {
  it('writes ink black on white at one bit a pixel and 150 dpi', async () => {
    const ink = Uint8Array.of(1, 0, 0, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0);
    const png = encodePng1Bit(ink, 11, 2);
    const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([11, 2]);
    expect(Array.from(data, (value) => (value === 0 ? 1 : 0))).toEqual([...ink]);
    const metadata = await sharp(png).metadata();
    expect(metadata.density).toBe(150);
    expect(png[24]).toBe(1);
  });

  it('refuses ink that does not fill the picture', () => {
    expect(() => encodePng1Bit(new Uint8Array(5), 2, 2)).toThrow(RangeError);
  });
});
