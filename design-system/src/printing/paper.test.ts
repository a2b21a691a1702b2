import { afterEach, describe, expect, it, vi } from 'vitest';
import { PAPER_SIZES, readPaper, SAFE_MARGIN_MM, storePaper } from './paper.ts';

afterEach(() => vi.unstubAllGlobals());

describe('readPaper', () => {
  it.each([
    ['en-US', 'letter'],
    ['fr-CA', 'letter'],
    ['en', 'letter'],
    ['en-GB', 'a4'],
    ['de', 'a4'],
    ['fr', 'a4'],
  ])('follows the custom of %s: %s', (language, paper) => {
    vi.stubGlobal('navigator', { language });
    expect(readPaper()).toBe(paper);
  });

  it('prefers what was chosen on this device', () => {
    vi.stubGlobal('navigator', { language: 'en-US' });
    storePaper('a4');
    expect(readPaper()).toBe('a4');
  });
});

it.each([
  ['letter', 215.9, 279.4],
  ['a4', 210, 297],
] as const)('the picture leaves the margin on all sides of %s', (paper, widthMm, heightMm) => {
  const imageWidthMm = PAPER_SIZES[paper].imageWidthMm;
  const imageHeightMm = (imageWidthMm * 1650) / 1275;
  expect(imageWidthMm).toBeLessThanOrEqual(widthMm - 2 * SAFE_MARGIN_MM + 0.001);
  expect(imageHeightMm).toBeLessThanOrEqual(heightMm - 2 * SAFE_MARGIN_MM + 0.001);
});
