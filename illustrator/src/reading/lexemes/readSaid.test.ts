import { describe, expect, it } from 'vitest';
import { readPrompt } from '../readPrompt.ts';

describe('what a sign says', () => {
  it.each([
    ['a sign that says no frogs allowed', ['No frogs allowed']],
    ['a box saying free kittens', ['Free kittens']],
    ['a sign that says the word hello', ['Hello']],
    ['a shop with a sign that reads 3 apples for 1 dollar', ['3 apples for 1 dollar']],
    ['a banner that says welcome home daddy with two kids holding it', ['Welcome home daddy']],
    ['a sign that says fish and chips and a cat', ['Fish and chips']],
    ['a cake that says happy birthday emma', ['Happy Birthday', 'Emma']],
    ["a sign that says don't feed the bears next to a bear", ['Don’t feed the bears']],
    ['un cartel que dice se venden gatos con un gato', ['Se venden gatos']],
    ['a girl who reads a book about frogs', []],
    ['everyone says hello', []],
  ])('is all of its words and no more: %s', (prompt, texts) => {
    expect(readPrompt(prompt).texts).toEqual(texts);
  });

  it('is on the sign, but below who wears it', () => {
    expect(readPrompt('a cat in a box that says free kittens').textAt).toBe(1);
    expect(readPrompt('a boy wearing a shirt that says big brother').textAt).toBeUndefined();
  });
});
