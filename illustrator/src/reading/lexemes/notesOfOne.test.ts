import { describe, expect, it } from 'vitest';
import { formatScene } from '../formatScene.ts';
import { readPrompt } from '../readPrompt.ts';

const read = (prompt: string) => formatScene(readPrompt(prompt));

describe('a note of somebody and things', () => {
  it.each([
    ['penguin, scarf, skating', 'penguin>wear>scarf'],
    ['fox. violin. moon.', 'fox>hold>violin'],
    ['robot, bike, helmet', 'robot>ride>bicycle robot>wear>bike-helmet'],
    ['hippo, umbrella, puddle', 'hippopotamus>hold>umbrella hippopotamus>next-to>puddle'],
  ])('gives him what he can wear, hold or sit on: %s', (prompt, relations) => {
    expect(read(prompt)).toContain(relations);
  });

  it('leaves a list of several, and one with articles, as it is', () => {
    expect(readPrompt('cat, mouse, cheese').relations).toEqual([]);
    expect(readPrompt('a cat, a hat, a dog').relations).toEqual([]);
  });

  it('reports no word that nobody typed', () => {
    expect(readPrompt('fox, violin').words.map(({ text }) => text)).toEqual(['fox', 'violin']);
  });
});

describe('who does it', () => {
  it.each([
    ['a squirrel who lost his acorn crying', 'squirrel:cry+sad acorn'],
    ['a mouse is tired and a cat is dancing', 'mouse+sleepy cat:dance'],
    ['a ball and a dog running', 'soccer-ball dog:run'],
    ['a bear and bees flying around his head', 'bear honeybee*2:fly'],
  ])('is who can, and of whom it is told: %s', (prompt, things) => {
    expect(read(prompt)).toContain(things);
  });
});
