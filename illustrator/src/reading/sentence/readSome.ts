import type { Lexeme } from '../lexemes/lexemes.ts';
import { closeVerb } from './closeVerb.ts';
import { readOneOf, readOther, takeTurns } from './readOneOf.ts';
import type { Sentence } from './Sentence.ts';
import { takePlace } from './takePlace.ts';

/** Reads a word that stands for some of those named before. */
export function readSome(sentence: Sentence, lexeme: Lexeme, role: 'one' | 'other' | 'all' | 'turns'): void {
  if (role === 'all') readAll(sentence, lexeme);
  else if (role === 'turns') takeTurns(sentence, lexeme);
  else if (role === 'other') readOther(sentence, lexeme);
  else readOneOf(sentence, lexeme);
}

/**
 * "everybody", "all of them": those who are named, where they are several, people rather than animals; beside one who does
 * something already, and where nobody is named, children.
 */
function readAll(sentence: Sentence, lexeme: Lexeme): void {
  const { draft, preposition, verb, joint } = sentence;
  const isClause = isDoingNext(sentence);
  const isObject =
    !isClause &&
    (preposition !== undefined || (verb !== undefined && joint === undefined && !sentence.isNewSubject));
  const all = namedSo(sentence, isObject);
  const meant = all.length > 0 ? all : [draft.addThing({ key: SOMEONE, words: lexeme.text, count: 3 })];
  draft.addWord(lexeme, { as: 'thing', thing: meant[0] ?? 0 });
  if (!isObject) {
    if (preposition?.preposition === 'with' && all.length > 0) sentence.preposition = undefined;
    closeVerb(sentence);
    sentence.isNewSubject = true;
  }
  takePlace(sentence, meant);
}

const SOMEONE = 'child';

/** Those of the scene who are several, but for who does it to all of them. */
function namedSo({ draft, preposition, verb }: Sentence, isObject: boolean): number[] {
  const doers = isObject ? [...(preposition?.hosts ?? []), ...(verb?.doers ?? [])] : [];
  const beings = draft.things
    .map((_, index) => index)
    .filter((index) => draft.isBeing(index) && !draft.isWorn(index) && !doers.includes(index));
  const people = beings.filter((index) => draft.record(index)?.kind === 'person');
  const all = people.length > 0 ? people : beings;
  const many = all.reduce((sum, index) => sum + (draft.things[index]?.count ?? 1), 0);
  return many > 1 || (isObject && many > 0) ? all : [];
}

/** "with everybody pulling": they do what comes next. */
function isDoingNext(sentence: Sentence): boolean {
  return sentence.ahead(1)?.senses.some(({ kind }) => kind === 'verb') === true;
}
