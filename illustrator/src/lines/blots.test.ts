import { readdirSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { Bitmap } from '@lineleaf/press/raster';
import { expect, it } from 'vitest';
import type { Art } from '../art/art.ts';
import { LabelMap } from '../raster/LabelMap.ts';
import { svgDrawing } from '../things/ownArt.ts';
import { drawLines } from './drawLines.ts';
import { finishPage } from './finishPage.ts';
import { paintArt } from './paintArt.ts';

const FOLDER = join(import.meta.dirname, '../../things');

/** A drawing as it is where it is small on a child's page, all at half the scale. */
const LONGEST = 115;
const LINE = 3.25;
const LIMITS = { smallest: 18, lineWidth: LINE };
const SIZE = 140;
/** What covers a square so wide is no line and no pupil. */
const THICK = 7;

/** So much of a drawing is thick black at most, as it is of the worst today; tracks are black by nature. */
const MOST = 0.39;
const MOST_OF_TRACKS = 0.69;
/** What has more of it than that is dark: of all drawings a tenth at most, as today. */
const DARK = 0.1;
const MOST_DARK = 0.1;

it('drawings of our own do not turn to black blots where they are small', () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });
  const names = files.filter((path) => extname(path) === '.svg').map((path) => basename(path, '.svg'));
  const shares = names.map((name) => ({ name, share: thickShare(svgDrawing(name).art) }));
  const most = (name: string) => (name === 'animal-tracks' ? MOST_OF_TRACKS : MOST);
  expect(shares.filter(({ name, share }) => share > most(name))).toEqual([]);
  expect(shares.filter(({ share }) => share > DARK).length).toBeLessThanOrEqual(MOST_DARK * names.length);
}, 120_000);

/** How much of a small drawing is covered by black wider than its lines. */
function thickShare(art: Art): number {
  const scale = LONGEST / Math.max(art.width, art.height);
  const at = (from: number, long: number) => SIZE / 2 - scale * (from + long / 2);
  const to = { a: scale, b: 0, c: 0, d: scale, e: at(art.left, art.width), f: at(art.top, art.height) };
  const map = new LabelMap(2 * SIZE, 2 * SIZE);
  paintArt(map, [{ art, to }], { width: LINE, smallestArea: 65 });
  const page = drawLines(map, LINE);
  finishPage(page, LIMITS);
  let drawn = 0;
  for (let y = 0; y < SIZE; y += 1)
    for (let x = 0; x < SIZE; x += 1)
      if (page.ink[y * SIZE + x] === 1 || map.labels[4 * y * SIZE + 2 * x] !== 0) drawn += 1;
  return thickArea(page) / drawn;
}

/** How many pixels are in a square of ink. */
function thickArea({ ink, width, height }: Bitmap): number {
  // How much ink is above and to the left of each pixel.
  const sums = new Int32Array((width + 1) * (height + 1));
  const sum = (x: number, y: number) => sums[y * (width + 1) + x] ?? 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      sums[(y + 1) * (width + 1) + x + 1] =
        sum(x, y + 1) + sum(x + 1, y) - sum(x, y) + (ink[y * width + x] ?? 0);
  const thick = new Uint8Array(width * height);
  for (let y = 0; y + THICK <= height; y += 1)
    for (let x = 0; x + THICK <= width; x += 1) {
      const within = sum(x + THICK, y + THICK) - sum(x, y + THICK) - sum(x + THICK, y) + sum(x, y);
      if (within < THICK * THICK) continue;
      for (let row = y; row < y + THICK; row += 1) thick.fill(1, row * width + x, row * width + x + THICK);
    }
  return thick.reduce((all, one) => all + one, 0);
}
