import { decodePng, encodePng1Bit } from '@lineleaf/press/node';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { closePress } from './pressPool.ts';
import { thumbnail } from './thumbnail.ts';

afterAll(closePress);

describe('thumbnail', () => {
  it('averages a line page to shades of grey at the width asked for', async () => {
    const ink = Uint8Array.from({ length: 1275 * 1650 }, (_, index) => (index % 1275) % 2);
    const small = decodePng(await thumbnail(encodePng1Bit(ink, 1275, 1650), 320), 3_000_000);
    expect([small.width, small.height, small.channels]).toEqual([320, 414, 1]);
    expect(small.data.every((value) => value > 90 && value < 165)).toBe(true);
  });

  it('keeps the colors of a colored page', async () => {
    const page = await sharp({ create: { width: 1275, height: 1650, channels: 3, background: '#2040c0' } })
      .png()
      .toBuffer();
    const small = await sharp(await thumbnail(page, 640))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([small.info.width, small.info.height]).toEqual([640, 828]);
    expect([...small.data.subarray(0, 3)]).toEqual([0x20, 0x40, 0xc0]);
  });

  it('rejects bytes that are no picture', async () => {
    await expect(thumbnail(Buffer.from('not a page'), 320)).rejects.toThrow(/not-a-png/);
  });
});
