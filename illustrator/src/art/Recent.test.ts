import { expect, it } from 'vitest';
import { Recent } from './Recent.ts';

it('keeps no more than its limit weighs, what was asked for last', () => {
  const recent = new Recent<string>(10, ({ length }) => length);
  recent.set('a', '1234');
  recent.set('b', '1234');
  recent.get('a');
  recent.set('c', '1234');
  expect(['a', 'b', 'c'].map((key) => recent.get(key))).toEqual(['1234', undefined, '1234']);
  recent.set('d', '123456789');
  expect(['a', 'b', 'c', 'd'].map((key) => recent.get(key))).toEqual([
    undefined,
    undefined,
    undefined,
    '123456789',
  ]);
});

it('keeps the newest even where it is over the limit by itself', () => {
  const recent = new Recent<string>(3, ({ length }) => length);
  recent.set('a', '1234567');
  expect(recent.get('a')).toBe('1234567');
  recent.set('b', '12');
  expect([recent.get('a'), recent.get('b')]).toEqual([undefined, '12']);
});
