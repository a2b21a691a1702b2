import { findBlockedTerm } from '@lineleaf/api-client/contract';
import { listNames } from '@lineleaf/illustrator';
import { describe, expect, it } from 'vitest';
import { loadIllustratorArt } from '../../pictures/index.ts';
import { findUnsuitableTerm } from './wordGate.ts';

describe("the illustrator's vocabulary", () => {
  it('knows no word that is blocked or unsuitable', () => {
    loadIllustratorArt();
    const innocent = new Set(['cock', 'pussycat', 'pussy cat']);
    const nouns = listNames().filter((noun) => !innocent.has(noun));
    expect(nouns.filter((noun) => findBlockedTerm(noun) !== undefined)).toEqual([]);
    expect(nouns.filter((noun) => findUnsuitableTerm(noun) !== undefined)).toEqual([]);
  });
});
