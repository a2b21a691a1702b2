import { describe, expect, it } from 'vitest';
import { drawBody } from './drawBody.ts';

const wearing = (key: string, ...wears: string[]) => drawBody({ key, looks: {}, wears, variant: 0 });
const eyes = (key: string, ...wears: string[]) =>
  wearing(key, ...wears).art.items.filter(({ kind }) => kind === 'ink').length;

describe('what is worn by food and by ninjas', () => {
  it('gives food a face with a hat, and a bow tie below that', () => {
    expect(eyes('doughnut', 'top-hat')).toBeGreaterThan(eyes('doughnut'));
    expect(wearing('cupcake', 'bow-tie').undone.wears).toEqual([]);
  });

  it('leaves holes for the eyes in the mask of a ninja', () => {
    expect(wearing('turtle', 'ninja-mask').undone.wears).toEqual([]);
    expect(eyes('turtle', 'ninja-mask')).toBeGreaterThan(eyes('turtle'));
  });
});
