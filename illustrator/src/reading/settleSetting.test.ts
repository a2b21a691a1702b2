import { describe, expect, it } from 'vitest';
import { readPrompt } from './readPrompt.ts';

describe('where a page is that names no place', () => {
  it.each([
    ['a cow jumping over the moon', 'sky'],
    ['un oiseau au-dessus d’un nuage', 'sky'],
    ['a cow and a barn under a cloud', 'farm'],
    ['a cow in a barn and a bird over a cloud', 'barn'],
  ])('is up in the sky if all that is named is there: "%s"', (prompt, setting) => {
    expect(readPrompt(prompt).setting).toBe(setting);
  });
});
