import { bearerOf } from '../languages/givenNames.ts';
import type { Lexeme } from '../lexemes/lexemes.ts';
import { isBeforeNoun } from '../words/Sense.ts';
import type { Sentence } from './Sentence.ts';

/** "tools: a hammer and a saw", "my pets: a cat and two fish": what heads a list of things is told by them. Called at a colon. */
export function dropHead(sentence: Sentence): void {
  const { draft, lexemes, at } = sentence;
  const heads = lexemes.slice(0, at).filter(isThing);
  const [head] = heads;
  const isSaid = lexemes.slice(0, at).some((lexeme) => !isThing(lexeme) && isVerb(lexeme));
  if (head === undefined || heads.length > 1 || isSaid || !isMany(head) || draft.relations.length > 0) return;
  const end = lexemes.findIndex(({ kind }, index) => index > at && kind === 'stop');
  const list = lexemes.slice(at + 1, end < 0 ? undefined : end);
  const listed = list.filter(isThing);
  // "my cats: Luna and Leo".
  const isOfNames = listed.some(({ phrase }) => bearerOf(phrase) !== undefined);
  const isList = listed.length > 1 && list.every((lexeme) => isThing(lexeme) || isBetween(lexeme));
  if (!isList || (isOfNames && draft.record(0)?.kind !== 'person')) return;
  for (let index = draft.things.length - 1; index >= 0; index -= 1)
    draft.removeThing(index, { as: 'remark' });
  Object.assign(sentence, { subject: [], last: [], doers: [], rest: [], relative: undefined });
}

function isThing({ senses }: Lexeme): boolean {
  return senses.some(({ kind }) => kind === 'thing');
}

function isVerb({ senses }: Lexeme): boolean {
  return senses.some(({ kind }) => kind === 'verb');
}

function isMany({ phrase, plural, senses }: Lexeme): boolean {
  return (
    plural || phrase.endsWith('s') || senses.some((sense) => sense.kind === 'thing' && sense.keys.length > 1)
  );
}

/** What may stand between the things of a list. */
function isBetween({ kind, senses }: Lexeme): boolean {
  return (
    kind === 'comma' ||
    senses.some((sense) => isBeforeNoun(sense) || (sense.kind === 'role' && sense.role === 'and'))
  );
}
