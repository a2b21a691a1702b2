import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { AREA_MAP_VERSION, mapAreas } from './areaMap.ts';

/** A page of ink with rectangles of paper, each left, top, right, bottom. */
function pageWith(rectangles: readonly (readonly [number, number, number, number])[]) {
  const page = { width: 120, height: 90, ink: new Uint8Array(120 * 90).fill(1) };
  for (const [left, top, right, bottom] of rectangles)
    for (let y = top; y < bottom; y += 1) page.ink.fill(0, y * 120 + left, y * 120 + right);
  return page;
}

const PAGE = pageWith([
  [0, 0, 120, 4],
  [60, 10, 110, 40],
  [10, 20, 50, 80],
  [70, 50, 74, 54],
]);

describe('mapAreas', () => {
  it('numbers enclosed paper in reading order and leaves the margin out', () => {
    expect(mapAreas(PAGE).areas.map(({ pixels }) => pixels)).toEqual([50 * 30, 40 * 60, 16]);
  });

  it('finds the roomiest point of each area', () => {
    const [wide, tall] = mapAreas(PAGE).areas;
    expect(wide?.spot.radius).toBeGreaterThanOrEqual(14);
    expect(Math.abs((tall?.spot.x ?? 0) - 30)).toBeLessThanOrEqual(1);
    expect(tall?.spot.radius).toBeGreaterThanOrEqual(19);
  });

  it('does not change without a new version', () => {
    const { areas, paper, areaOf } = mapAreas(PAGE);
    const map = [...paper.owners.subarray(0, paper.runCount)].map((owner) => areaOf[owner]);
    const digest = createHash('sha256')
      .update(JSON.stringify([areas, map]))
      .digest('hex')
      .slice(0, 16);
    expect([AREA_MAP_VERSION, digest]).toEqual([1, 'a44992460e4e8b73']);
  });
});
