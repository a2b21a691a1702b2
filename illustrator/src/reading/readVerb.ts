import { applyVerb } from './applyVerb.ts';
import { BEINGS } from './Draft.ts';
import { doTo, hasWindow } from './doTo.ts';
import type { Lexeme } from './lexemes.ts';
import { relateAll } from './relateAll.ts';
import { CARRYING, type RelationKind } from './Scene.ts';
import type { Sense } from './Sense.ts';
import type { OpenVerb, Sentence } from './Sentence.ts';
import type { VerbRecord } from './verbSchema.ts';

type VerbSense = Extract<Sense, { kind: 'verb' }>;

/** Reads a verb: what those named before do, or what the next ones are like. */
export function readVerb(sentence: Sentence, lexeme: Lexeme, { verb, form }: VerbSense): void {
  const record = sentence.verbs.get(verb);
  if (record === undefined) return;
  const slot = sentence.draft.addWord(lexeme);
  if (isBeforeNoun(sentence, form, record)) {
    sentence.modifiers.verbs.push({ slot, record });
    sentence.previous = 'determiner';
    return;
  }
  const lets = letDo(sentence, form);
  closeVerb(sentence);
  if (isOfUnknown(sentence)) return;
  const { verbLast } = sentence;
  const doers = verbLast?.head ?? lets ?? someone(sentence, lexeme, form) ?? doersOf(sentence, form);
  const isPassive = form === 'done' && isByNext(sentence);
  const open: OpenVerb = { record, slot, doers, objects: [], asides: [], isPassive };
  if (!isPassive) applyVerb(sentence, record, slot, doers);
  sentence.verb = open;
  sentence.doers = doers;
  sentence.previous = 'verb';
  sentence.isSaid = false;
  sentence.isNewSubject = false;
  sentence.joint = undefined;
  sentence.goOn = undefined;
  sentence.relative = undefined;
  if (verbLast !== undefined) endVerbLast(sentence, open);
}

/** "baking a cake", by nobody who is named: a child does it. */
function someone(
  { draft, previous, subject, ...sentence }: Sentence,
  lexeme: Lexeme,
  form: VerbSense['form'],
): number[] | undefined {
  const isAlone = previous === 'start' && subject.length === 0 && sentence.language === 'en';
  // "painting of a cat": what is painted, not who paints.
  const isOf = sentence.lexemes[sentence.at + 1]?.phrase === 'of';
  if (!isAlone || form !== 'going-on' || isOf) return undefined;
  return [draft.addThing({ key: SOMEONE, words: lexeme.text })];
}

const SOMEONE = 'child';

/** "the zorblax waving": what is not drawn does nothing, and nobody else does it either. */
function isOfUnknown(sentence: Sentence): boolean {
  const article = sentence.ahead(-2)?.senses ?? [];
  return (
    sentence.ahead(-1)?.kind === 'unknown' &&
    article.some((sense) => sense.kind === 'role' && (sense.role === 'a' || sense.role === 'the'))
  );
}

/** Whom another one lets or helps do it: "teaches a dog to sit". */
function letDo(sentence: Sentence, form: VerbSense['form']): number[] | undefined {
  const { verb, preposition } = sentence;
  if (form !== 'base' || !sentence.canLet()) return undefined;
  if (preposition?.preposition === 'to') sentence.preposition = undefined;
  return verb?.objects;
}

/** What a verb takes where nothing was named, and what two do to one another. */
export function closeVerb(sentence: Sentence): void {
  const { verb } = sentence;
  sentence.verb = undefined;
  if (verb === undefined || verb.isPassive) return;
  finishVerb(sentence, verb);
  for (const aside of verb.asides) aside.meaning = verb.slot.meaning;
}

function finishVerb(sentence: Sentence, verb: OpenVerb): void {
  const { draft } = sentence;
  const { record, slot, doers, objects } = verb;
  const [first, second] = doers;
  if (first === undefined) return;
  if (objects.length === 0 && takesOfItself(sentence, verb))
    doTo(sentence, verb, [draft.addThing({ key: record.takes ?? '', words: slot.text })]);
  takeTool(sentence, verb);
  if (objects.length === 0 && record.relation === 'look-at') {
    const seen = draft.things.findIndex((_, index) => !doers.includes(index) && draft.isBeing(index));
    if (seen >= 0 && relateAll(sentence, 'look-at', [doers, [seen]], slot)) return;
  }
  // "a car driving across a bridge": what drives by itself is seen to.
  if (slot.meaning.as === 'unknown' && record.relation === 'drive' && !draft.isBeing(first))
    slot.meaning = { as: 'pose', thing: first };
  if (objects.length > 0 || record.mutual !== true || record.relation === undefined) return;
  if (second !== undefined)
    relateAll(sentence, record.relation, [[first], doers.slice(1)], record.isPartly ? undefined : slot);
  else if ((draft.things[first]?.count ?? 1) > 1)
    relateAll(sentence, record.relation, [[first], [first]], record.isPartly ? undefined : slot);
}

/**
 * Whether what a verb takes is there where nothing was named: not where it is done on a setting ("sliding on ice"), to what
 * musicians have anyway, or in or on a thing ("playing in a puddle").
 */
function takesOfItself({ draft }: Sentence, { record, doers, isOnSetting, isOnPart }: OpenVerb): boolean {
  if (isOnPart) return false;
  if (draft.recordOf(record.takes ?? '') === undefined) return false;
  if (isOnSetting && record.relation !== undefined && CARRYING.has(record.relation)) return false;
  if (record.relation !== 'play') return true;
  const isPlaced = draft.relations.some(({ from, kind }) => doers.includes(from) && CARRYING.has(kind));
  return !isPlaced && doers.every((doer) => draft.record(doer)?.holds === undefined);
}

/** "sweeping": with a broom, unless something else is named for it. */
function takeTool(sentence: Sentence, { record, slot, doers, objects, isByPart }: OpenVerb): void {
  const { draft } = sentence;
  const tool = draft.recordOf(record.holdsFor?.[draft.record(objects[0])?.kind ?? ''] ?? record.holds ?? '');
  // "with its claws": with nothing else.
  if (isByPart) return;
  const [doer] = doers;
  // A machine does it with its own arm.
  if (tool === undefined || doer === undefined || draft.record(doer)?.places?.tool !== undefined) return;
  // A dentist examines with what a dentist has.
  const isByCalling = draft.record(doer)?.holds?.some((key) => draft.recordOf(key)?.usedAt !== undefined);
  if (isByCalling === true && tool.key === record.holds && tool.usedAt !== undefined) return;
  const word = record.isPartly || slot.meaning.as !== 'unknown' ? undefined : slot;
  const inHand = draft.relations.findIndex(({ kind, from }) => from === doer && IN_HAND.has(kind));
  const kindOfOwn = objects.length === 0 && tool.usedAt !== undefined ? 'use-on-self' : 'hold';
  if (inHand >= 0) {
    const held = draft.relations[inHand];
    if (held?.kind === 'hold' && draft.things[held.to]?.key === tool.key) held.kind = kindOfOwn;
    if (word !== undefined) word.meaning = { as: 'relation', relation: inHand };
    return;
  }
  const named = draft.things.findIndex(({ key }) => key === tool.key);
  // Nobody sweeps on a broom.
  const isRidden = record.relation !== 'tend' && tool.uses?.includes('ridden') === true;
  const count = isRidden ? (draft.things[doer]?.count ?? 1) : 1;
  // What is not done names nothing.
  const words = record.isPartly ? (draft.things[doer]?.words ?? slot.text) : slot.text;
  const to = named >= 0 ? named : draft.addThing({ key: tool.key, words, count });
  const isPushed = tool.uses?.includes('pushed') === true && tool.uses.includes('held') === false;
  relateAll(sentence, isRidden ? 'ride' : isPushed ? 'push' : kindOfOwn, [doers, [to]], word);
}

const IN_HAND = new Set<RelationKind>(['hold', 'push']);

/** "a sleeping cat", "flying elephants": before the noun rather than after it. */
function isBeforeNoun(sentence: Sentence, form: VerbSense['form'], record: VerbRecord): boolean {
  if (form !== 'going-on' && form !== 'done') return false;
  if (sentence.nextNoun() === undefined) return false;
  const { previous, modifiers, subject } = sentence;
  // "baking a cake": what it is done to.
  if (previous === 'start' && form === 'going-on' && isDoneToNext(sentence, record)) return false;
  if (previous === 'determiner' || modifiers.count !== undefined) return true;
  if (previous === 'preposition') return true;
  return previous === 'start' && subject.length === 0;
}

/** "baking a cake", "raking leaves" against "sleeping cats" and "climbing monkeys". */
function isDoneToNext(sentence: Sentence, { relation }: VerbRecord): boolean {
  if (isArticle(sentence.ahead(1)) || relation === 'feed') return true;
  const noun = sentence.nextNoun()?.senses.find(({ kind }) => kind === 'thing');
  const kind = noun?.kind === 'thing' ? sentence.draft.recordOf(noun.keys[0] ?? '')?.kind : undefined;
  const isTaken = relation !== undefined && BY_HAND.has(relation);
  return sentence.language === 'en' && isTaken && kind !== undefined && !BEINGS.has(kind);
}

/** What nothing does that is no being. */
const BY_HAND = new Set<RelationKind>([
  'tend',
  'eat',
  'drink',
  'hold',
  'build',
  'read',
  'paint',
  'plant',
  'play',
]);

function isArticle(lexeme: Lexeme | undefined): boolean {
  return lexeme?.senses.some((sense) => sense.kind === 'role' && ARTICLES.has(sense.role)) === true;
}

const ARTICLES = new Set(['a', 'the', 'its']);

function isByNext(sentence: Sentence): boolean {
  const next = sentence.ahead(1);
  return next?.kind === 'known' && next.senses.some((sense) => sense.kind === 'role' && sense.role === 'by');
}

/** Who does it: whom the clause is about, or those named last. */
function doersOf(sentence: Sentence, form: VerbSense['form']): number[] {
  const { relative, subject, last, lastRole, draft, joint, doers } = sentence;
  if (relative !== undefined) return relative;
  if (joint === 'and' && doers.length > 0 && lastRole !== 'subject') return doers;
  if (lastRole === 'subject') return last.length > subject.length ? last : whoDoes(sentence);
  const isBeing = draft.isBeing(last[0]);
  const isOfBeings = draft.isBeing(subject[0]);
  if (isBeing && !isOfBeings) return last;
  const isOfOther = /^(her|him|it|them)$/.test(sentence.ahead(1)?.phrase ?? '');
  if (isOfOther && isBeing && lastRole === 'with') return last;
  if (form === 'done' && isBeing && sentence.previous === 'noun') return last;
  if (form === 'going-on' && isBeing && sentence.previous === 'noun')
    return lastRole === 'with' && doers.length === 0 ? [...subject, ...last] : last;
  return subject.length > 0 ? subject : last;
}

/** "a house and a mouse peeking": what stands there by itself does nothing. */
function whoDoes({ draft, subject }: Sentence): number[] {
  const movers = subject.filter((index) => !STANDING.has(draft.record(index)?.kind ?? ''));
  return movers.some((index) => draft.isBeing(index)) ? movers : subject;
}

const STANDING = new Set(['building', 'furniture', 'plant']);

/** The objects and places that came before a verb at the end of its clause. */
function endVerbLast(sentence: Sentence, open: OpenVerb): void {
  const { verbLast, draft } = sentence;
  sentence.verbLast = undefined;
  if (verbLast === undefined) return;
  const { objects, by } = verbLast;
  if (objects.length === 0 && looksOut(sentence, open)) return;
  if (by !== undefined && open.record.relation !== undefined) {
    applyVerb(sentence, open.record, open.slot, by);
    doTo(sentence, { ...open, doers: by }, verbLast.head);
    return;
  }
  const given = objects.filter((index) => !draft.isBeing(index));
  const isToSomebody = given.length > 0 && given.length < objects.length;
  if (objects.length > 0) doTo(sentence, open, isToSomebody ? given : objects);
  if (isToSomebody)
    relateAll(sentence, 'face', [open.doers, objects.filter((index) => draft.isBeing(index))], undefined);
}

/** "die aus dem Fenster schaut": by its verb, who is in a window looks out of it. */
function looksOut({ draft }: Sentence, { record, slot, doers }: OpenVerb): boolean {
  const relation = draft.relations.findIndex(
    ({ kind, from, to }) => kind === 'in' && doers.includes(from) && hasWindow(draft.record(to)),
  );
  const found = draft.relations[relation];
  if (record.relation !== 'look-at' || found === undefined) return false;
  found.kind = 'look-out-of';
  slot.meaning = { as: 'relation', relation };
  return true;
}
