import { readFileSync } from 'node:fs';
import { findBlockedTerm } from '@lineleaf/api-client/contract';
import { describe, expect, it } from 'vitest';
import { findUnsuitableTerm } from './wordGate.ts';

const NAMES = readFileSync(new URL('../../../corpus/given-names.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '' && !line.startsWith('#'))
  .flatMap((line) => line.split(' '));

describe('a thousand given names of ten countries', () => {
  it('are a thousand', () => {
    expect(NAMES).toHaveLength(1000);
  });

  it.each([
    ['a username', ''],
    ['"the name X"', 'the name '],
    ['"el nombre X"', 'el nombre '],
    ['"le prénom X"', 'le prénom '],
    ['"der Name X"', 'der Name '],
  ])('are taken as %s', (_, before) => {
    const refused = NAMES.filter((name) => {
      const text = `${before}${name}`;
      const isBlocked = before !== '' && findBlockedTerm(text) !== undefined;
      return isBlocked || findUnsuitableTerm(text) !== undefined;
    });
    // No exceptions: a name that has to be refused would be listed here with its reason.
    expect(refused).toEqual([]);
  });
});
