import { describe, expect, it } from 'vitest';
import { formatScene } from '../formatScene.ts';
import { readPrompt } from '../readPrompt.ts';

const read = (prompt: string) => formatScene(readPrompt(prompt));

describe('what has happened', () => {
  it.each([
    ['a boy with an ice cream that has fallen on the ground', 'boy ice-cream+over ice-cream>next-to>boy'],
    ['a vase that has fallen off the table', 'vase+over table'],
    ['a kite that has gotten stuck in a tree', 'kite>in>tree'],
    ['a dog that has eaten all the cookies', 'dog>eat>cookie'],
  ])('is no thing that is had: %s', (prompt, scene) => {
    expect(read(prompt)).toContain(scene);
  });

  it('is not meant where somebody has a thing', () => {
    expect(read('a girl who has a broken doll')).toContain('girl>hold>doll');
  });
});

describe('what somebody has', () => {
  it.each([
    ['a party with a cake with 6 candles', 'cake-candle>on>bare-cake'],
    ['a boy with a dog with a bone', 'dog>hold>bone'],
    ['a monkey with a basket with bananas', 'banana>in>basket'],
    ['a girl with a hat with a basket', 'girl>hold>basket'],
  ])('may have something itself: %s', (prompt, scene) => {
    expect(read(prompt)).toContain(scene);
  });

  it('are patches of a coat, or sewn on', () => {
    expect(read('a horse with patches')).toContain('horse+spotted');
    expect(read('a teddy bear with patches')).toContain('teddy-bear+patched');
  });
});
