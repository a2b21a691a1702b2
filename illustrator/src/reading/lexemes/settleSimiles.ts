import { BEINGS } from '../../things/beings.ts';
import { hasClothes } from '../../things/likenessOf.ts';
import type { Things } from '../../things/Things.ts';
import { isBeforeNoun, type Sense } from '../words/Sense.ts';
import type { Lexeme } from './lexemes.ts';
import type { NameOf } from './NameOf.ts';

/**
 * Makes "waving pom poms like a cheerleader" and "jumping like a frog" say how it is done: nobody else is there. Who does it as a
 * calling does is dressed for it. English.
 */
export function settleSimiles(lexemes: readonly Lexeme[], things: Things, nameOf: NameOf): readonly Lexeme[] {
  const at = lexemes.findIndex((_, index) => isSimile(lexemes, index));
  const like = lexemes[at];
  if (like === undefined) return lexemes;
  const end = nounAfter(lexemes, at);
  const record = recordOf(lexemes[end], things);
  if (record === undefined || !BEINGS.has(record.kind)) return lexemes;
  const dressed = nameOf('dressed as');
  if (hasClothes(record) && record.costume !== undefined && dressed !== undefined)
    return lexemes.map((lexeme) => (lexeme === like ? { ...like, ...dressed } : lexeme));
  const aside: Sense = { kind: 'remark' };
  return lexemes.map((lexeme, index) =>
    index >= at && index <= end ? { ...lexeme, kind: 'known', senses: [aside], plural: false } : lexeme,
  );
}

/** "like" after a deed of the same clause, or after teeth and hair that are like those of another one. */
function isSimile(lexemes: readonly Lexeme[], at: number): boolean {
  if (lexemes[at]?.phrase !== 'like') return false;
  const clause = lexemes.slice(0, at).toReversed();
  const opening = clause.findIndex(({ kind }) => kind === 'comma' || kind === 'stop');
  const said = opening < 0 ? clause : clause.slice(0, opening);
  const isOfPart = said[0]?.senses.some(({ kind }) => kind === 'part') === true;
  return isOfPart || said.some(({ senses }) => senses.some(isDeed));
}

function isDeed(sense: Sense): boolean {
  return sense.kind === 'verb' && sense.form !== 'base' && sense.verb !== 'look-at';
}

/** Where the noun after "like a big" is; before all where none comes. */
function nounAfter(lexemes: readonly Lexeme[], at: number): number {
  for (let next = at + 1; next <= at + MOST_BETWEEN; next += 1) {
    const senses = lexemes[next]?.senses ?? [];
    if (senses.some(({ kind }) => kind === 'thing')) return next;
    if (!senses.some(isBeforeNoun)) return -1;
  }
  return -1;
}

function recordOf(lexeme: Lexeme | undefined, things: Things) {
  const sense = lexeme?.senses.find(({ kind }) => kind === 'thing');
  return sense?.kind === 'thing' ? things.get(sense.keys[0] ?? '') : undefined;
}

const MOST_BETWEEN = 4;
