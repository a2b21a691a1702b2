import { BEINGS } from '../../things/beings.ts';
import type { Things } from '../../things/Things.ts';
import { FOR } from '../languages/deedWords.ts';
import { isBeforeNoun } from '../words/Sense.ts';
import type { Lexeme } from './lexemes.ts';

/** Makes "baking a cake for a party" and "making pancakes for breakfast" say that both are there: nobody bakes the party. */
export function settlePurposes(lexemes: readonly Lexeme[], things: Things): readonly Lexeme[] {
  return lexemes.map((lexeme, at) =>
    isPurpose(lexemes, at, things)
      ? { ...lexeme, kind: 'known', senses: [{ kind: 'preposition', preposition: 'at' }], plural: false }
      : lexeme,
  );
}

/** "for" after what something is done to, and before what is no person or animal. */
function isPurpose(lexemes: readonly Lexeme[], at: number, things: Things): boolean {
  if (!FOR.test(lexemes[at]?.phrase ?? '') || !isNoun(lexemes[at - 1])) return false;
  const start = lexemes.slice(0, at).findLastIndex(({ kind }) => kind === 'comma' || kind === 'stop');
  const isDone = lexemes
    .slice(start + 1, at)
    .some(({ senses }) => senses.some(({ kind }) => kind === 'verb'));
  const rest = lexemes.slice(at + 1, at + 1 + MOST_BETWEEN);
  const next = rest.find((lexeme) => isNoun(lexeme) || !lexeme.senses.some(isBeforeNoun));
  const sense = next?.senses.find(({ kind }) => kind === 'thing');
  if (!isDone || sense?.kind !== 'thing') return false;
  return sense.keys.every((key) => !BEINGS.has(things.get(key)?.kind ?? 'person'));
}

function isNoun(lexeme: Lexeme | undefined): boolean {
  return lexeme?.senses.some(({ kind }) => kind === 'thing') === true;
}

const MOST_BETWEEN = 4;
