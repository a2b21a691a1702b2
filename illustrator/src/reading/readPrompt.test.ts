import { describe, expect, it } from 'vitest';
import { formatScene } from './formatScene.ts';
import { readPrompt } from './readPrompt.ts';

describe('readPrompt', () => {
  it.each([
    ['a fox reading a book to two rabbits', 'fox:read open-book rabbit*2 fox>read>open-book fox>face>rabbit'],
    ['Two cats on a boat', 'cat*2 sailboat cat>on>sailboat'],
    ['a zorblax and a cat', 'cat ?zorblax'],
  ])('reads "%s"', (prompt, scene) => {
    expect(formatScene(readPrompt(prompt))).toBe(scene);
  });
});
