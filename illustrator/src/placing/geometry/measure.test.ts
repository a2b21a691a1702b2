import { describe, expect, it } from 'vitest';
import type { Art } from '../../art/art.ts';
import { Sketch } from '../../parts/Sketch.ts';
import { AS_IS } from '../../raster/LabelMap.ts';
import { coverageOf, largestEmpty, viewsOf } from './measure.ts';

const PAGE = { left: 0, top: 0, right: 400, bottom: 400 };
const ON = { page: PAGE, cell: 4 };

function square(x: number, y: number, side: number): Art {
  const sketch = new Sketch();
  sketch.area(`M${x} ${y} H${x + side} V${y + side} H${x} Z`);
  return sketch.art();
}

describe('viewsOf', () => {
  it('tells how much of a silhouette is left beside what is painted over it', () => {
    const [under, over] = viewsOf(
      [
        { art: square(0, 0, 200), to: AS_IS },
        { art: square(100, 0, 200), to: AS_IS },
      ],
      ON,
    );
    expect(under?.visible).toBeCloseTo(0.5, 1);
    expect(over?.visible).toBe(1);
  });

  it.each([
    ['upright', AS_IS],
    ['mirrored', { ...AS_IS, a: -1, e: 200 }],
    ['turned', { a: 0, b: 1, c: -1, d: 0, e: 200, f: 0 }],
  ])('knows the shape of a picture, %s', (_, to) => {
    const step = new Sketch();
    step.area('M0 0 H100 V100 H200 V200 H0 Z');
    const [view] = viewsOf(
      [
        { art: step.art(), to },
        { art: square(0, 0, 100), to },
      ],
      ON,
    );
    expect(view?.visible).toBeCloseTo(2 / 3, 1);
  });

  it('counts what lies outside the page, or was cut away, as not seen', () => {
    const half = { art: square(0, 0, 200), to: { ...AS_IS, e: 300 } };
    const cut = { art: square(0, 300, 50), whole: square(0, 300, 100), to: AS_IS };
    const [beyond, clipped] = viewsOf([half, cut], ON);
    expect(beyond?.visible).toBeCloseTo(0.5, 1);
    expect(clipped?.visible).toBeCloseTo(0.25, 1);
  });

  it('measures the telling part by itself, turned and mirrored ones too', () => {
    const telling = { left: 0, top: 0, right: 100, bottom: 200 };
    const mirrored = { art: square(0, 0, 200), to: { ...AS_IS, a: -1, e: 200 }, telling };
    const [view] = viewsOf([mirrored, { art: square(100, 0, 200), to: AS_IS }], ON);
    expect(view?.telling).toBeCloseTo(0, 1);
    const turned = { art: square(0, 0, 200), to: { a: 0, b: 1, c: -1, d: 0, e: 200, f: 0 }, telling };
    const [other] = viewsOf([turned, { art: square(0, 100, 200), to: AS_IS }], ON);
    expect(other?.telling).toBeCloseTo(1, 1);
  });

  it('lets a tool hide a little of the telling part of what it is used at', () => {
    const face = square(0, 0, 200);
    const one = { art: face, to: AS_IS, telling: { left: 0, top: 0, right: 200, bottom: 200 } };
    const tellingUnder = (side: number) =>
      viewsOf([one, { art: square(0, 0, side), to: AS_IS, at: face }], ON)[0]?.telling;
    expect(tellingUnder(60)).toBe(1);
    expect(tellingUnder(160)).toBeLessThan(0.5);
  });
});

describe('viewsOf of some pictures', () => {
  it('sees them as it would among all, and says nothing of the others', () => {
    const shown = [20, 60, 100, 140].map((x) => ({ art: square(x, 0, 120), to: AS_IS }));
    const [, under] = viewsOf(shown, ON);
    const some = viewsOf(shown, ON, (one) => one === shown[1]);
    expect(under?.visible).toBeLessThan(0.5);
    expect(some).toEqual([undefined, under, undefined, undefined]);
  });
});

describe('coverageOf', () => {
  it('counts what two boxes share once', () => {
    const boxes = [
      { left: 0, right: 200, top: 0, bottom: 400 },
      { left: 100, right: 300, top: 0, bottom: 400 },
    ];
    expect(coverageOf(boxes, PAGE)).toBeCloseTo(0.75, 1);
  });
});

describe('largestEmpty', () => {
  it('finds the largest rectangle without a taken cell', () => {
    const taken = new Uint8Array(10 * 8);
    for (let row = 0; row < 8; row += 1) taken[row * 10 + 3] = 1;
    taken[4 * 10 + 8] = 1;
    expect(largestEmpty(taken, 10)).toEqual({ left: 4, right: 8, top: 0, bottom: 8 });
  });

  it('finds nothing where all is taken', () => {
    const { left, right } = largestEmpty(new Uint8Array(40).fill(1), 8);
    expect(right - left).toBe(0);
  });
});
