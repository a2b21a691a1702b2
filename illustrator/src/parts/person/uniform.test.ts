import { expect, it } from 'vitest';
import { JOB_HATS, type JobHat } from '../figure/jobHat.ts';
import { drawPerson } from './drawPerson.ts';
import { type PersonLook, UNIFORMS } from './PersonLook.ts';

const BARE: PersonLook = { hair: 'short', lower: 'trousers', age: 'adult' };
function areasOf(look: Partial<PersonLook>): number {
  const { art } = drawPerson({
    look: { ...BARE, ...look },
    isYoung: false,
    pose: 'stand',
    onSeat: false,
    hands: {},
  });
  return art.items.filter(({ kind }) => kind !== 'ink').length;
}

it.each(Object.keys(JOB_HATS) as JobHat[])('shows who has a %s hat on', (hat) => {
  expect(areasOf({ hat })).toBeGreaterThan(areasOf({}) + 1);
});

it.each(UNIFORMS)('shows the %s on a trunk', (front) => {
  expect(areasOf({ front })).toBeGreaterThan(areasOf({}) + 1);
});

it('has other shields than a knight', () => {
  const shields = [true, 'tall', 'round'] as const;
  expect(new Set(shields.map((shield) => areasOf({ shield }))).size).toBe(shields.length);
});

it('hangs strips of leather from the armor, and points from a fur', () => {
  const skirts = [undefined, 'armor', 'fur'] as const;
  const drawn = skirts.map((front) => areasOf({ lower: 'dress', ...(front ? { front } : {}) }));
  expect(new Set(drawn).size).toBe(skirts.length);
});
