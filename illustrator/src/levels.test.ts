import { mapAreas } from '@lineleaf/press';
import { describe, expect, it } from 'vitest';
import { drawPage } from './drawPage.ts';
import { readCorpus } from './testing/readCorpus.ts';

/** For a machine with much else to do. */
const PATIENCE = 120_000;

/** All prompts in the long run, every third one else. */
const isLong = process.env.LINELEAF_LONG !== undefined;
const PROMPTS = readCorpus(new URL('../corpus/levels.txt', import.meta.url))
  .map(({ prompt }) => prompt)
  .filter((_, index) => isLong || index % 3 === 1);

const SEED = 7;
/** 12 mm at 150 dpi, in pixels. */
const TWELVE_MM = (12 / 25.4) * 150;

describe('a page for a toddler', () => {
  it.each(PROMPTS)(
    'has at most 25 areas, and each holds a circle of 12 mm: %s',
    (prompt) => {
      const { bitmap, colorability, palette } = drawPage({ prompt, seed: SEED, detail: 'toddler' });
      const { areas } = mapAreas(bitmap);
      expect(areas.length).toBeLessThanOrEqual(25);
      expect(2 * Math.min(...areas.map(({ spot }) => spot.radius))).toBeGreaterThanOrEqual(TWELVE_MM);
      expect(palette).toHaveLength(areas.length);
      expect(colorability).toMatchObject({ specks: 0, tinyRegions: 0, leaks: 0 });
    },
    PATIENCE,
  );
});

describe('a detailed page', () => {
  it(
    'has at least twice the areas of one for a child, 19 times in 20',
    () => {
      const counts = PROMPTS.map((prompt) => {
        const [child, detailed] = (['child', 'detailed'] as const).map(
          (detail) => drawPage({ prompt, seed: SEED, detail }).colorability,
        );
        expect(detailed).toMatchObject({ specks: 0, tinyRegions: 0, leaks: 0 });
        expect(detailed?.inkShare).toBeLessThanOrEqual(0.16);
        expect(detailed?.lineWidth.median).toBeGreaterThanOrEqual(4);
        expect(detailed?.lineWidth.p95).toBeLessThanOrEqual(14);
        return { prompt, child: child?.regions ?? 0, detailed: detailed?.regions ?? 0 };
      });
      const short = counts.filter(({ child, detailed }) => detailed < 2 * child);
      expect(short.length, JSON.stringify(short)).toBeLessThanOrEqual(PROMPTS.length / 20);
    },
    PATIENCE,
  );
});
