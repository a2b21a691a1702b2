import { expect, it } from 'vitest';
import { colorsOf } from './colors.ts';
import type { PersonLook } from './PersonLook.ts';
import { drawHead } from './personHead.ts';

/** Lines on the head of a grown-up with open eyes. */
function linesOn(look: PersonLook): number {
  const face = { eyes: 'open', mouth: 'smile', brows: 'calm' } as const;
  const head = drawHead({ look, face, age: 'adult', colors: colorsOf(look, 'adult'), r: 34 });
  return head.art().items.filter(({ kind }) => kind === 'line').length;
}

it('has two lashes at each eye of a girl or a woman', () => {
  const man = linesOn({ hair: 'short', lower: 'trousers' });
  expect(linesOn({ hair: 'short', lower: 'dress' })).toBe(man + 4);
  const wizard = { hair: 'long', lower: 'robe' } as const;
  expect(linesOn({ ...wizard, beard: true })).toBeLessThan(linesOn(wizard));
});
