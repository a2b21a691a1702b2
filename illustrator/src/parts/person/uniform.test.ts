import { expect, it } from 'vitest';
import { drawPerson } from './drawPerson.ts';
import type { PersonLook } from './PersonLook.ts';
import type { Uniform } from './uniform.ts';

const BARE: PersonLook = { hair: 'short', lower: 'trousers', age: 'adult' };
const HATS = [
  'roman',
  'nemes',
  'headcloth',
  'helmet',
  'postal',
  'aviator',
  'combat',
  'gridiron',
  'visor',
] as const;
const FRONTS: readonly Uniform[] = [
  ...(['armor', 'satchel', 'reflective', 'long-coat', 'fur', 'wrap', 'badge'] as const),
  ...(['wings', 'broad-collar', 'sash', 'camouflage'] as const),
];

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

it.each(HATS)('shows who has a %s hat on', (hat) => {
  expect(areasOf({ hat })).toBeGreaterThan(areasOf({}) + 1);
});

it.each(FRONTS)('shows the %s on a trunk', (front) => {
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
