import { findComponents } from '@lineleaf/press/raster';
import { describe, expect, it } from 'vitest';
import { Sketch } from '../parts/Sketch.ts';
import { ellipse } from '../parts/shapes.ts';
import { AS_IS, INK, LabelMap } from '../raster/LabelMap.ts';
import { drawLines } from './drawLines.ts';
import { finishPage } from './finishPage.ts';
import { paintArt } from './paintArt.ts';

describe('LabelMap', () => {
  it('fills the pixels whose centers lie inside, with holes by the even-odd rule', () => {
    const map = new LabelMap(6, 6);
    const square = (from: number, to: number) => [from, from, to, from, to, to, from, to, from, from];
    map.fill([square(0, 6), square(2, 4)], AS_IS, 3);
    expect([...map.labels.subarray(12, 18)]).toEqual([3, 3, 0, 0, 3, 3]);
    expect(map.labels.filter((label) => label === 3)).toHaveLength(32);
  });

  it('leaves no gap and no overlap between areas that share a border', () => {
    const map = new LabelMap(40, 40);
    const border = [3, 1, 17.3, 9.1, 11.2, 22.7, 30, 39];
    map.fill([[0, 0, ...border, 0, 40, 0, 0]], AS_IS, 1);
    const left = map.labels.slice();
    map.labels.fill(0);
    map.fill([[40, 0, 0, 0, ...border, 0, 40, 40, 40, 40, 0]], AS_IS, 1);
    expect(map.labels.every((label, at) => label + (left[at] ?? 0) === 1)).toBe(true);
  });

  it('knows wherever a label differs from the one to the right or below, whatever was painted over what', () => {
    const [width, height] = [100, 60];
    const map = new LabelMap(width, height);
    const ring = [5, 3, 70, 9, 64, 50, 33, 28, -12, 55, 5, 3];
    map.fill([ring, [20, 10, 40, 12, 30, 30, 20, 10]], AS_IS, 1);
    map.fill([ring], { ...AS_IS, a: 0.4, d: 2, e: 50, f: -20 }, 2);
    map.stroke([-4, 20, 60, 33, 108, 70], AS_IS, { radius: 4.3, label: INK });
    const known: number[] = [];
    const differing: number[] = [];
    for (let at = 0; at < width * height; at += 1) {
      const [x, y] = [at % width, Math.floor(at / width)];
      const [right, below] = [x + 1 < width ? at + 1 : at, y + 1 < height ? at + width : at];
      if (map.labels[at] !== map.labels[right] || map.labels[at] !== map.labels[below]) differing.push(at);
      if (((map.borders[y * map.stride + (x >> 5)] ?? 0) >>> (x & 31)) & 1) known.push(at);
      const last = map.sameUntil(x, y);
      expect(map.labels.subarray(at, at + last - x + 1).every((label) => label === map.labels[at])).toBe(
        true,
      );
    }
    expect(differing.filter((at) => !known.includes(at))).toEqual([]);
    expect(known.length).toBeLessThan((width * height) / 4);
    map.clear();
    expect(map.sameUntil(0, 20)).toBe(width - 1);
  });
});

describe('drawLines', () => {
  it('draws a line of the wanted width, to a pixel, where labels meet and none around solid black', () => {
    const map = new LabelMap(80, 80);
    map.fill([[0, 0, 40, 0, 40, 80, 0, 80, 0, 0]], AS_IS, 1);
    map.fill([[56, 30, 64, 30, 64, 50, 56, 50, 56, 30]], AS_IS, INK);
    const page = drawLines(map, 6);
    const row = page.ink.subarray(20 * 40, 21 * 40);
    const widths = row
      .join('')
      .match(/1+/g)
      ?.map((run) => run.length);
    expect(widths).toHaveLength(2);
    expect(Math.abs((widths?.[0] ?? 0) - 6)).toBeLessThanOrEqual(1);
    expect(widths?.[1]).toBe(4);
  });
});

describe('finishPage', () => {
  function pageWithNeck(neck: number) {
    const page = { width: 160, height: 70, ink: new Uint8Array(160 * 70).fill(1) };
    for (let y = 4; y < 66; y += 1) {
      for (let x = 4; x < 156; x += 1) {
        const isNeck = x >= 76 && x < 84;
        if (!isNeck || Math.abs(y - 35 + 0.5) < neck / 2) page.ink[y * 160 + x] = 0;
      }
    }
    return page;
  }

  it('closes a neck of three pixels between two large areas and leaves a wide passage open', () => {
    const [narrow, wide] = [pageWithNeck(3), pageWithNeck(16)];
    for (const page of [narrow, wide]) finishPage(page, { smallest: 60, lineWidth: 6 });
    expect(findComponents(narrow, 0).areas).toHaveLength(2);
    expect(findComponents(wide, 0).areas).toHaveLength(1);
  });

  it('fills pockets too small to color and drops specks', () => {
    const page = { width: 60, height: 60, ink: new Uint8Array(3600) };
    page.ink.fill(1, 60 * 10, 60 * 30);
    for (let y = 15; y < 20; y += 1) page.ink.fill(0, y * 60 + 15, y * 60 + 20);
    page.ink[60 * 50 + 30] = 1;
    finishPage(page, { smallest: 60, lineWidth: 6 });
    expect(page.ink[60 * 17 + 17]).toBe(1);
    expect(page.ink[60 * 50 + 30]).toBe(0);
  });
});

describe('paintArt', () => {
  it.each([
    ['the eye of a head that fills a page', 66, 66, true],
    ['an eye that fills half a page', 90, 90, false],
    ['a dark patch as large as an eye', 36, 110, false],
  ])('paints solid black or leaves to be colored %s', (_, rx, ry, isBlack) => {
    const map = new LabelMap(480, 480);
    const sketch = new Sketch();
    sketch.ink([ellipse(120, 120, rx, ry)]);
    paintArt(map, [{ art: sketch.art(), to: AS_IS }], { width: 6, smallestArea: 100 });
    expect(map.labels[240 * map.width + 240] === INK).toBe(isBlack);
  });
});
