import { describe, expect, it } from 'vitest';
import { findInk } from './findInk.ts';
import type { GrayImage } from './grayImage.ts';
import { isLineArt, measureLineArt } from './lineArt.ts';

const [WIDTH, HEIGHT] = [300, 400];

describe('isLineArt', () => {
  it.each<[string, (x: number, y: number) => number]>([
    ['black lines on white', (x, y) => (isOnRing(x, y, 3) ? 0 : 255)],
    ['pencil on gray paper', (x, y) => (isOnRing(x, y, 3) ? 90 : 200)],
    ['lines over flat fills', (x, y) => (isOnRing(x, y, 4) ? 20 : isInRing(x, y) ? 190 : 250)],
    ['lines under a shadow', (x, y) => (isOnRing(x, y, 3) ? 10 : 255) * (1 - x / 600)],
    ['lines with grain', (x, y) => (isOnRing(x, y, 4) ? 30 : 225) + 30 * noise(x, y)],
    ['areas of black with hard edges', (x, y) => (isInRing(x, y) ? 0 : 255)],
    ['an empty page', () => 255],
  ])('takes %s', (_what, shade) => {
    expect(isLineArt(measureOf(shade))).toBe(true);
  });

  it.each<[string, (x: number, y: number) => number]>([
    ['balls in the light of a lamp', (x, y) => (isInRing(x, y) ? 240 - 1.9 * fromMiddle(x, y) : 225)],
    ['balls before the dark', (x, y) => (isInRing(x, y) ? 250 - 2 * fromMiddle(x, y) : 50 + y / 8)],
    ['fur', (x, y) => 120 + 50 * Math.sin(x / 3 + 3 * Math.sin(y / 25)) + 20 * noise(x, y >> 3)],
    [
      'gravel',
      (x, y) => 130 + 60 * Math.sin(x / 6 + 2 * Math.sin(y / 9)) * Math.cos(y / 5) + 30 * noise(x, y),
    ],
    ['clouds', (x, y) => 150 + 60 * Math.sin(x / 30) * Math.cos(y / 40) + 30 * Math.sin((x + y) / 9)],
    ['waves of soft shadow', (x, y) => 140 + 100 * Math.sin((x + 0.4 * y) / 8)],
  ])('refuses %s', (_what, shade) => {
    expect(isLineArt(measureOf(shade))).toBe(false);
  });
});

it('counts a thin line as a stroke and the dark side of a step as none', () => {
  expect(measureOf((x) => (x % 60 < 4 ? 0 : 255)).strokeShare).toBeGreaterThan(0.95);
  expect(measureOf((x) => (x % 120 < 60 ? 60 : 160)).strokeShare).toBe(0);
});

it('sees how hard an edge is', () => {
  const hard = measureOf((x) => (x % 60 < 6 ? 0 : 255));
  const soft = measureOf((x) => 255 - 200 * Math.exp(-(((x % 60) - 30) ** 2) / 120));
  expect(hard.edgeStep).toBe(1);
  expect(soft.edgeStep).toBeLessThan(0.5);
});

function measureOf(shade: (x: number, y: number) => number) {
  const gray = Uint8ClampedArray.from({ length: WIDTH * HEIGHT }, (_, at) =>
    shade(at % WIDTH, Math.floor(at / WIDTH)),
  );
  const image: GrayImage = { width: WIDTH, height: HEIGHT, gray: new Uint8Array(gray.buffer) };
  return measureLineArt(image, findInk(image));
}

/** Twelve rings of radius 40, in rows of three. */
function fromMiddle(x: number, y: number): number {
  return Math.hypot((x % 100) - 50, (y % 100) - 50);
}

function isInRing(x: number, y: number): boolean {
  return fromMiddle(x, y) < 40;
}

function isOnRing(x: number, y: number, weight: number): boolean {
  return Math.abs(fromMiddle(x, y) - 40) < weight / 2;
}

/** From -1 to 1, the same on every run. */
function noise(x: number, y: number): number {
  const value = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453;
  return 2 * (value - Math.floor(value)) - 1;
}
