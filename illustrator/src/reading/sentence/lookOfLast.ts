import type { Lexeme } from '../lexemes/lexemes.ts';
import type { Looks } from '../Scene.ts';
import type { Sentence } from './Sentence.ts';

/**
 * "a kite in the shape of a fish": one thing, that has this shape where its record says that it may have any. "a castle made of
 * donuts and candy": one thing, printed with what it is made of. Returns whether the noun is such.
 */
export function isLookOfLast(sentence: Sentence, lexeme: Lexeme, [key = '']: readonly string[]): boolean {
  const { draft, preposition } = sentence;
  const isMade = preposition?.preposition === 'made-of';
  if (preposition?.preposition !== 'shaped-like' && !isMade) return false;
  for (const { slot, look } of sentence.takeModifiers().slots)
    slot.meaning = isMade && look === 'count' ? { as: 'remark' } : { as: 'unknown' };
  const { hosts } = preposition;
  const [thing] = hosts;
  const keys = [key];
  const slots = [preposition.slot, draft.addWord(lexeme)];
  for (let next = isMade ? nextOf(sentence) : undefined; next !== undefined; next = nextOf(sentence)) {
    slots.push(draft.addWord(next.lexeme));
    keys.push(next.key);
    sentence.at = next.at;
  }
  const look: keyof Looks = isMade ? 'print' : 'shape';
  if (thing !== undefined && (isMade || hosts.every((host) => draft.record(host)?.shaped !== undefined))) {
    for (const host of hosts) Object.assign(draft.things[host]?.looks ?? {}, { [look]: isMade ? keys : key });
    for (const word of slots) if (word !== undefined) word.meaning = { as: 'look', thing, look };
  }
  sentence.preposition = undefined;
  sentence.previous = 'noun';
  return true;
}

/** The next thing of an enumeration, the last one where "and" is before it. */
function nextOf({ lexemes, at }: Sentence): { lexeme: Lexeme; key: string; at: number } | undefined {
  const isAnd = lexemes[at + 1]?.senses.some((sense) => sense.kind === 'role' && sense.role === 'and');
  const isComma = lexemes[at + 1]?.kind === 'comma' && isListed(lexemes.slice(at + 2));
  const next = isComma || (isAnd && at + 3 === lexemes.length) ? at + 2 : at + 1;
  const lexeme = lexemes[next];
  const sense = lexeme?.senses.find(({ kind }) => kind === 'thing');
  if (lexeme === undefined || sense?.kind !== 'thing') return undefined;
  return { lexeme, key: sense.keys[0] ?? '', at: next };
}

/** "circles, squares and triangles": nothing but things, commas and an "and" up to the end. */
function isListed(lexemes: readonly Lexeme[]): boolean {
  return lexemes.every(
    ({ kind, senses }) =>
      kind === 'comma' ||
      senses.some((sense) => sense.kind === 'thing' || (sense.kind === 'role' && sense.role === 'and')),
  );
}
