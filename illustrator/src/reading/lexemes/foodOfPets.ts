import type { Things } from '../../things/Things.ts';
import { PETS } from '../languages/groupWords.ts';
import type { VerbRecord } from '../words/verbSchema.ts';
import type { Lexeme } from './lexemes.ts';
import type { NameOf } from './NameOf.ts';

/**
 * What "food" is: where a pet is named and no person that it may be of, the bowl of that pet; what is eaten or cooked anyway where
 * that is done. English.
 */
export function foodOfPets(
  lexemes: readonly Lexeme[],
  { things, verbs, nameOf }: { things: Things; verbs: ReadonlyMap<string, VerbRecord>; nameOf: NameOf },
): Lexeme[] {
  const bowl = nameOf('pet food');
  const isOfPets = lexemes.some(isPet) && !lexemes.some((one) => isPerson(one, things));
  return lexemes.map((lexeme, at) => {
    if (!FOOD.test(lexeme.phrase)) return lexeme;
    const before = lexemes[at - 1];
    const isOwn = before !== undefined && (OWN.test(before.phrase) || isPet(before));
    if (bowl !== undefined && (isOfPets || (isOwn && lexemes.some(isPet))))
      return { ...lexeme, ...bowl, kind: 'known' };
    const doing = before?.senses.some(({ kind }) => kind === 'role') ? lexemes[at - 2] : before;
    const isTaken = lexeme.phrase === 'food' && doing !== undefined && takesOwn(doing, verbs);
    return isTaken ? { ...lexeme, kind: 'known', senses: [{ kind: 'remark' }] } : lexeme;
  });
}

const FOOD = /^(?:(?:bowl|dish) of )?food$/;
const OWN = /^its$/;

function isPet({ phrase, senses }: Lexeme): boolean {
  return PETS.test(phrase.replace(/(?<=.)s$/, '').replace(/ie$/, 'y')) && senses[0]?.kind === 'thing';
}

/** Whether something is done to food that shows some where none is named. */
function takesOwn({ senses }: Lexeme, verbs: ReadonlyMap<string, VerbRecord>): boolean {
  return senses.some((sense) => sense.kind === 'verb' && (verbs.get(sense.verb)?.takes ?? '') !== '');
}

function isPerson({ senses }: Lexeme, things: Things): boolean {
  const [sense] = senses;
  return sense?.kind === 'thing' && things.get(sense.keys[0] ?? '')?.kind === 'person';
}
