import type { Things } from '../../things/Things.ts';
import { isArticle } from '../words/Sense.ts';
import type { VerbRecord } from '../words/verbSchema.ts';
import type { Lexeme } from './lexemes.ts';

const HATCH = 'hatch';

/** "a dino egg cracking open": an egg that does so by itself hatches. English. */
export function hatchByCracking(
  lexemes: readonly Lexeme[],
  { things, verbs }: { things: Things; verbs: ReadonlyMap<string, VerbRecord> },
): Lexeme[] {
  const open = things.get(verbs.get(HATCH)?.takes ?? '')?.boarded;
  const isEgg = ({ senses }: Lexeme) =>
    senses.some((sense) => sense.kind === 'thing' && things.get(sense.keys[0] ?? '')?.boarded === open);
  return lexemes.map((lexeme, at) => {
    const before = lexemes[lexemes[at - 1]?.phrase === 'is' ? at - 2 : at - 1];
    const isDone = lexemes[at + 1]?.senses.some((sense) => sense.kind === 'thing' || isArticle(sense));
    if (before === undefined || !CRACKING.test(lexeme.phrase) || isDone || !isEgg(before)) return lexeme;
    return { ...lexeme, kind: 'known', senses: [{ kind: 'verb', verb: HATCH, form: 'going-on' }] };
  });
}

const CRACKING = /^(?:is |are )?crack(?:s|ing)(?: open)?$/;
