import { describe, expect, it } from 'vitest';
import { sceneOf } from '../../../scripts/sceneOf.ts';
import { artData } from '../../art/artData.ts';
import { dressed, dressOf } from './dressFor.ts';

const scene = (text: string) => ({ ...sceneOf(text) });

describe('the dress of a place', () => {
  it.each([
    ['child*3, snowman; build 0 1', {}, true],
    ['girl', { setting: 'garden', weather: ['snow'] as const }, true],
    ['girl', { setting: 'bedroom', weather: ['snow'] as const }, false],
    ['girl', { setting: 'garden' }, false],
  ])('is warm in snow outside: %s %o', (text, more, isWarm) => {
    expect(dressOf({ ...scene(text), ...more } as never).includes('coat')).toBe(isWarm);
  });

  it.each([
    ['girl', [], ['coat', 'beanie']],
    ['girl', ['dress'], ['dress']],
    ['girl', ['santa-hat'], ['santa-hat', 'coat']],
    ['king', [], []],
  ])('is worn by who is in clothes of every day: %s with %o', (key, wears, worn) => {
    const record = artData().things.get(key);
    if (record === undefined) throw new Error('There is such a person');
    expect(dressed(record, { wears, dress: ['coat', 'beanie'] })).toEqual(worn);
  });
});
