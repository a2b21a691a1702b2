import { AREA_MAP_VERSION, mapAreas } from '@lineleaf/press';
import { decodePng } from '@lineleaf/press/node';
import { describe, expect, it } from 'vitest';
import { illustrate } from './illustrate.ts';

describe('illustrate', () => {
  it('writes a letter page of one bit at 150 dpi', () => {
    const { png } = illustrate({ prompt: 'a whale', seed: 1 });
    const view = new DataView(png.buffer, png.byteOffset);
    expect([view.getUint32(16), view.getUint32(20), png[24]]).toEqual([1275, 1650, 1]);
    expect(Buffer.from(png).includes(Buffer.from([0x70, 0x48, 0x59, 0x73, 0, 0, 0x17, 0x12]))).toBe(true);
  });

  it('knows a color for the areas of its page, in the order of their map', () => {
    const { png, palette } = illustrate({ prompt: 'a yellow duck on a lake', seed: 1 });
    const { width, height, data } = decodePng(png, 3_000_000);
    const { areas } = mapAreas({ width, height, ink: data.map((value) => (value === 0 ? 1 : 0)) });
    expect(palette.version).toBe(AREA_MAP_VERSION);
    expect(palette.colors).toHaveLength(areas.length);
    expect(new Set(palette.colors).size).toBeGreaterThan(3);
  });
});
