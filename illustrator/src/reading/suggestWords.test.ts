import { describe, expect, it } from 'vitest';
import { readPrompt } from './readPrompt.ts';
import { suggestWords } from './suggestWords.ts';

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
    expect(suggestWords(prompt)).toContain(expected);
  });

  it('gives at most three, and none that is only written alike where something means alike', () => {
    expect(suggestWords('hyundai')).not.toContain('hyena');
    expect(suggestWords('hyundai and trireme')).toHaveLength(3);
  });

  it('names what can be drawn', () => {
    for (const word of suggestWords('a trireme'))
      expect(readPrompt(word).words.map(({ meaning }) => meaning.as)).toEqual(['thing']);
  });

  it('never draws what is only near to a word', () => {
    expect(readPrompt('a porsche').things).toEqual([]);
  });
});
