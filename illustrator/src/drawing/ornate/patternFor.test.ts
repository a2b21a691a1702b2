import { expect, it } from 'vitest';
import { Sketch } from '../../parts/Sketch.ts';
import type { Piece } from '../../placing/Placement.ts';
import { AS_IS } from '../../raster/LabelMap.ts';
import '../../testing/useShippedArt.ts';
import { patternFor } from './patternFor.ts';

const of = (key: string | undefined): Piece => ({
  art: new Sketch().art(),
  to: AS_IS,
  role: key === undefined ? 'scenery' : 'subject',
  ...(key === undefined ? {} : { of: key }),
});

it.each([
  ['brown ground has stones, no waves', undefined, '#c9a26b', 'pebbles'],
  ['water has waves', undefined, '#7fb8e6', 'waves'],
  ['a trunk is wood', 'tree', '#8a5a3c', 'planks'],
  ['a boat is of planks', 'sailboat', '#8a5a3c', 'planks'],
  ['a sail is a cloth', 'sailboat', '#f6f6f2', 'bands'],
])('%s', (_, key, color, pattern) => {
  expect(patternFor({ piece: of(key), color, roundness: 0.3, variant: 0 })).toBe(pattern);
});

it('makes no planks of petals', () => {
  const patterns = [0, 1, 2, 3].map((variant) =>
    patternFor({ piece: of('flower'), color: '#f0b040', roundness: 0.3, variant }),
  );
  expect(patterns).not.toContain('planks');
});
