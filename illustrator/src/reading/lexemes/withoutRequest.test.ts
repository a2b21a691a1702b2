import { describe, expect, it } from 'vitest';
import { tokenize } from './tokens.ts';
import { withoutRequest } from './withoutRequest.ts';

describe('withoutRequest', () => {
  it.each([
    ['en', 'Can you please draw me a cat', 'a cat'],
    ['en', 'hi, a cat', ', a cat'],
    ['en', "I'd like to have a dragon", 'a dragon'],
    ['en', 'a girl who can draw you a cat', 'a girl who can draw you a cat'],
    ['en', 'draw', 'draw'],
    ['en', 'can you draw', 'can you draw'],
    ['es', '¿Puedes dibujarme un gato?', 'un gato ?'],
    ['fr', "J'aimerais une licorne", 'une licorne'],
    ['de', 'Kannst du bitte einen Hund malen', 'einen Hund'],
    ['de', 'ein Kind, das einen Hund malen will', 'ein Kind , das einen Hund malen will'],
  ] as const)('of %s "%s" leaves "%s"', (language, prompt, left) => {
    const tokens = withoutRequest(tokenize(prompt), language);
    expect(tokens.map(({ raw }) => raw).join(' ')).toBe(left);
  });
});
