import { crc32, PngError } from '@lineleaf/press/png';
import { describe, expect, it } from 'vitest';
import { streamCodec } from '../worker/streamCodec.ts';
import { decodePng, pngSize } from './decodePng.ts';
import { encodePng } from './encodePng.ts';

const { inflate, deflate } = streamCodec;

interface Format {
  width: number;
  height: number;
  depth: number;
  type: number;
  interlace?: number;
}

/** Builds a file by hand from rows that begin with their filter. */
async function fileOf(format: Format, rows: number[], palette: number[] = []) {
  const header = [
    ...word(format.width),
    ...word(format.height),
    format.depth,
    format.type,
    0,
    0,
    format.interlace ?? 0,
  ];
  const data = [...(await deflate(Uint8Array.from(rows)))];
  return Uint8Array.from([
    ...[137, 80, 78, 71, 13, 10, 26, 10],
    ...chunk('IHDR', header),
    ...(palette.length > 0 ? chunk('PLTE', palette) : []),
    ...chunk('IDAT', data.slice(0, 5)),
    ...chunk('IDAT', data.slice(5)),
    ...chunk('IEND', []),
  ]);
}

function chunk(name: string, body: number[]): number[] {
  const summed = [...[...name].map((letter) => letter.charCodeAt(0)), ...body];
  return [...word(body.length), ...summed, ...word(crc32(Uint8Array.from(summed)))];
}

function word(value: number): number[] {
  return [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
}

describe('encodePng and decodePng', () => {
  it('give back every pixel', async () => {
    const pixels = Uint32Array.from({ length: 70 }, (_, k) => ((k * 2654435761) | 0xff000000) >>> 0);
    const image = await decodePng(await encodePng(pixels, 7, deflate), inflate);
    expect([image.width, image.height]).toEqual([7, 10]);
    expect(new Uint32Array(image.rgba.buffer)).toEqual(pixels);
  });
});

describe('decodePng', () => {
  it('reads one-bit grays, the form of printed pages', async () => {
    const rows = [0, 0b10101010, 0b10000000, 0, 0b00001111, 0b01000000];
    const image = await decodePng(await fileOf({ width: 10, height: 2, depth: 1, type: 0 }, rows), inflate);
    const grays = Array.from({ length: 20 }, (_, i) => (image.rgba[4 * i] === 255 ? 1 : 0)).join('');
    expect(grays).toBe('10101010100000111101');
  });

  it('undoes each of the five filters', async () => {
    const rows = [...[0, 10, 20, 30], ...[1, 5, 5, 5], ...[2, 1, 1, 1], ...[3, 1, 1, 1], ...[4, 1, 1, 1]];
    const image = await decodePng(await fileOf({ width: 3, height: 5, depth: 8, type: 0 }, rows), inflate);
    expect(Array.from({ length: 15 }, (_, i) => image.rgba[4 * i])).toEqual([
      ...[10, 20, 30],
      ...[5, 10, 15],
      ...[6, 11, 16],
      ...[4, 8, 13],
      ...[5, 9, 14],
    ]);
  });

  it('reads RGBA, RGB of 16 bits and palettes', async () => {
    const rgba = await decodePng(
      await fileOf({ width: 1, height: 1, depth: 8, type: 6 }, [0, 1, 2, 3, 4]),
      inflate,
    );
    expect([...rgba.rgba]).toEqual([1, 2, 3, 4]);
    const deep = await decodePng(
      await fileOf({ width: 1, height: 1, depth: 16, type: 2 }, [0, 9, 99, 8, 99, 7, 99]),
      inflate,
    );
    expect([...deep.rgba]).toEqual([9, 8, 7, 255]);
    const colors = [0, 0, 0, 11, 22, 33];
    const mapped = await decodePng(
      await fileOf({ width: 2, height: 1, depth: 1, type: 3 }, [0, 0b01000000], colors),
      inflate,
    );
    expect([...mapped.rgba]).toEqual([0, 0, 0, 255, 11, 22, 33, 255]);
  });

  it('refuses what is no PNG, cut off, damaged, interlaced or too large', async () => {
    const good = await encodePng(new Uint32Array(100).fill(0xffffffff), 10, deflate);
    const damaged = good.slice();
    damaged.fill(0, 42, 50);
    const interlaced = await fileOf({ width: 1, height: 1, depth: 8, type: 0, interlace: 1 }, [0, 1]);
    const short = await fileOf({ width: 5, height: 5, depth: 8, type: 0 }, [0, 1]);
    const bad = [
      new Uint8Array(0),
      Uint8Array.from([1, 2, 3]),
      good.slice(0, -20),
      damaged,
      interlaced,
      short,
    ];
    for (const bytes of bad) await expect(decodePng(bytes, inflate)).rejects.toThrow(PngError);
    await expect(decodePng(good, inflate, 99)).rejects.toThrow('too-large');
  });
});

describe('pngSize', () => {
  it('tells the size without reading the pixels', async () => {
    expect(pngSize(await encodePng(new Uint32Array(100), 20, deflate))).toEqual({ width: 20, height: 5 });
    expect(pngSize(Uint8Array.from([137, 80]))).toBeNull();
  });
});
