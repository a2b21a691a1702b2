import { describe, expect, it } from 'vitest';
import { formatScene } from '../formatScene.ts';
import { readPrompt } from '../readPrompt.ts';

const read = (prompt: string) => formatScene(readPrompt(prompt));

describe('who does what', () => {
  it.each([
    ['a dog as a pirate holding a sword', 'dog>hold>dagger'],
    ['a mom drinking tea with three kids running around her', 'woman>drink>hot-beverage child>around>woman'],
    ['a girl eating pizza with her brother laughing', 'girl>eat>pizza boy>next-to>girl'],
    ['three mice: one eating cheese, one sleeping and one reading', 'mouse2>eat>cheese-wedge'],
    ['a dog running around a tree', 'dog>around>tree'],
  ])('is told by the words around the deed: %s', (prompt, scene) => {
    expect(read(prompt)).toContain(scene);
  });

  it('is all of them where those who come along do nothing else', () => {
    expect(read('a girl eating pizza with her brother')).toContain('boy>eat>pizza');
    expect(read('grandma baking cookies with her grandkids helping')).toContain('child>tend>');
  });

  it('leaves where somebody runs about as it is', () => {
    expect(read('kids running around the kitchen')).toBe('child*3:run @kitchen');
    expect(read('a puppy running around')).toBe('puppy:run');
  });
});
