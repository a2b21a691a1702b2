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
