import { crc32, deflateSync } from 'node:zlib';
import { decodePng } from '@lineleaf/press/node';
import { writePngFile } from '@lineleaf/press/png';
import sharp, { type Sharp } from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { checkColoredPage } from './decodeColoredPng.ts';
import { closePress } from './pressPool.ts';

const PAGE = { width: 1275, height: 1650 };

afterAll(closePress);

function coloredPage(): Sharp {
  return sharp({ create: { ...PAGE, channels: 4, background: { r: 250, g: 120, b: 10, alpha: 1 } } });
}

/** A PNG with the page's header around any zlib stream. */
function pageAround(stream: Uint8Array, size = PAGE): Uint8Array {
  return writePngFile({ ...size, bitDepth: 8, colorType: 6 }, stream);
}

describe('checkColoredPage', () => {
  it('keeps the pixels of an honest page and drops every chunk but its own', async () => {
    const sent = await coloredPage()
      .withExif({ IFD0: { Copyright: 'secret words' } })
      .png()
      .toBuffer();
    const check = await checkColoredPage(sent);
    if (!check.ok) throw new Error(check.reason);
    const kept = await sharp(check.png).raw().toBuffer({ resolveWithObject: true });
    expect([kept.info.width, kept.info.height]).toEqual([1275, 1650]);
    expect([...kept.data.subarray(0, 3)]).toEqual([250, 120, 10]);
    expect(Buffer.from(check.png).includes('secret words')).toBe(false);
    expect(Buffer.from(sent).includes('secret words')).toBe(true);
  });

  it('lays see-through pixels on white paper', async () => {
    const clear = await sharp({
      create: { ...PAGE, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const check = await checkColoredPage(clear);
    if (!check.ok) throw new Error(check.reason);
    expect(decodePng(check.png, 3_000_000).data.every((value) => value === 255)).toBe(true);
  });

  it('reads every row filter that encoders use', async () => {
    const noise = await sharp({
      create: { ...PAGE, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
    })
      .png({ adaptiveFiltering: true })
      .toBuffer();
    const check = await checkColoredPage(noise);
    if (!check.ok) throw new Error(check.reason);
    expect((await sharp(check.png).raw().toBuffer()).equals(await sharp(noise).raw().toBuffer())).toBe(true);
  });

  it.each([
    ['no bytes', 'truncated', () => new Uint8Array()],
    ['a text', 'not-a-png', () => Buffer.from('hello, this is no picture at all')],
    ['a JPEG', 'not-a-png', () => coloredPage().jpeg().toBuffer()],
    ['another size', 'wrong-size', () => coloredPage().resize(640, 828).png().toBuffer()],
    [
      'a header that claims 100000x100000',
      'wrong-size',
      () => pageAround(Buffer.alloc(4), { width: 100_000, height: 100_000 }),
    ],
    ['16 bits a channel', 'unsupported', () => coloredPage().toColourspace('rgb16').png().toBuffer()],
    ['interlaced rows', 'unsupported', () => coloredPage().png({ progressive: true }).toBuffer()],
    ['half a file', 'truncated', async () => (await coloredPage().png().toBuffer()).subarray(0, 3000)],
    ['too few rows', 'truncated', () => pageAround(deflateSync(Buffer.alloc(5000)))],
    ['a stream that inflates to 500 MB', 'corrupt', () => pageAround(deflateSync(Buffer.alloc(500_000_000)))],
    ['a stream of noise', 'corrupt', () => pageAround(Buffer.alloc(1_000_000, 0x5a))],
    [
      'a row filter that does not exist',
      'corrupt',
      () => pageAround(deflateSync(Buffer.alloc((1275 * 4 + 1) * 1650, 9))),
    ],
    ['an animation', 'animated', () => withChunk('acTL')],
    ['a changed byte', 'corrupt', changedByte],
  ] as const)('refuses %s as %s', async (_title, reason, make) => {
    expect(await checkColoredPage(await make())).toEqual({ ok: false, reason });
  });
});

async function withChunk(type: string): Promise<Uint8Array> {
  const page = await coloredPage().png().toBuffer();
  const donor = Buffer.from(pageAround(new Uint8Array()));
  const physical = donor.subarray(33, 33 + 21);
  physical.write(type, 4, 'latin1');
  physical.writeUInt32BE(crc32(physical.subarray(4, 17)), 17);
  return Buffer.concat([page.subarray(0, 33), physical, page.subarray(33)]);
}

async function changedByte(): Promise<Uint8Array> {
  const page = await coloredPage().png().toBuffer();
  page[page.length - 40] = (page[page.length - 40] ?? 0) ^ 1;
  return page;
}
