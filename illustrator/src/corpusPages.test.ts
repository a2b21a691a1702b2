import { describe, expect, it } from 'vitest';
import { drawScene } from './drawPage.ts';
import { readPrompt } from './reading/readPrompt.ts';
import type { Scene } from './reading/Scene.ts';
import { readWishes } from './readWishes.ts';
import { readCorpus } from './testing/readCorpus.ts';

/** For a machine with much else to do. */
const PATIENCE = 120_000;

const isLong = process.env.LINELEAF_LONG !== undefined;
const PROMPTS = ['prompts.txt', 'held-out.txt', 'blind-2.txt', 'blind-3.txt', 'blind-4.txt', 'blind-5.txt']
  .flatMap((name) => readCorpus(new URL(`../corpus/${name}`, import.meta.url)))
  .map(({ prompt }) => prompt);
/** A prompt of which nothing can be drawn comes to no page: whoever sends it is told so. */
const DRAWABLE = PROMPTS.filter((prompt) => readWishes(prompt).isDrawable);
/** All pages in the long run, every third one else. */
const PAGES = DRAWABLE.filter((_, index) => isLong || index % 3 === 0);

/** How many areas a page has at least and at most: the smallest children are given few large ones. */
function areasOf({ style }: Scene): [number, number] {
  if (style === 'toddler') return [2, 25];
  return [style === 'simple' ? 1 : 8, Number.POSITIVE_INFINITY];
}

describe('a page of the corpus', () => {
  it('is drawn from each prompt but a name that nothing says to write', () => {
    expect(PROMPTS.filter((prompt) => !DRAWABLE.includes(prompt))).toEqual(['Emma']);
  });

  it.each(PAGES)(
    'can be printed and colored: %s',
    (prompt) => {
      const scene = readPrompt(prompt);
      const drawn = drawScene(scene, 7);
      const page = drawn.colorability;
      expect(page.inkShare).toBeGreaterThanOrEqual(0.03);
      expect(page.inkShare).toBeLessThanOrEqual(0.16);
      expect(page).toMatchObject({ specks: 0, tinyRegions: 0, leaks: 0 });
      expect(page.largestSolidShare).toBeLessThanOrEqual(0.008);
      expect(page.largestRegionShare).toBeLessThanOrEqual(0.6);
      expect(page.lineWidth.median).toBeGreaterThanOrEqual(4);
      expect(page.lineWidth.median).toBeLessThanOrEqual(12);
      expect(page.lineWidth.p95).toBeLessThanOrEqual(14);
      const [fewest, most] = areasOf(scene);
      expect(page.regions).toBeGreaterThanOrEqual(fewest);
      expect(page.regions).toBeLessThanOrEqual(most);
      if (scene.style !== 'simple') {
        const { subject, scenery, filler, frame } = drawn.roles;
        expect(subject).toBeGreaterThanOrEqual(scenery + filler + frame);
      }
    },
    PATIENCE,
  );
});

describe('the seeds of one prompt', () => {
  it(
    'give at least 40 pages of 50 that differ from one another by over a tenth of a thumbnail',
    () => {
      const thumbnails = Array.from({ length: isLong ? 50 : 20 }, (_, seed) =>
        thumbnailOf(drawScene(readPrompt('three kittens in a garden'), seed + 1).bitmap),
      );
      const kept: Uint8Array[] = [];
      for (const one of thumbnails) if (kept.every((other) => differences(one, other) > 0.1)) kept.push(one);
      expect(kept.length).toBeGreaterThanOrEqual(0.8 * thumbnails.length);
    },
    PATIENCE,
  );
});

const SIDE = 32;

/** A page as 32 by 32 squares, each dark where more of it is ink than of the page. */
function thumbnailOf({ ink, width, height }: { ink: Uint8Array; width: number; height: number }): Uint8Array {
  const sums = new Float64Array(SIDE * SIDE);
  const sizes = new Float64Array(SIDE * SIDE);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const square = Math.floor((y * SIDE) / height) * SIDE + Math.floor((x * SIDE) / width);
      sums[square] = (sums[square] ?? 0) + (ink[y * width + x] ?? 0);
      sizes[square] = (sizes[square] ?? 0) + 1;
    }
  }
  const mean = sums.reduce((total, sum) => total + sum, 0) / (width * height);
  return Uint8Array.from(sums, (sum, square) => (sum / (sizes[square] ?? 1) > mean ? 1 : 0));
}

function differences(one: Uint8Array, other: Uint8Array): number {
  return one.filter((dark, square) => dark !== other[square]).length / one.length;
}
