import { expect, it, vi } from 'vitest';
import { createChallenge, isRightAnswer } from './mathChallenge.ts';

it('asks for whole numbers from 1 to 10, both ends included', () => {
  const chance = vi.spyOn(Math, 'random');
  chance.mockReturnValueOnce(0).mockReturnValueOnce(1 - Number.EPSILON);
  expect(createChallenge()).toEqual({ a: 1, b: 10 });
  chance.mockRestore();
  const operands = Array.from({ length: 2000 }, createChallenge).flatMap(({ a, b }) => [a, b]);
  expect([...new Set(operands)].sort((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

it('takes the sum alone for right, spaces aside', () => {
  const challenge = { a: 3, b: 4 };
  expect(isRightAnswer(challenge, ' 7 ')).toBe(true);
  for (const typed of ['', ' ', '6', '34', '3+4', 'seven', '7.5']) {
    expect([typed, isRightAnswer(challenge, typed)]).toEqual([typed, false]);
  }
});
