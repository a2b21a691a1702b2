import { encodePng1Bit } from '@lineleaf/press/node';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { crayonPagePng } from '../testing/pagePng.ts';
import { closePress } from './pressPool.ts';
import { thumbnail } from './thumbnail.ts';

afterAll(closePress);

describe('thumbnail', () => {
  it('averages a line page to shades of gray at the width asked for', async () => {
    const ink = Uint8Array.from({ length: 1275 * 1650 }, (_, index) => (index % 1275) % 2);
    const small = await readPicture(await thumbnail(encodePng1Bit(ink, 1275, 1650), 320));
    expect([small.format, small.width, small.height]).toEqual(['png', 320, 414]);
    expect(small.data.every((value) => value > 80 && value < 175)).toBe(true);
  });

  it('keeps the colors of a colored page', async () => {
    const page = await sharp({ create: { width: 1275, height: 1650, channels: 3, background: '#2040c0' } })
      .png()
      .toBuffer();
    const small = await readPicture(await thumbnail(page, 640));
    expect([small.format, small.width, small.height]).toEqual(['png', 640, 828]);
    expect([...small.data.subarray(0, 3)]).toEqual([0x20, 0x40, 0xc0]);
  });

  it('is a WebP where that takes fewer bytes than a palette, as for crayon', async () => {
    const small = await readPicture(await thumbnail(crayonPagePng(), 320));
    expect([small.format, small.width, small.height]).toEqual(['webp', 320, 414]);
  });

  it('rejects bytes that are no picture', async () => {
    await expect(thumbnail(Buffer.from('not a page'), 320)).rejects.toThrow(/not-a-png/);
  });
});

async function readPicture(picture: Uint8Array) {
  const { format } = await sharp(picture).metadata();
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  return { format, width: info.width, height: info.height, data };
}
