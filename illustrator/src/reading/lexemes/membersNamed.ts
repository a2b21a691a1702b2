import { artData } from '../../art/artData.ts';
import { PLAIN_PEOPLE } from '../../things/plainPeople.ts';
import type { Sense } from '../words/Sense.ts';
import type { Lexeme } from './lexemes.ts';

/**
 * "a nativity scene with Mary and a baby in a manger", "breakfast with pancakes and eggs": what a word for several things stands for
 * is not there once more where it is named after it. All named, the word says nothing more.
 */
export function membersNamed(lexemes: readonly Lexeme[]): readonly Lexeme[] {
  return lexemes.map((lexeme, at) => {
    const senses = lexeme.senses.map((sense): Sense => withoutNamed(sense, lexemes.slice(at + 1)));
    return senses.every((sense, index) => sense === lexeme.senses[index]) ? lexeme : { ...lexeme, senses };
  });
}

function withoutNamed(sense: Sense, after: readonly Lexeme[]): Sense {
  if (sense.kind !== 'thing' || sense.keys.length < LEAST || sense.isOfKinds || sense.counts) return sense;
  if (sense.keys.some((key) => PLAIN_PEOPLE.test(key))) return sense;
  const named = new Set(after.flatMap(keysOf));
  const keys = sense.keys.filter((key) => !named.has(key) && !named.has(likeOf(key)));
  if (keys.length === sense.keys.length) return sense;
  return keys.length === 0 ? { kind: 'remark' } : { kind: 'thing', keys };
}

/** Fewer are a pair. */
const LEAST = 3;

function keysOf({ senses }: Lexeme): readonly string[] {
  return senses.flatMap((sense) => (sense.kind === 'thing' && sense.keys.length === 1 ? sense.keys : []));
}

/** "a baby in a manger" is the one that has a name of his own. */
function likeOf(key: string): string {
  const [first] = artData().things.get(key)?.names.en ?? [];
  return first?.split(' ')[0] ?? key;
}
