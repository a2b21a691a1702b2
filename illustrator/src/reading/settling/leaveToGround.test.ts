import { describe, expect, it } from 'vitest';
import { formatScene } from '../formatScene.ts';
import { readPrompt } from '../readPrompt.ts';

describe('what the page has of itself', () => {
  it.each([
    ['an otter among the waves', 'otter @ocean'],
    ['a seal on the beach with waves', 'seal @beach'],
    ['a goat with clouds and grass', 'goat @meadow ~clouds'],
    ['a raven with thin lines', 'crow'],
  ])('is no thing of its own: "%s"', (prompt, scene) => {
    expect(formatScene(readPrompt(prompt))).toBe(scene);
  });

  it.each([
    ['a boat on big waves', 'sailboat @rough-sea'],
    ['a big wave', 'water-wave'],
    ['a boat and two waves', 'water-wave*2'],
    ['a rabbit holding grass', 'rabbit>hold>grass'],
    ['an ant on a blade of grass', 'ant>on>grass'],
  ])('but it is one that is counted, large or held: "%s"', (prompt, said) => {
    expect(formatScene(readPrompt(prompt))).toContain(said);
  });
});
