import type { Entry } from '../words/Lexicon.ts';
import type { Sense } from '../words/Sense.ts';
import type { Lexeme } from './lexemes.ts';

/**
 * Reads "an ice cream that has fallen" as one that is fallen, and "a dog that has eaten a shoe" as one that ate it: nothing is had
 * there. English.
 */
export function perfectTense(
  lexemes: readonly Lexeme[],
  nameOf: (phrase: string) => Entry | undefined,
): readonly Lexeme[] {
  const is = nameOf('is')?.senses;
  return lexemes.flatMap((lexeme, at): Lexeme[] => {
    const [before, next] = [lexemes[at - 1], lexemes[at + 1]];
    const isStuck = STUCK.test(next?.phrase ?? '');
    if (HAS.test(before?.phrase ?? '') && GOT.test(lexeme.phrase) && (isState(next) || isStuck)) return [];
    if (HAS.test(lexeme.phrase) && (isStuck || STUCK.test(lexemes[at + 2]?.phrase ?? ''))) return [];
    if (!HAS.test(lexeme.phrase) || next === undefined || is === undefined) {
      const isDone = HAS.test(before?.phrase ?? '') && lexeme.senses.some(isDoneVerb);
      return [isDone ? { ...lexeme, senses: lexeme.senses.map(asFinite) } : lexeme];
    }
    const said = GOT.test(next.phrase) ? lexemes[at + 2] : next;
    // "has broken glasses": what it has.
    const isBeforeThing = lexemes[lexemes.indexOf(said ?? next) + 1]?.senses.some(
      ({ kind }) => kind === 'thing',
    );
    if (isState(said) && isBeforeThing !== true) return [{ ...lexeme, senses: is }];
    return next.senses.some(isDoneVerb) && !isState(next) ? [] : [lexeme];
  });
}

function isState(lexeme: Lexeme | undefined): boolean {
  return lexeme?.senses.some(({ kind }) => kind === 'look' || kind === 'state') === true;
}

function isDoneVerb(sense: Sense): boolean {
  return sense.kind === 'verb' && sense.form === 'done';
}

function asFinite(sense: Sense): Sense {
  return sense.kind === 'verb' && sense.form === 'done' ? { ...sense, form: 'finite' } : sense;
}

const HAS = /^(?:has|have|had)$/;
const STUCK = /^stuck\b/;
const GOT = /^(?:gotten|got|become|been)$/;
