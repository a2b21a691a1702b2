import { expect, it } from 'vitest';
import { artData } from '../../art/artData.ts';
import type { PersonLook } from '../../parts/person/PersonLook.ts';
import { hasLashes } from '../../parts/person/personHead.ts';
import { asTold } from './asTold.ts';

function isWoman(key: string, words: string, variant: number): boolean {
  const record = artData().things.get(key);
  if (record?.drawing === undefined || !('figure' in record.drawing)) throw new Error(`${key} is no figure`);
  const { figure } = record.drawing;
  const outfit = figure[asTold({ key, words, count: 1, looks: {} }, record, variant) % figure.length];
  return hasLashes(outfit as unknown as PersonLook);
}

it.each([
  ['crossing-guard', 'lollipop lady', true],
  ['crossing-guard', 'lollipop man', false],
  ['police-officer', 'policewoman', true],
  ['police-officer', 'policeman', false],
  ['police-officer', 'Polizistin', true],
  ['mail-carrier', 'factrice', true],
  ['doctor', 'doctora', true],
  ['firefighter', 'firemen', false],
] as const)('draws %s as told by "%s"', (key, words, expected) => {
  expect([0, 1, 2, 3].map((variant) => isWoman(key, words, variant))).toEqual(Array(4).fill(expected));
});

it('draws either where the word does not tell', () => {
  expect(new Set([0, 1].map((variant) => isWoman('police-officer', 'police officer', variant))).size).toBe(2);
});
