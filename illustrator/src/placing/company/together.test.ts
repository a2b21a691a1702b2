import { describe, expect, it } from 'vitest';
import { drawPage } from '../../drawPage.ts';

describe('what several do together', () => {
  it.each([
    'kids coming out of school',
    'a ghost coming out of a haunted house',
    'mice dancing around a piece of cheese',
    'a girl holding kittens in a basket',
    'a rabbit carrying eggs in a basket',
    'a clown holding a bunch of balloons',
  ])('%s is done', (prompt) => {
    expect(drawPage({ prompt, seed: 7 }).unknown).toEqual([]);
  });
});
