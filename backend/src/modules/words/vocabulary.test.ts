import { readFileSync } from 'node:fs';
import { findBlockedTerm } from '@lineleaf/api-client/contract';
import { drawPage, listNames } from '@lineleaf/illustrator';
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

  it.each(['en', 'es', 'fr', 'de'])('draws the whole of what the Make screen proposes in %s', (language) => {
    loadIllustratorArt();
    const unknown = proposals(language).map(
      (prompt) => `${prompt}: ${drawPage({ prompt, seed: 1 }).unknown.join(', ')}`,
    );
    expect(unknown.length).toBeGreaterThan(6);
    expect(unknown.filter((line) => !line.endsWith(': '))).toEqual([]);
  });
});

/** The description that the empty field shows, and those of the ideas below it. */
function proposals(language: string): string[] {
  const texts = new URL(`../../../../mfe-studio/src/locales/${language}.json`, import.meta.url);
  const { make } = JSON.parse(readFileSync(texts, 'utf8'));
  const { label: _label, short: _short, ...ideas } = make.ideas;
  return [make.promptPlaceholder.replace(/^.*?: ?/, ''), ...Object.values<string>(ideas)];
}
