import { describe, expect, it } from 'vitest';
import { findGateFault, type GateFault } from './gate.ts';
import type { Colorability } from './raster/measure.ts';
import { goodColorability } from './testing/goodColorability.ts';

const FULL = { isSimple: false, pictureShare: 1 };

describe('findGateFault', () => {
  it.each([
    [{ inkShare: 0.03 }, undefined],
    [{ inkShare: 0.029 }, 'too-faint'],
    [{ inkShare: 0.16 }, undefined],
    [{ inkShare: 0.161 }, 'too-dark'],
    [{ inkShare: 0.005, regions: 0 }, 'blank'],
    [{ largestSolidShare: 0.008 }, undefined],
    [{ largestSolidShare: 0.0081 }, 'solid-areas'],
    [{ specks: 1 }, 'specks'],
    [{ tinyRegions: 1 }, 'specks'],
    [{ lineWidth: { median: 3.6, p95: 9 } }, 'uneven-lines'],
    [{ lineWidth: { median: 12, p95: 14 } }, undefined],
    [{ lineWidth: { median: 12.4, p95: 14 } }, 'uneven-lines'],
    [{ lineWidth: { median: 6, p95: 14.4 } }, 'uneven-lines'],
    [{ regions: 8 }, undefined],
    [{ regions: 7 }, 'open-outlines'],
    [{ largestRegionShare: 0.6 }, undefined],
    [{ largestRegionShare: 0.61 }, 'open-outlines'],
    [{ leaks: 1 }, 'leaking-outlines'],
    [{ smallRegions: 151 }, 'too-fussy'],
  ] satisfies [Partial<Colorability>, GateFault | undefined][])('says of %j: %s', (part, fault) => {
    expect(findGateFault(goodColorability(part), FULL)).toBe(fault);
  });

  it('lets few areas and little ink pass where a simple picture was asked for', () => {
    const heart = goodColorability({ regions: 1, inkShare: 0.012 });
    expect(findGateFault(heart, FULL)).toBe('open-outlines');
    expect(findGateFault(heart, { ...FULL, isSimple: true })).toBeUndefined();
    const dot = goodColorability({ regions: 1, inkShare: 0.009 });
    expect(findGateFault(dot, { ...FULL, isSimple: true })).toBe('too-faint');
  });

  it('asks a wide picture for ink on its own part of the sheet', () => {
    const wide = goodColorability({ inkShare: 0.016 });
    expect(findGateFault(wide, FULL)).toBe('too-faint');
    expect(findGateFault(wide, { ...FULL, pictureShare: 0.5 })).toBeUndefined();
  });
});
