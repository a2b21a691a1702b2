import { describe, expect, it } from 'vitest';
import { readPrompt } from '../readPrompt.ts';

describe('where a page is that names no place', () => {
  it.each([
    ['a cow jumping over the moon', 'sky'],
    ['un oiseau au-dessus d’un nuage', 'sky'],
    ['a cow and a barn under a cloud', 'farm'],
    ['a cow in a barn and a bird over a cloud', 'barn'],
    ['a rocket flying past the planets', 'space'],
    ['a spaceship landing on the moon', 'moon'],
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
    ['a nurse pushing a wheelchair', 'hospital'],
    ['a teacher waving at a barn', undefined],
    ['a librarian chasing a truck', undefined],
    ['a cowboy standing by the window', 'room'],
    ['Santa by the fireplace', 'living-room'],
    ['mom filling the stockings at the fireplace', 'living-room'],
    ['a librarian putting books on a shelf', 'library'],
    ['a boy slicing a watermelon', 'kitchen'],
    ['grandpa carving a wooden duck', 'room'],
    ['a man hanging a picture on the wall', 'room'],
    ['a girl building a sandcastle', undefined],
  ])('is where what is done is done: "%s"', (prompt, setting) => {
    expect(readPrompt(prompt).setting).toBe(setting);
  });

  it.each([
    ['kids splashing in the ocean', 'ocean'],
    ['a dog swimming in the sea', 'ocean'],
    ['un niño nada en el mar', 'ocean'],
    ['ein Boot auf dem Meer', 'ocean'],
    ['a girl swimming in the ocean with a dolphin', 'ocean'],
    ['an octopus in the sea', 'undersea'],
    ['a scuba diver in the ocean with fish', 'undersea'],
    ['two ducks in the water', 'lake'],
  ])('is at the surface of the sea or under it, as it suits those who are there: "%s"', (prompt, setting) => {
    const scene = readPrompt(prompt);
    expect(scene.setting).toBe(setting);
    expect(scene.words.filter(({ meaning }) => meaning.as === 'unknown')).toEqual([]);
  });
});
