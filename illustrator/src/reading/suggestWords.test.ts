import { describe, expect, it } from 'vitest';
import { readPrompt } from './readPrompt.ts';
import { suggestWords } from './suggestWords.ts';

const suggest = (prompt: string) => suggestWords(prompt, readPrompt(prompt).words);

describe('suggestWords', () => {
  it.each([
    ['a gorrl', 'gorilla'],
    ['a nissan', 'car'],
    ['hyundai', 'car'],
    ['un hyundai', 'coche'],
    ['un peugeot', 'coche'],
    ['une mobylette', 'moto'],
    ['ein Hengst', 'pferd'],
    ['a trireme', 'ship'],
    ['two marimbas', 'xylophone'],
  ])('answers "%s" with "%s" among others', (prompt, expected) => {
    expect(suggest(prompt)).toContain(expected);
  });

  it('gives at most three, and none that is only written alike where something means alike', () => {
    expect(suggest('hyundai')).not.toContain('hyena');
    expect(suggest('hyundai and trireme')).toHaveLength(3);
  });

  it('names what can be drawn', () => {
    for (const word of suggest('a trireme'))
      expect(readPrompt(word).words.map(({ meaning }) => meaning.as)).toEqual(['thing']);
  });

  it('never draws what is only near to a word', () => {
    expect(readPrompt('a porsche').things).toEqual([]);
  });
});
