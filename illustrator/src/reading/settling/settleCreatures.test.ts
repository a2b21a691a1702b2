import { describe, expect, it } from 'vitest';
import { formatScene } from '../formatScene.ts';
import { readPrompt } from '../readPrompt.ts';

const read = (prompt: string) => formatScene(readPrompt(prompt));

describe('what animals do with one another and by themselves', () => {
  it.each([
    ['kittens drinking milk from their mother', 'kitten>in-front-of>cat'],
    ['a cat nursing her kittens', 'kitten>in-front-of>cat'],
    ['a wolf carrying her pup', 'wolf>hold.mouth>wolf'],
    ['a crow carrying a twig', 'crow>hold.mouth>twig'],
    ['a dog lying on its back', 'dog:cheer+over'],
    ['a camel with two humps', 'two-hump-camel'],
  ])('is as they live: %s', (prompt, scene) => {
    expect(read(prompt)).toContain(scene);
  });

  it('leaves to tales and to people what no mouth carries', () => {
    expect(read('a rabbit carrying a basket')).toContain('rabbit>hold>basket');
    expect(read('a girl carrying a puppy')).toContain('girl>hold>puppy');
  });

  it('tells no hump that is drawn', () => {
    expect(readPrompt('a camel with one hump').words.map(({ meaning }) => meaning.as)).not.toContain(
      'unknown',
    );
  });
});
