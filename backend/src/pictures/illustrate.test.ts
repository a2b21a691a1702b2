import { describe, expect, it } from 'vitest';
import { illustrate } from './illustrate.ts';

describe('illustrate', () => {
  it('writes a letter page of one bit at 150 dpi', () => {
    const { png } = illustrate({ prompt: 'a whale', seed: 1 });
    const view = new DataView(png.buffer, png.byteOffset);
    expect([view.getUint32(16), view.getUint32(20), png[24]]).toEqual([1275, 1650, 1]);
    expect(Buffer.from(png).includes(Buffer.from([0x70, 0x48, 0x59, 0x73, 0, 0, 0x17, 0x12]))).toBe(true);
  });
});
