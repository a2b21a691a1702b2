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

  it.each([
    ['a big sister teaching her brother to swim', 'pool'],
    ['two girls swimming with a dolphin', 'lake'],
    ['a baby splashing in the bathtub', 'bathroom'],
    ['a teacher teaching two kids', 'classroom'],
    ['a dad teaching his daughter to ride a bike', undefined],
    ['dad flipping pancakes', 'kitchen'],
  ])('is where what is done is done: "%s"', (prompt, setting) => {
    expect(readPrompt(prompt).setting).toBe(setting);
  });
});
