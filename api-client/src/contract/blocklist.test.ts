import { describe, expect, it } from 'vitest';
import { BLOCKED_TERMS, findBlockedTerm } from './blocklist.ts';

const ORDINARY_PROMPTS = [
  'a daisy with a smiling face',
  'a smiling butterfly',
  'a smiling sun',
  'a simple heart',
  'a teddy bear',
  'a child running',
  'two race cars',
  'starships in a laser battle',
  'starships in a film style',
  'a garden with flowers, butterflies and a bird',
  'a robin on a branch and a baby shark under the sea',
  'a black panther in the jungle',
  'a frozen lake with penguins',
  'one piece of cake, a piglet and a goofy dog',
  'a cat, woman and child with an iron, man and mouse',
  'a green lantern and a cat in a hat',
  'a spider, many bats and a tweed coat',
  'the planet Pluto beside a big bird',
  'an animal crossing the road',
  'a princess in a castle, a mermaid, a snow white rabbit',
  'a wall each of stone, a sonnet, an author and a marvelous legolike tower',
];

describe('findBlockedTerm', () => {
  it.each([
    ['Spider man on a roof', 'spider man'],
    ['SPIDER-MAN on a roof', 'spider man'],
    ['two spidermen? no, spiderman', 'spider man'],
    ['a Pokémon in the grass', 'pokemon'],
    ["Mickey Mouse's house", 'mickey mouse'],
    ['three minions', 'minion'],
    ['Hello_Kitty', 'hello kitty'],
    ['the droid R2-D2', 'r2 d2'],
    ['McDonald’s fries', 'mcdonald s'],
    ['ｐｉｋａｃｈｕ with a hat', 'pikachu'],
    ['a doll like Barbie', 'barbie'],
  ])('finds the term in "%s"', (prompt, term) => {
    expect(findBlockedTerm(prompt)).toBe(term);
  });

  it.each(ORDINARY_PROMPTS)('lets "%s" through', (prompt) => {
    expect(findBlockedTerm(prompt)).toBeUndefined();
  });

  it('finds every listed term as it stands, hyphenated and run together', () => {
    for (const term of BLOCKED_TERMS) {
      for (const spelling of [
        term,
        term.replaceAll(' ', '-'),
        term.replaceAll(' ', ''),
        term.toUpperCase(),
      ]) {
        expect(findBlockedTerm(`a drawing of ${spelling}, please`), spelling).toBeDefined();
      }
    }
  });

  it('lets a given name be lettered, and blocks the character of that name', () => {
    expect(findBlockedTerm('the name Elsa with stars')).toBeUndefined();
    expect(findBlockedTerm('Elsa with stars')).toBe('elsa');
    expect(findBlockedTerm('the name Elsa beside Olaf')).toBe('olaf');
  });

  it('holds about 200 terms, none of them twice', () => {
    expect(BLOCKED_TERMS.length).toBeGreaterThanOrEqual(190);
    expect(BLOCKED_TERMS.length).toBeLessThanOrEqual(230);
    expect(new Set(BLOCKED_TERMS.map((term) => term.replaceAll(' ', ''))).size).toBe(BLOCKED_TERMS.length);
  });
});
