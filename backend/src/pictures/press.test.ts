import { crc32 } from 'node:zlib';
import { decodePng } from '@lineleaf/press/node';
import { measure } from '@lineleaf/press/raster';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { draw, grain, paint, saltAndPepper } from '../testing/roughPictures.ts';
import { press } from './press.ts';
import { closePress } from './pressPool.ts';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(async () => {
  await press(new Uint8Array());
});
afterAll(closePress);

const PASTELS = ['#ffd6d6', '#d6f5d6', '#d6e4ff', '#fff3c4', '#ecd6ff'];
const GRADIENT =
  '<defs><linearGradient id="g" x2="0" y2="1"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#999"/></linearGradient></defs><rect width="1024" height="1536" fill="url(#g)" style="mix-blend-mode:multiply"/>';

/** Pictures that must come out as good pages. */
const MENDABLE: [string, () => Promise<Buffer>][] = [
  ['a clean drawing', () => draw().png().toBuffer()],
  ['a small drawing', () => draw({ width: 512, height: 768 }).png().toBuffer()],
  ['a large drawing', () => draw({ width: 2048, height: 3072 }).png().toBuffer()],
  ['a square drawing', () => draw({ width: 1024, height: 1024 }).png().toBuffer()],
  ['a wide drawing', () => draw({ width: 1536, height: 1024 }).png().toBuffer()],
  ['hairlines', () => draw({ stroke: 2 }).png().toBuffer()],
  ['very thick lines', () => draw({ stroke: 16 }).png().toBuffer()],
  ['gray pencil', () => draw({ ink: '#777' }).png().toBuffer()],
  ['blue ink on cream paper', () => draw({ ink: '#224488', paper: '#f3ead2' }).png().toBuffer()],
  ['pastel colors inside the lines', () => draw({ fills: PASTELS }).png().toBuffer()],
  [
    'a gray wash',
    () =>
      draw({ fills: ['#ddd', '#c8c8c8', '#eee'] })
        .png()
        .toBuffer(),
  ],
  ['a shadow over the page', () => draw({ extra: GRADIENT }).png().toBuffer()],
  ['JPEG artefacts', () => draw({ fills: PASTELS }).jpeg({ quality: 20 }).toBuffer()],
  ['a progressive JPEG', () => draw().jpeg({ quality: 60, progressive: true }).toBuffer()],
  ['a gray JPEG', () => draw().grayscale().jpeg({ quality: 40 }).toBuffer()],
  ['blur', () => draw().blur(2.5).png().toBuffer()],
  ['grain', () => grain(draw(), 60)],
  ['salt and pepper', () => saltAndPepper(draw(), 0.01)],
  ['gaps of 1 pixel', () => draw({ gap: 1 }).png().toBuffer()],
  ['gaps of 2 pixels', () => draw({ gap: 2 }).png().toBuffer()],
  ['gaps of 4 pixels', () => draw({ gap: 4, width: 1230, height: 1845 }).png().toBuffer()],
  ['gaps of 3 pixels', () => draw({ gap: 3 }).png().toBuffer()],
  ['a see-through background', () => draw({ paper: '#ffffff00' }).png().toBuffer()],
  ['an interlaced PNG', () => draw().png({ progressive: true }).toBuffer()],
  ['a PNG of 16 bits', () => draw().toColourspace('rgb16').png().toBuffer()],
  ['a palette PNG', () => draw({ fills: PASTELS }).png({ palette: true, colours: 8 }).toBuffer()],
  [
    'a wall filled with black',
    () =>
      draw({ fills: ['none', '#000', 'none', 'none'] })
        .png()
        .toBuffer(),
  ],
];

describe('press', () => {
  it.each(MENDABLE)('makes a good page of %s', async (_title, make) => {
    const result = await press(await make());
    if (!result.ok) throw new Error(result.reason);
    const { width, height, data } = decodePng(result.png, 3_000_000);
    expect([width, height]).toEqual([1275, 1650]);
    const measured = measure({ width, height, ink: data.map((value) => (value === 0 ? 1 : 0)) });
    expect(measured).toMatchObject({ specks: 0, tinyRegions: 0, leaks: 0 });
    expect(measured.regions).toBeGreaterThanOrEqual(11);
    expect(measured.regions).toBeLessThanOrEqual(26);
    expect(measured.largestSolidShare).toBeLessThanOrEqual(0.008);
    expect(measured.lineWidth.median).toBeGreaterThanOrEqual(4);
    expect(measured.lineWidth.median).toBeLessThanOrEqual(12);
    expect(measured.lineWidth.p95).toBeLessThanOrEqual(14);
    expect(measured.inkShare).toBeLessThan(0.16);
    expect({ ...measured, pureShare: 0 }).toEqual({ ...result.colorability, pureShare: 0 });
  });

  it('keeps a quarter of an inch free on every side', async () => {
    const result = await press(
      await draw({ extra: '<rect width="1024" height="1536" fill="none" stroke="#000" stroke-width="12"/>' })
        .png()
        .toBuffer(),
    );
    if (!result.ok) throw new Error(result.reason);
    const { data } = decodePng(result.png, 3_000_000);
    const isFree = data.every((value, at) => {
      const [x, y] = [at % 1275, Math.floor(at / 1275)];
      return value === 255 || (x >= 36 && x < 1275 - 36 && y >= 36 && y < 1650 - 36);
    });
    expect(isFree).toBe(true);
  });

  it('gives the same bytes for the same picture', async () => {
    const picture = await draw({ fills: PASTELS }).png().toBuffer();
    const [first, second] = [await press(picture), await press(picture)];
    expect(first).toEqual(second);
  });

  it.each([
    ['an empty page', 'blank', () => draw({ ink: '#fff' }).png().toBuffer()],
    ['a shaded picture', 'shaded', () => paint().png().toBuffer()],
    ['a shaded picture as JPEG', 'shaded', () => paint().jpeg({ quality: 80 }).toBuffer()],
    ['a shaded picture in gray', 'shaded', () => paint().grayscale().png().toBuffer()],
    ['a shaded picture out of focus', 'shaded', () => paint().blur(4).png().toBuffer()],
    ['a black page', 'blank', () => draw({ paper: '#000', ink: '#000' }).png().toBuffer()],
    [
      'an outline that never closes',
      'open-outlines',
      () =>
        sharp(
          Buffer.from(
            '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000"><rect width="800" height="1000" fill="#fff"/><path d="M100 100 L700 300 L100 500 L700 700 L100 900" fill="none" stroke="#000" stroke-width="8"/></svg>',
          ),
        )
          .png()
          .toBuffer(),
    ],
  ] as const)('refuses %s as %s', async (_title, reason, make) => {
    expect(await press(await make())).toEqual({ ok: false, reason });
  });

  it('refuses a field of noise', async () => {
    const result = await press(await saltAndPepper(draw(), 1));
    expect(result.ok).toBe(false);
  });

  it.each([
    ['no bytes', 'not-an-image', async () => Buffer.alloc(0)],
    ['a text', 'not-an-image', async () => Buffer.from('<html>not a picture</html>')],
    ['a GIF', 'not-an-image', () => draw().gif().toBuffer()],
    ['half a PNG', 'truncated', async () => (await draw().png().toBuffer()).subarray(0, 9000)],
    ['half a JPEG', 'truncated', async () => (await draw().jpeg().toBuffer()).subarray(0, 9000)],
    ['an animated PNG', 'animated', animatedPng],
    ['a tiny picture', 'too-small', () => draw({ width: 64, height: 96 }).png().toBuffer()],
    ['a PNG that claims 60000x60000', 'too-large', () => claimPng(60_000)],
    ['a JPEG that claims 60000x60000', 'corrupt', () => claimJpeg(60_000)],
    ['a JPEG that claims more than it holds', 'corrupt', () => claimJpeg(4000)],
  ] as const)('refuses %s as %s within a second', async (_title, reason, make) => {
    const bytes = await make();
    const startedAt = performance.now();
    expect(await press(bytes)).toEqual({ ok: false, reason });
    expect(performance.now() - startedAt).toBeLessThan(1000);
  });

  it('presses large pictures one after the other, also after one that is broken', async () => {
    const large = await draw({ width: 1500, height: 2100 }).png().toBuffer();
    const results = await Promise.all([press(await claimPng(1900)), press(large), press(large)]);
    expect(results.map(({ ok }) => ok)).toEqual([false, true, true]);
  });
});

/** A drawing that says it has two frames (https://www.w3.org/TR/png-3/#acTL-chunk). */
async function animatedPng(): Promise<Buffer> {
  const png = await draw().png().toBuffer();
  const chunk = Buffer.from([0, 0, 0, 8, 0x61, 0x63, 0x54, 0x4c, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0]);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 16)), 16);
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
}

async function claimPng(side: number): Promise<Buffer> {
  const png = await draw().png().toBuffer();
  png.writeUInt32BE(side, 16);
  png.writeUInt32BE(side, 20);

  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

async function claimJpeg(side: number): Promise<Buffer> {
  const jpeg = await draw().jpeg().toBuffer();
  const frame = jpeg.indexOf(Buffer.of(0xff, 0xc0));
  jpeg.writeUInt16BE(side, frame + 5);
  jpeg.writeUInt16BE(side, frame + 7);
  return jpeg;
}
