import type { Things } from '../things/Things.ts';
import type { Lexeme } from './lexemes.ts';
import type { Sense } from './Sense.ts';

/** Gives a name that several things share to the one that belongs to what else is described: "a bat and a baseball". */
export function settleNames(lexemes: readonly Lexeme[], things: Things): Lexeme[] {
  return lexemes.map((lexeme) => {
    if (!lexeme.senses.some((sense) => sense.kind === 'thing' && sense.rivals !== undefined)) return lexeme;
    const around = new Set(
      lexemes.flatMap((other) =>
        other === lexeme ? [] : [other.phrase, ...other.senses.filter(isPlain).flatMap(keysOf)],
      ),
    );
    return { ...lexeme, senses: lexeme.senses.map((sense) => settle(sense, around, things)) };
  });
}

function settle(sense: Sense, around: ReadonlySet<string>, things: Things): Sense {
  if (sense.kind !== 'thing') return sense;
  const meant = sense.rivals?.find((key) => things.get(key)?.near?.some((near) => around.has(near)));
  return meant === undefined ? sense : { ...sense, keys: [meant] };
}

/** What a name that is itself shared may mean says nothing of others. */
function isPlain(sense: Sense): boolean {
  return sense.kind !== 'thing' || sense.rivals === undefined;
}

function keysOf(sense: Sense): readonly string[] {
  if (sense.kind === 'thing') return sense.keys;
  return sense.kind === 'setting' ? [sense.setting] : sense.kind === 'verb' ? [sense.verb] : [];
}
