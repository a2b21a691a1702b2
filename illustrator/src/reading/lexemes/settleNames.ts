import type { Things } from '../../things/Things.ts';
import { isGoingOn, type Sense } from '../words/Sense.ts';
import type { Lexeme } from './lexemes.ts';

/**
 * Gives a name that several things share to the one that belongs to what else is described: "a bat and a baseball". What is
 * left of such names means its first thing, and that says something of the others: "a batter with a bat".
 */
export function settleNames(all: readonly Lexeme[], things: Things): Lexeme[] {
  const lexemes = all.map((lexeme, at) =>
    saidOfPart(withoutDishes(lexeme, all[at + 1], things), all[at + 1]),
  );
  const once = lexemes.map((lexeme) => settleBy(lexeme, keysAround(lexemes, lexeme, isPlain), things));
  const twice = once.map((lexeme, at) =>
    lexeme === lexemes[at]
      ? settleBy(
          lexeme,
          keysAround(once, lexeme, () => true),
          things,
        )
      : lexeme,
  );
  return twice.map(withoutUnmeant);
}

/** "a turkey running away from a cook": what does something itself is not on a plate. */
function withoutDishes(lexeme: Lexeme, next: Lexeme | undefined, things: Things): Lexeme {
  const isDoing = next?.senses.some(isGoingOn) === true;
  if (!isDoing) return lexeme;
  const verbs = next.senses.flatMap((sense) => (sense.kind === 'verb' ? [sense.verb] : []));
  const isDish = (key: string): boolean => {
    const { kind, near } = things.get(key) ?? {};
    return kind === 'food' && !verbs.some((verb) => near?.includes(verb));
  };
  const senses = lexeme.senses.map((sense) =>
    sense.kind === 'thing' && sense.keys.length > 0 && sense.rivals?.some(isDish)
      ? { ...sense, rivals: sense.rivals.filter((key) => !isDish(key)) }
      : sense,
  );
  return { ...lexeme, senses };
}

/** "gold hair": a color, and no treasure. */
function saidOfPart(lexeme: Lexeme, next: Lexeme | undefined): Lexeme {
  const isSaid = lexeme.senses.some(({ kind }) => kind === 'remark') && next?.senses.some(isOfBody) === true;
  return isSaid ? { ...lexeme, senses: lexeme.senses.filter(({ kind }) => kind === 'remark') } : lexeme;
}

function isOfBody({ kind }: Sense): boolean {
  return kind === 'part' || kind === 'feature';
}

/** "sand", where nothing is near that tells what it is there: as a word that nobody knows. */
function withoutUnmeant(lexeme: Lexeme): Lexeme {
  const senses = lexeme.senses.filter((sense) => sense.kind !== 'thing' || sense.keys.length > 0);
  if (senses.length === lexeme.senses.length) return lexeme;
  return { ...lexeme, senses, kind: senses.length > 0 ? lexeme.kind : 'unknown' };
}

function settleBy(lexeme: Lexeme, around: ReadonlySet<string>, things: Things): Lexeme {
  const senses = lexeme.senses.map((sense) => settle(sense, around, things));
  return senses.every((sense, at) => sense === lexeme.senses[at]) ? lexeme : { ...lexeme, senses };
}

function keysAround(
  lexemes: readonly Lexeme[],
  lexeme: Lexeme,
  tells: (sense: Sense) => boolean,
): ReadonlySet<string> {
  const others = lexemes.filter((other) => other !== lexeme);
  return new Set(others.flatMap(({ phrase, senses }) => [phrase, ...senses.filter(tells).flatMap(keysOf)]));
}

function settle(sense: Sense, around: ReadonlySet<string>, things: Things): Sense {
  if (sense.kind !== 'thing' && sense.kind !== 'setting') return sense;
  const meant = sense.rivals?.find((key) => things.get(key)?.near?.some((near) => around.has(near)));
  if (meant === undefined) return sense;
  const isOne = things.get(meant)?.pluralForOne ? { isPluralForOne: true as const } : {};
  const { isPluralForOne, ...rest } = sense.kind === 'thing' ? sense : { kind: 'thing' as const };
  return { ...rest, keys: [meant], ...isOne };
}

/** What a name that is itself shared may mean says nothing of others. */
function isPlain(sense: Sense): boolean {
  return sense.kind !== 'thing' || sense.rivals === undefined;
}

function keysOf(sense: Sense): readonly string[] {
  if (sense.kind === 'thing') return sense.keys;
  if (sense.kind === 'occasion') return [sense.occasion];
  return sense.kind === 'setting' ? [sense.setting] : sense.kind === 'verb' ? [sense.verb] : [];
}
