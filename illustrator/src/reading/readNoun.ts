import type { Sense } from './Lexicon.ts';
import type { Lexeme } from './lexemes.ts';
import { applyVerb } from './readVerb.ts';
import { doTo, placeBy } from './relateThings.ts';
import type { Modifiers, Sentence } from './Sentence.ts';

type ThingSense = Extract<Sense, { kind: 'thing' }>;

/** Reads a noun: a new thing, or one named before, as what the sentence waits for. */
export function readNoun(sentence: Sentence, lexeme: Lexeme, sense: ThingSense): void {
  const modifiers = sentence.takeModifiers();
  const known = namedBefore(sentence, sense, modifiers);
  const added = known === undefined ? addThings(sentence, lexeme, sense, modifiers) : [known];
  if (known !== undefined) {
    sentence.draft.addWord(lexeme, { as: 'thing', thing: known });
    settleModifiers(sentence, modifiers, [known]);
  }
  takePlace(sentence, added);
}

/** Lets things be what the sentence waits for: an object, a place, one more of a list, or what the clause is about. */
export function takePlace(sentence: Sentence, added: number[]): void {
  const { preposition, verb, joint, verbLast } = sentence;
  const isList = joint !== undefined && preposition === undefined;
  if (preposition !== undefined) {
    sentence.preposition = undefined;
    placeBy(sentence, preposition, added);
    sentence.goOn = (more) => placeBy(sentence, preposition, more);
    sentence.lastRole = preposition.preposition === 'with' ? 'with' : 'place';
  } else if (isList && sentence.goOn !== undefined && !beginsClause(sentence, added)) {
    sentence.goOn(added);
  } else if (verbLast !== undefined) {
    verbLast.objects.push(...added);
    sentence.lastRole = 'object';
  } else if (verb !== undefined && !isList && !sentence.isNewSubject) {
    takeObject(sentence, added);
  } else {
    beSubject(sentence, added, isList);
  }
  sentence.last = isList && sentence.lastRole !== 'subject' ? [...sentence.last, ...added] : added;
  sentence.isNewSubject = false;
  sentence.joint = undefined;
  sentence.previous = 'noun';
}

function takeObject(sentence: Sentence, added: number[]): void {
  const { verb, draft } = sentence;
  if (verb === undefined) return;
  const [given] = verb.objects;
  // "reads two rabbits a book": whom it is done for comes first.
  if (
    given !== undefined &&
    draft.isBeing(given) &&
    !draft.isBeing(added[0]) &&
    verb.record.relation !== undefined
  ) {
    for (const relation of draft.relations)
      if (relation.to === given && relation.kind === verb.record.relation) relation.kind = 'face';
  }
  doTo(sentence, verb, added);
  sentence.goOn = (more) => doTo(sentence, verb, more);
  sentence.lastRole = 'object';
}

function beSubject(sentence: Sentence, added: number[], isList: boolean): void {
  const isOnward = isList && sentence.verb === undefined && sentence.lastRole === 'subject';
  sentence.subject = isOnward ? [...sentence.subject, ...added] : [...added];
  if (!isOnward) sentence.verb = undefined;
  sentence.goOn = undefined;
  sentence.lastRole = 'subject';
  sentence.relative = undefined;
}

/** Whether what comes after "and" is a subject of its own rather than one more of what was named last. */
function beginsClause(sentence: Sentence, added: readonly number[]): boolean {
  const { draft, last } = sentence;
  const next = sentence.ahead(1);
  const isDoing =
    next?.kind === 'known' &&
    next.senses.some((sense) => sense.kind === 'verb' || (sense.kind === 'role' && sense.role === 'is'));
  if (isDoing) return draft.isBeing(added[0]) || !draft.isBeing(last[0]);
  const isPlaced =
    next?.kind === 'known' &&
    next.senses.some(({ kind }) => kind === 'preposition') &&
    sentence.lastRole === 'place';
  return isPlaced || (draft.isBeing(added[0]) && !draft.isBeing(last[0]));
}

/** "the cat" after "a cat" is the same cat. */
function namedBefore(
  { draft }: Sentence,
  { keys }: ThingSense,
  { determiner, count }: Modifiers,
): number | undefined {
  if (determiner !== 'the' || count !== undefined) return undefined;
  const index = draft.things.findIndex(({ key }) => key === keys[0]);
  return index < 0 ? undefined : index;
}

function addThings(sentence: Sentence, lexeme: Lexeme, sense: ThingSense, modifiers: Modifiers): number[] {
  const { draft } = sentence;
  const { count, looks, order, parts } = modifiers;
  const text = [...parts.map((slot) => slot.text), lexeme.text].join(' ');
  for (const slot of parts) draft.words.splice(draft.words.indexOf(slot), 1);
  const isMany = lexeme.plural && sense.keys.length === 1 && !sense.isPluralForOne;
  const counts = count === undefined ? [] : shareOut(count, sense.keys.length);
  const slot = draft.addWord({ ...lexeme, text });
  const added = sense.keys.slice(0, counts.length || sense.keys.length).map((key, k) =>
    draft.addThing({
      key,
      words: text,
      count: counts[k] ?? (isMany ? COUNT_OF_PLURAL : 1),
      looks: { ...looks, ...(sense.isYoung ? { young: true as const } : {}) },
    }),
  );
  for (const index of added) {
    const thing = draft.things[index];
    if (thing !== undefined && order !== undefined) thing.order = order;
  }
  slot.meaning = { as: 'thing', thing: added[0] ?? 0 };
  settleModifiers(sentence, modifiers, added);
  return added;
}

function settleModifiers(
  sentence: Sentence,
  { slots, verbs, looks }: Modifiers,
  added: readonly number[],
): void {
  const [thing = 0] = added;
  for (const { slot, look } of slots) slot.meaning = { as: 'look', thing, look };
  for (const index of added) Object.assign(sentence.draft.things[index]?.looks ?? {}, looks);
  for (const { slot, record } of verbs) applyVerb(sentence, record, slot, [...added]);
}

/** How many a plural without a number means. */
const COUNT_OF_PLURAL = 3;

/** "five dinosaurs" of two kinds are three of one and two of the other. */
function shareOut(count: number, kinds: number): number[] {
  const used = Math.max(1, Math.min(count, kinds));
  return Array.from({ length: used }, (_, k) => Math.floor((count + used - 1 - k) / used));
}
