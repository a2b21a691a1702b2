import { expect, it } from 'vitest';
import { formatScene } from '../formatScene.ts';
import { readPrompt } from '../readPrompt.ts';

it.each([
  ['a cat for Day of the Dead', 'cat sugar-skull'],
  ['kids at Chinese New Year with lanterns', 'child*3 red-paper-lantern*3 child>hold>red-paper-lantern'],
  ["a bear with a heart for Valentine's Day", 'bear heart heart>next-to>bear'],
  ["a bunny for Mother's Day", 'rabbit bouquet'],
  ['un lapin pour la fête des mères', 'rabbit bouquet'],
  ['ein Hase am Muttertag', 'rabbit bouquet'],
])('tells a feast that is named beside others by its sign: "%s"', (prompt, scene) => {
  expect(formatScene(readPrompt(prompt)).replace(/ @\?\S+/, '')).toBe(scene);
});
