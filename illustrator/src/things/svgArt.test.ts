import { describe, expect, it } from 'vitest';
import { readSvgArt } from './svgArt.ts';

const drawing = (inner: string): string => `<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`;

describe('a drawing of our own', () => {
  it('keeps its round corners inside its box where it is mirrored and turned', () => {
    const tab =
      '<rect x="20" y="10" width="40" height="20" rx="8" fill="#fff" transform="rotate(20 40 20)"/>';
    const plain = readSvgArt(drawing(tab), 'plain').art;
    const mirrored = readSvgArt(drawing(`<g transform="matrix(-1 0 0 1 100 0)">${tab}</g>`), 'mirrored').art;
    expect(mirrored.width).toBeCloseTo(plain.width, 1);
    expect(mirrored.height).toBeCloseTo(plain.height, 1);
    expect(mirrored.left).toBeCloseTo(100 - plain.left - plain.width, 1);
  });
});
