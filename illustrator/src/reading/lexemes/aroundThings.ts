import type { Entry } from '../words/Lexicon.ts';
import { isBeforeNoun } from '../words/Sense.ts';
import type { VerbRecord } from '../words/verbSchema.ts';
import type { Lexeme } from './lexemes.ts';

/** Reads "running around a tree" as "running" and where: what one goes around is no thing that is done by it. English. */
export function aroundThings(
  lexemes: readonly Lexeme[],
  {
    verbs,
    nameOf,
  }: { verbs: ReadonlyMap<string, VerbRecord>; nameOf: (phrase: string) => Entry | undefined },
): readonly Lexeme[] {
  return lexemes.flatMap((lexeme, at): Lexeme[] => {
    const [, deed] = /^(\S+) around$/.exec(lexeme.phrase) ?? [];
    const [verb, around] = [nameOf(deed ?? ''), nameOf('around')];
    if (verb === undefined || around === undefined || !isThingNext(lexemes, at)) return [lexeme];
    const isGoing = verb.senses.some(
      (sense) => sense.kind === 'verb' && verbs.get(sense.verb)?.relation === undefined,
    );
    // "curled around a shelf" is no way to go.
    const isDeed = lexeme.senses.some((sense) => sense.kind === 'verb' && sense.form !== 'done');
    if (!isGoing || !isDeed) return [lexeme];
    const text = lexeme.text.slice(0, -' around'.length);
    return [
      { ...lexeme, text, phrase: deed ?? '', senses: verb.senses },
      { ...lexeme, text: 'around', phrase: 'around', senses: around.senses, plural: false },
    ];
  });
}

/** Whether a thing comes next or one that was named before, and no place. */
function isThingNext(lexemes: readonly Lexeme[], at: number): boolean {
  let next = at + 1;
  if (PRONOUN.test(lexemes[next]?.phrase ?? '')) return true;
  while (lexemes[next]?.senses.some(isBeforeNoun) === true && lexemes[next]?.senses[0]?.kind !== 'thing')
    next += 1;
  // "around a castle in a fishbowl": all of it is in there.
  const isWithin = lexemes[next + 1]?.senses.some(
    (sense) => sense.kind === 'preposition' && sense.preposition === 'in',
  );
  return next > at + 1 && lexemes[next]?.senses[0]?.kind === 'thing' && isWithin !== true;
}

const PRONOUN = /^(?:him|her|it|them)$/;
