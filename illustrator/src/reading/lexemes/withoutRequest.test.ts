import { describe, expect, it } from 'vitest';
import { tokenize } from './tokens.ts';
import { withoutRequest } from './withoutRequest.ts';
import { withoutStory } from './withoutStory.ts';

describe('withoutRequest', () => {
  it.each([
    ['en', 'Can you please draw me a cat', 'a cat'],
    ['en', 'hi, a cat', ', a cat'],
    ['en', "I'd like to have a dragon", 'a dragon'],
    ['en', 'a girl who can draw you a cat', 'a girl who can draw you a cat'],
    ['en', 'draw', 'draw'],
    ['en', 'can you draw', 'can you draw'],
    ['en', 'my mum is a nurse, can you draw her', 'my mum is a nurse . her'],
    ['es', '¿Puedes dibujarme un gato?', 'un gato ?'],
    ['fr', "J'aimerais une licorne", 'une licorne'],
    ['de', 'Kannst du bitte einen Hund malen', 'einen Hund'],
    ['de', 'ein Kind, das einen Hund malen will', 'ein Kind , das einen Hund malen will'],
  ] as const)('of %s "%s" leaves "%s"', (language, prompt, left) => {
    const tokens = withoutRequest(tokenize(prompt), language);
    expect(tokens.map(({ raw }) => raw).join(' ')).toBe(left);
  });
});

describe('withoutStory', () => {
  it.each([
    ['my daughter lost her cat. a cat with wings', 'a cat with wings'],
    ['my son loves trains so a train', 'a train'],
    ['my son loves trains, a train', 'a train'],
    ['my kids love cats, dogs and cars', 'my kids love cats , dogs and cars'],
    ['my dog loves balls, he runs', 'my dog loves balls , he runs'],
    ['something for my brother who has spots, spotty boy', 'spotty boy'],
    ['a picture for a friend', 'a picture for a friend'],
  ])('of "%s" leaves "%s"', (prompt, left) => {
    const tokens = withoutStory(tokenize(prompt), 'en');
    expect(tokens.map(({ raw }) => raw).join(' ')).toBe(left);
  });
});
