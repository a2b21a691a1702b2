import { describe, expect, it, vi } from 'vitest';
import { drawPage } from './drawPage.ts';

// For a machine with much else to do.
vi.setConfig({ testTimeout: 120_000 });

const PROMPTS = [
  'a daisy with a smiling face',
  'a garden with flowers, butterflies and a bird',
  'two cats on a boat',
  'five fish and an octopus',
  'a zebra and a giraffe',
  'a knight and a dragon',
  'starships in a laser battle',
  'a child running',
  'a city street with a bus',
  'a birthday cake with candles',
  'an owl in a tree at night',
  'a mandala',
];

describe('drawPage', () => {
  it('draws the same lines for the same seed and another page for another', () => {
    const draw = (seed: number) =>
      Buffer.from(drawPage({ prompt: 'three kittens in a garden', seed }).bitmap.ink);
    expect(draw(5).equals(draw(5))).toBe(true);
    expect(draw(5).equals(draw(6))).toBe(false);
  });

  it('leaves a word out that it cannot draw, names it, and draws the rest', () => {
    const { drawn, unknown, bitmap } = drawPage({ prompt: 'a dragon and a zorblax', seed: 3 });
    expect(unknown).toEqual(['zorblax']);
    expect(drawn).toEqual(['dragon']);
    const alone = drawPage({ prompt: 'a dragon', seed: 3 }).bitmap;
    expect(Buffer.from(bitmap.ink).equals(Buffer.from(alone.ink))).toBe(true);
  });

  it.each([
    [
      'a dinasour and an elephannt',
      [
        ['dinasour', 'dinosaur'],
        ['elephannt', 'elephant'],
      ],
    ],
    ['un elephnat avec un chapeau', [['elephnat', 'éléphant']]],
    ['a cat', []],
  ])('says how it read "%s"', (prompt, readings) => {
    expect(drawPage({ prompt, seed: 3 }).readings).toEqual(
      readings.map(([word, read_as]) => ({ word, read_as })),
    );
  });

  it('says where nothing was asked for that can be drawn', () => {
    const isBlank = (prompt: string) => drawPage({ prompt, seed: 3 }).isBlank;
    expect([isBlank('a zorblax'), isBlank('the name Mia')]).toEqual([true, false]);
  });

  it('draws thicker lines and fewer, larger areas for toddlers than in detail', () => {
    const draw = (detail: 'toddler' | 'detailed') =>
      drawPage({ prompt: 'a lobster and a crab', seed: 2, detail }).colorability;
    const [toddler, detailed] = [draw('toddler'), draw('detailed')];
    expect(toddler.lineWidth.median).toBeGreaterThan(detailed.lineWidth.median + 2);
    expect(toddler.regions).toBeLessThan(detailed.regions);
  });
});

describe('a drawn page', () => {
  it.each(PROMPTS)('can be printed and colored: %s', (prompt) => {
    const page = drawPage({ prompt, seed: 7 }).colorability;
    expect(page.inkShare).toBeGreaterThan(0.03);
    expect(page.inkShare).toBeLessThan(0.16);
    expect(page).toMatchObject({ specks: 0, tinyRegions: 0, leaks: 0 });
    expect(page.largestSolidShare).toBeLessThan(0.008);
    expect(page.largestRegionShare).toBeLessThanOrEqual(0.6);
    expect(page.regions).toBeGreaterThanOrEqual(8);
    expect(page.lineWidth.median).toBeGreaterThanOrEqual(4);
    expect(page.lineWidth.median).toBeLessThanOrEqual(12);
    expect(page.lineWidth.p95).toBeLessThanOrEqual(14);
  });
});
