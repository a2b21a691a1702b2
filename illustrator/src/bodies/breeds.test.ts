import { describe, expect, it } from 'vitest';
import { drawBody } from './drawBody.ts';

describe('breeds of dogs', () => {
  const breeds = ['husky', 'golden retriever', 'dalmatian', 'pug', 'corgi', 'dachshund', 'beagle'];

  it.each(breeds)('do not all look like the dog: %s', (name) => {
    const key = name.replace(' ', '-');
    const artOf = (thing: string) =>
      JSON.stringify(drawBody({ key: thing, looks: {}, wears: [], variant: 0 }).art.items);
    expect(artOf(key)).not.toBe(artOf('dog'));
  });
});
