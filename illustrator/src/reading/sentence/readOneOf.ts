import type { Draft } from '../Draft.ts';
import { ONE_MORE } from '../languages/groupWords.ts';
import type { Lexeme } from '../lexemes/lexemes.ts';
import type { SceneThing } from '../Scene.ts';
import { isGoingOn, type Sense } from '../words/Sense.ts';
import { closeVerb } from './closeVerb.ts';
import type { Modifiers, OpenVerb, Sentence } from './Sentence.ts';
import { takePlace } from './takePlace.ts';

/**
 * Reads "one" where it stands for one of those named before: "two cats, one is asleep". Returns whether it does; "one plays
 * the drums, one the guitar" does the same to something else.
 */
export function readOneOf(sentence: Sentence, lexeme: Lexeme): boolean {
  const { looks, slots, determiner } = sentence.takeModifiers();
  const group = bySize(sentence.draft, groupOf(sentence), looks.size);
  const [first, ...others] = group;
  // "two dogs and a little one".
  const isAdded = determiner === 'a' && sentence.rest.length === 0;
  if ((first === undefined || isAdded) && takeUnlike(sentence, lexeme, { looks, slots, determiner }))
    return true;
  if (first === undefined && takeOneMore(sentence, lexeme)) return true;
  if (first === undefined) return readMore(sentence, lexeme, 1);
  const verb = verbLeftOut(sentence);
  // "two chickens …, a third one jumps".
  const isMore = ONE_MORE.test(sentence.ahead(-1)?.phrase ?? '') || isBesideDoers(sentence, first);
  closeVerb(sentence);
  const { things } = sentence.draft;
  const isLast = !isMore && (things[first]?.count ?? 1) === 1;
  const added = isLast ? first : another(sentence, first, isMore ? 0 : 1);
  sentence.draft.addWord(lexeme, { as: 'thing', thing: added });
  Object.assign(things[added]?.looks ?? {}, looks);
  for (const { slot, look } of slots) slot.meaning = { as: 'look', thing: added, look };
  sentence.isNewSubject = true;
  takePlace(sentence, [added]);
  sentence.rest = isLast ? others : group;
  if (verb !== undefined) sentence.verb = { ...verb, doers: [added], objects: [], asides: [] };
  return true;
}

/** "three penguins sliding and one watching": one more than those who do so. */
function isBesideDoers(sentence: Sentence, of: number): boolean {
  const { verb, joint, rest } = sentence;
  const isRest = joint === 'and' && rest.length === 0 && verb?.doers.includes(of) === true;
  return isRest && sentence.isGoingOnAt(1);
}

/** "a big dog and a small one": one more of what was named last, that looks otherwise. Returns whether it is so. */
function takeUnlike(
  sentence: Sentence,
  lexeme: Lexeme,
  { looks, slots, determiner }: Pick<Modifiers, 'looks' | 'slots' | 'determiner'>,
): boolean {
  const { draft, last, joint } = sentence;
  const [of] = last;
  if (joint !== 'and' || of === undefined || (slots.length === 0 && determiner !== 'a')) return false;
  const added = another(sentence, of, 0);
  const thing = draft.things[added];
  if (thing === undefined) return false;
  thing.looks = { ...looks };
  draft.addWord(lexeme, { as: 'thing', thing: added });
  for (const { slot, look } of slots) slot.meaning = { as: 'look', thing: added, look };
  takePlace(sentence, [added]);
  return true;
}

/** "a family, the smallest one up on a ladder": of several who are not alike that one first. */
function bySize(draft: Draft, group: number[], size: SceneThing['looks']['size']): number[] {
  const sizeOf = (index: number): number => draft.record(index)?.size ?? 0;
  if (size === undefined || group.length < 2) return group;
  const way = size === 'small' ? 1 : -1;
  return [...group].sort((one, other) => way * (sizeOf(one) - sizeOf(other)));
}

/** "a girl has a kite and her brother has one too": one more of what was named last. Returns whether it is so. */
function takeOneMore(sentence: Sentence, lexeme: Lexeme): boolean {
  const { draft, preposition, verb } = sentence;
  const isObject = preposition?.preposition === 'with' || (verb !== undefined && verb.objects.length === 0);
  const of = draft.things.findLastIndex((_, index) => !draft.isBeing(index));
  const next = sentence.ahead(1);
  if (!isObject || of < 0 || next?.phrase === 'of' || next?.kind === 'unknown') return false;
  const added = another(sentence, of, 0);
  draft.addWord(lexeme, { as: 'thing', thing: added });
  takePlace(sentence, [added]);
  return true;
}

/**
 * Reads a number where it stands for some of those named before: "five kittens, two in a basket and three on a rug"; or for more
 * of their kind: "a child on a slide, two on a seesaw". Returns whether it does.
 */
export function readMore(sentence: Sentence, lexeme: Lexeme, count: number): boolean {
  const { draft, rest, subject } = sentence;
  const isPlaceNext = sentence.ahead(1)?.senses.some(leadsOn) === true;
  const placed = draft.relations.findLast(({ from }) => draft.isBeing(from))?.from;
  const of = rest.at(-1) ?? placed ?? subject.at(-1);
  if (sentence.joint === undefined || !isPlaceNext || of === undefined) return false;
  if (!draft.isBeing(of) && (draft.things[of]?.count ?? 1) <= count) return false;
  closeVerb(sentence);
  const isPlaced = draft.relations.some(({ from }) => from === of);
  const left = draft.things[of]?.count ?? 1;
  const added = isPlaced || left > count ? another(sentence, of, isPlaced ? 0 : count) : of;
  Object.assign(draft.things[added] ?? {}, { count });
  draft.addWord(lexeme, { as: 'look', thing: added, look: 'count' });
  sentence.isNewSubject = true;
  takePlace(sentence, [added]);
  sentence.rest = [of];
  return true;
}

/** "two in a basket", "three sleeping". */
function leadsOn(sense: Sense): boolean {
  return sense.kind === 'preposition' || isGoingOn(sense);
}

/** "hot air balloons, five of them": so many of those named last, where nothing else is said of them. Returns whether it is so. */
export function readOfThem(sentence: Sentence, lexeme: Lexeme, count: number): boolean {
  const { draft, last, joint } = sentence;
  const [of] = last;
  const thing = draft.things[of ?? -1];
  const isOfThem = sentence.ahead(1)?.phrase === 'of' && sentence.ahead(2)?.phrase === 'them';
  const next = sentence.ahead(3);
  const isAll = next === undefined || next.kind === 'comma' || next.kind === 'stop';
  if (!isOfThem || !isAll || joint === undefined || of === undefined || thing === undefined) return false;
  thing.count = count;
  draft.addWord({ text: `${lexeme.text} of them` }, { as: 'look', thing: of, look: 'count' });
  sentence.at += 2;
  sentence.previous = 'noun';
  sentence.joint = undefined;
  return true;
}

/** "the other", "the others": what is left of those named before, else another one of the kind of the last subject. */
export function readOther(sentence: Sentence, lexeme: Lexeme): void {
  const { draft, doers, subject, rest } = sentence;
  if (sentence.nextNoun() !== undefined) return;
  const of = doers[0] ?? subject[0];
  if (of === undefined) return;
  const isObject =
    sentence.preposition !== undefined || (sentence.verb !== undefined && sentence.joint === undefined);
  const added = rest.length > 0 ? [...rest] : [otherThan(sentence, of, lexeme)];
  draft.addWord(lexeme, { as: 'thing', thing: added[0] ?? of });
  sentence.rest = [];
  if (!isObject) closeVerb(sentence);
  sentence.isNewSubject = !isObject;
  takePlace(sentence, added);
}

/** "two children taking turns on a swing": one is on it, and the others wait. */
export function takeTurns(sentence: Sentence, lexeme: Lexeme): void {
  const { draft } = sentence;
  const [first] = groupOf(sentence);
  const isMany = (draft.things[first ?? -1]?.count ?? 1) > 1;
  if (first === undefined) {
    draft.addWord(lexeme);
    return;
  }
  closeVerb(sentence);
  const one = isMany ? another(sentence, first) : first;
  draft.addWord(lexeme, { as: 'thing', thing: one });
  Object.assign(sentence, { subject: [one], last: [one], lastRole: 'subject', previous: 'noun' });
}

/** Another one, or two where "others" are beside one; they need not feel the same. */
function otherThan(sentence: Sentence, of: number, { phrase }: Lexeme): number {
  const added = another(sentence, of);
  const thing = sentence.draft.things[added];
  if (thing === undefined) return added;
  delete thing.looks.mood;
  if (OTHERS.test(phrase) && sentence.draft.things[of]?.count === 1) thing.count = 2;
  return added;
}

const OTHERS = /(?:others|the rest|otros|otras|autres|anderen)$/;

/** Those of whom one is told: who of them is left, or the subject where it is several. */
function groupOf({ draft, rest, subject, last }: Sentence): number[] {
  if (rest.length > 0) return rest;
  const isSeveral = (group: readonly number[]) =>
    group.length > 1 || (draft.things[group[0] ?? -1]?.count ?? 1) > 1;
  return [subject, last].find(isSeveral) ?? [];
}

/** One more of the kind of a thing, taken from several of it. */
function another({ draft, splits }: Sentence, of: number, taken = 1): number {
  const thing = draft.things[of];
  if (thing === undefined) return of;
  const { key, words, looks, pose, count } = thing;
  if (count > 1) thing.count -= taken;
  const one = draft.addThing({
    key,
    words,
    looks: { ...looks },
    ...(pose && count > 1 && taken > 0 ? { pose } : {}),
  });
  if (count > 1 && taken > 0) {
    splits.push({ one, of });
    staySoToEachOther(draft, of, one);
  }
  return one;
}

/** "two friends hugging, one of them crying": that one is hugged by the other. */
function staySoToEachOther(draft: Draft, of: number, one: number): void {
  for (const relation of [...draft.relations]) {
    if (relation.from !== of || relation.to !== of) continue;
    if (draft.things[of]?.count === 1) relation.to = one;
    else draft.relate(of, relation.kind, one);
  }
}

/** The verb that an article right after "one" leaves out. */
function verbLeftOut(sentence: Sentence): OpenVerb | undefined {
  const isObjectNext = sentence
    .ahead(1)
    ?.senses.some((sense) => sense.kind === 'role' && (sense.role === 'a' || sense.role === 'the'));
  return isObjectNext === true && sentence.rest.length > 0 ? sentence.verb : undefined;
}
