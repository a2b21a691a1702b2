import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { decodeGreyPng, decodePng, encodePng1Bit } from './png.ts';

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

describe('decodeGreyPng', () => {
  const colors = Buffer.from([255, 0, 0, 0, 255, 0, 0, 0, 255, 10, 20, 30, 255, 255, 255, 0, 0, 0]);
  const luma = [76, 150, 29, 18, 255, 0];

  it('reads colors as luma, row by row', async () => {
    const png = await sharp(colors, { raw: { width: 3, height: 2, channels: 3 } })
      .png()
      .toBuffer();
    expect([...decodeGreyPng(png, 6).data]).toEqual(luma);
  });

  it('puts see-through pixels on white paper', async () => {
    const half = Buffer.from([0, 0, 0, 128, 0, 0, 0, 0]);
    const png = await sharp(half, { raw: { width: 2, height: 1, channels: 4 } })
      .png()
      .toBuffer();
    expect([...decodeGreyPng(png, 2).data]).toEqual([127, 255]);
  });

  it('reads grey as decodePng does', () => {
    const png = encodePng1Bit(Uint8Array.of(1, 0, 0, 1), 2, 2);
    expect(decodeGreyPng(png, 4)).toEqual(decodePng(png, 4));
  });
});
