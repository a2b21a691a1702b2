import type { Sense } from '../words/Sense.ts';
import type { Lexeme } from './lexemes.ts';

/**
 * Makes "a scary mummy" the monster and "my mummy" somebody's mother, whatever else is there; "mummy is a nurse" stays a mother where
 * nothing near makes her the monster. English.
 */
export function settleMummies(lexemes: readonly Lexeme[]): Lexeme[] {
  return lexemes.map((lexeme, at) => {
    const senses = MUMMY.test(lexeme.phrase) ? meantAt(lexemes, at, lexeme.senses) : lexeme.senses;
    return senses === lexeme.senses ? lexeme : { ...lexeme, senses };
  });
}

const MUMMY = /^mumm(?:y|ies)$/;

function meantAt(lexemes: readonly Lexeme[], at: number, senses: readonly Sense[]): readonly Sense[] {
  const thing = senses.find((sense) => sense.kind === 'thing');
  if (thing?.kind !== 'thing' || thing.rivals === undefined) return senses;
  const others = lexemes.filter(({ phrase }) => !MUMMY.test(phrase));
  const before = lexemes[at - 1];
  if (OWN.test(before?.phrase ?? '') || others.some(isKin))
    return senses.map((sense) => (sense === thing ? { kind: 'thing', keys: thing.keys } : sense));
  const isAlone = others.every(({ kind }) => kind === 'comma' || kind === 'stop');
  const isAny = before?.kind === 'known' && before.senses.some(isBeforeAny);
  return isAlone || isAny || lexemes[at]?.plural ? [{ kind: 'thing', keys: thing.rivals }] : senses;
}

const OWN = /^(?:my|our|his|her|their|your)$/;

/** Daddies and babies have a mother. */
function isKin({ senses }: Lexeme): boolean {
  return senses.some(
    (sense) => sense.kind === 'parent' || (sense.kind === 'thing' && sense.keys.includes('baby')),
  );
}

/** What stands before a noun and before no name. */
function isBeforeAny(sense: Sense): boolean {
  if (sense.kind === 'role') return sense.role === 'a' || sense.role === 'the';
  return sense.kind === 'count' || sense.kind === 'look' || sense.kind === 'remark';
}
