import { describe, expect, it } from 'vitest';
import { formatScene } from '../formatScene.ts';
import { readPrompt } from '../readPrompt.ts';

describe('words between single marks', () => {
  it.each([
    ["a fox with a 'good morning' sign", 'fox signboard fox>hold>signboard signboard says "good morning"'],
    ["a jar labeled 'Let's eat'", 'jar "Let\'s eat"'],
    ["a girl reading 'Snow White'", 'girl:read open-book girl>read>open-book "Snow White"'],
    ["the cats' toys and the dogs' bones", 'cat*3 teddy-bear toy-car rubber-ball dog*3 bone*3'],
  ])('are lettered, on what bears them: %s', (prompt, scene) => {
    expect(read(prompt)).toBe(scene);
  });
});

describe('members of a group', () => {
  it('are not there once more where they are named', () => {
    expect(read('a nativity scene with mary and joseph')).toBe(
      'baby-in-manger mary joseph mary>behind>baby-in-manger joseph>behind>baby-in-manger',
    );
  });
});

describe('after an adverb', () => {
  it('something is done', () => {
    expect(read('a girl happily waves at a dog')).toBe('girl:wave+happy dog girl>face>dog');
  });
});

/** Without a guessed setting. */
function read(prompt: string): string {
  return formatScene(readPrompt(prompt)).replace(/ @\?\S+/, '');
}
