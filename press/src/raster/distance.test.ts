import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Bitmap, Components } from './bitmap.ts';
import { bitsOfRuns, packBits, unpackBits } from './bits.ts';
import { findBitComponents, findComponents, recolor, withoutComponents } from './components.ts';
import { dilateBits, erodeBits } from './dilateBits.ts';
import { DISTANCE_UNIT, distanceInside } from './distance.ts';

const SEED = 20_261_121;

/** Rasters narrower and wider than a word, with ink at their edges too. */
const bitmaps = fc
  .record({ width: fc.integer({ min: 1, max: 70 }), height: fc.integer({ min: 1, max: 12 }), seed: fc.nat() })
  .map(({ width, height, seed }): Bitmap => {
    let state = seed;
    const ink = Uint8Array.from({ length: width * height }, () => {
      state = (Math.imul(state, 1103515245) + 12345) >>> 0;
      return state % 5 < 3 ? 1 : 0;
    });
    return { width, height, ink };
  });

function chamfer(dx: number, dy: number): number {
  const [more, less] = [Math.max(Math.abs(dx), Math.abs(dy)), Math.min(Math.abs(dx), Math.abs(dy))];
  return more * DISTANCE_UNIT + less;
}

/** The least chamfer distance from a pixel to one of a color; infinite where there is none. */
function farFrom({ width, ink }: Bitmap, at: number, color: 0 | 1): number {
  let least = Number.POSITIVE_INFINITY;
  for (let other = 0; other < ink.length; other += 1) {
    if (ink[other] !== color) continue;
    const dx = (other % width) - (at % width);
    least = Math.min(least, chamfer(dx, Math.floor(other / width) - Math.floor(at / width)));
  }
  return least;
}

it('distanceInside is the least chamfer distance to paper, far where there is none', () => {
  fc.assert(
    fc.property(bitmaps, (bitmap) => {
      const distances = distanceInside(bitmap);
      for (let at = 0; at < bitmap.ink.length; at += 1) {
        expect(distances[at]).toBe(Math.min(60_000, farFrom(bitmap, at, 0)));
      }
    }),
    { seed: SEED, numRuns: 60 },
  );
});

it('dilateBits reaches every pixel within the limit and no other', () => {
  fc.assert(
    fc.property(bitmaps, fc.integer({ min: 0, max: 20 }), (bitmap, limit) => {
      const grown = unpackBits(dilateBits(packBits(bitmap, 1), limit));
      expect([...grown]).toEqual([...grown].map((_, at) => (farFrom(bitmap, at, 1) <= limit ? 1 : 0)));
    }),
    { seed: SEED, numRuns: 60 },
  );
});

it('erodeBits leaves the pixels that are farther than the limit from any other color', () => {
  fc.assert(
    fc.property(bitmaps, fc.integer({ min: 0, max: 30 }), (bitmap, limit) => {
      const left = unpackBits(erodeBits(packBits(bitmap, 1), limit));
      expect([...left]).toEqual([...left].map((_, at) => (farFrom(bitmap, at, 0) > limit ? 1 : 0)));
    }),
    { seed: SEED, numRuns: 60 },
  );
});

function listRuns({ rows, starts, ends, owners, runCount }: Components): unknown[] {
  return Array.from({ length: runCount }, (_, run) => [rows[run], starts[run], ends[run], owners[run]]);
}

it('bits, bytes and runs tell of the same pixels', () => {
  fc.assert(
    fc.property(bitmaps, fc.constantFrom<0 | 1>(0, 1), (bitmap, color) => {
      const packed = packBits(bitmap, color);
      const components = findComponents(bitmap, color);
      expect(bitsOfRuns(components, bitmap)).toEqual(packed);
      expect(listRuns(findBitComponents(packed, color))).toEqual(listRuns(components));
      expect([...unpackBits(packed, color)]).toEqual([...bitmap.ink]);
    }),
    { seed: SEED, numRuns: 100 },
  );
});

it('withoutComponents leaves what would be found once those parts were recolored', () => {
  fc.assert(
    fc.property(bitmaps, fc.constantFrom<0 | 1>(0, 1), (bitmap, color) => {
      const components = findComponents(bitmap, color);
      const isSmall = (component: number): boolean => (components.areas[component] ?? 0) < 4;
      const left = withoutComponents(components, isSmall);
      recolor(bitmap, components, isSmall, color === 1 ? 0 : 1);
      const found = findComponents(bitmap, color);
      expect(listRuns(left)).toEqual(listRuns(found));
      expect([...left.areas, ...left.touchesEdge]).toEqual([...found.areas, ...found.touchesEdge]);
    }),
    { seed: SEED, numRuns: 100 },
  );
});
