import type { Colorability } from '../raster/measure.ts';

/** What is measured of a good page. */
export function goodColorability(overrides: Partial<Colorability> = {}): Colorability {
  return {
    pureShare: 1,
    inkShare: 0.08,
    largestSolidShare: 0.001,
    specks: 0,
    lineWidth: { median: 6, p95: 9 },
    regions: 40,
    tinyRegions: 0,
    smallRegions: 4,
    regionAreas: { p10: 300, median: 2_000, p90: 30_000 },
    largestRegionShare: 0.3,
    leaks: 0,
    ...overrides,
  };
}
