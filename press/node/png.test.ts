import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { decodeGrayPng, decodePng, encodePng1Bit, encodePngForScreen } from './png.ts';

describe('encodePng1Bit', () => {
  it('writes ink black on white at one bit a pixel and 150 dpi', async () => {
    const ink = Uint8Array.of(1, 0, 0, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0);
    const png = encodePng1Bit(ink, 11, 2);
    const { data, info } = await sharp(png).grayscale().raw().toBuffer({ resolveWithObject: true });
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

describe('decodeGrayPng', () => {
  const colors = Buffer.from([255, 0, 0, 0, 255, 0, 0, 0, 255, 10, 20, 30, 255, 255, 255, 0, 0, 0]);
  const luma = [76, 150, 29, 18, 255, 0];

  it('reads colors as luma, row by row', async () => {
    const png = await sharp(colors, { raw: { width: 3, height: 2, channels: 3 } })
      .png()
      .toBuffer();
    expect([...decodeGrayPng(png, 6).data]).toEqual(luma);
  });

  it('puts see-through pixels on white paper', async () => {
    const half = Buffer.from([0, 0, 0, 128, 0, 0, 0, 0]);
    const png = await sharp(half, { raw: { width: 2, height: 1, channels: 4 } })
      .png()
      .toBuffer();
    expect([...decodeGrayPng(png, 2).data]).toEqual([127, 255]);
  });

  it('reads gray as decodePng does', () => {
    const png = encodePng1Bit(Uint8Array.of(1, 0, 0, 1), 2, 2);
    expect(decodeGrayPng(png, 4)).toEqual(decodePng(png, 4));
  });
});

describe('encodePngForScreen', () => {
  it('writes gray in four shades of two bits', async () => {
    const gray = {
      width: 5,
      height: 2,
      channels: 1 as const,
      data: Uint8Array.of(0, 40, 50, 85, 127, 128, 170, 200, 230, 255),
    };
    const png = encodePngForScreen(gray);
    expect([png[24], png[25]]).toEqual([2, 0]);
    const shown = await sharp(png).toColourspace('b-w').raw().toBuffer();
    expect([...shown]).toEqual([0, 0, 85, 85, 85, 170, 170, 170, 255, 255]);
  });

  it('keeps few colors as they are', async () => {
    const colors = [255, 255, 255, 1, 2, 3, 200, 100, 50, 255, 255, 255];
    const png = encodePngForScreen({ width: 2, height: 2, channels: 3, data: Uint8Array.from(colors) });
    expect([...(await sharp(png).raw().toBuffer())]).toEqual(colors);
  });

  it('brings many colors to 64 near ones, and leaves paper white', async () => {
    const data = Uint8Array.from({ length: 64 * 64 * 3 }, (_, at) => shade(Math.floor(at / 3), at % 3));
    const shown = await sharp(encodePngForScreen({ width: 64, height: 64, channels: 3, data }))
      .raw()
      .toBuffer();
    const colors = new Set(
      Array.from({ length: 64 * 64 }, (_, pixel) => shown.subarray(pixel * 3, pixel * 3 + 3).join()),
    );
    expect(colors.size).toBe(64);
    expect(shown.subarray(0, 64 * 32 * 3).every((value) => value === 255)).toBe(true);
    const error = shown.reduce((sum, value, at) => sum + (value - (data[at] ?? 0)) ** 2, 0) / data.length;
    expect(Math.sqrt(error)).toBeLessThan(12);
  });
});

/** Paper above, a gradient of two channels below. */
function shade(pixel: number, channel: number): number {
  const [x, y] = [pixel % 64, Math.floor(pixel / 64)];
  if (y < 32 || channel === 2) return 255;
  return channel === 0 ? x * 4 : (y - 32) * 8;
}
