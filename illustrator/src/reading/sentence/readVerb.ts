import { CRAFTS } from '../../things/crafts.ts';
import type { Thing } from '../../things/Things.ts';
import { LANGUAGE_WORDS } from '../languages/index.ts';
import type { Lexeme } from '../lexemes/lexemes.ts';
import { relateAll } from '../relateAll.ts';
import type { Sense } from '../words/Sense.ts';
import type { VerbRecord } from '../words/verbSchema.ts';
import { applyVerb } from './applyVerb.ts';
import { bearerOfLast, doersAtBearer } from './atBearer.ts';
import { closeVerb } from './closeVerb.ts';
import { doTo, hasWindow } from './doTo.ts';
import { isAloftAlong, isOfSeveralNext } from './isAirborne.ts';
import { isByNext, isDoneBy } from './isDoneBy.ts';
import { BY_HAND, isDoneToNext } from './isDoneToNext.ts';
import { isThingNext } from './isOfNext.ts';
import { isOfPartOrWeather } from './isOfPartOrWeather.ts';
import { isOnlooking } from './isOnlooking.ts';
import { leaveHaving } from './readNegation.ts';
import type { OpenVerb, Sentence } from './Sentence.ts';
import { someone } from './someone.ts';
import { undergone } from './undergone.ts';
import { ON_LEGS, whoDoes } from './whoDoes.ts';
import { whoIsThere } from './whoIsThere.ts';
import { workAsMachine } from './workAsMachine.ts';

type VerbSense = Extract<Sense, { kind: 'verb' }>;

/** Reads a verb: what those named before do, or what the next ones are like. */
export function readVerb(sentence: Sentence, lexeme: Lexeme, { verb, form }: VerbSense): void {
  const record = sentence.verbs.get(verb);
  if (record === undefined) return;
  const slot = sentence.draft.addWord(lexeme);
  if (isBeforeNoun(sentence, form, record)) {
    sentence.modifiers.verbs.push({ slot, record, isDone: form === 'done' });
    sentence.previous = 'determiner';
    return;
  }
  if (isOfPartOrWeather(sentence, form, record)) {
    slot.meaning = { as: 'remark' };
    return;
  }
  const lets = letDo(sentence, form);
  const held = withOwnBody(sentence, lexeme);
  const given = lets === undefined ? undefined : sentence.benefit?.objects;
  sentence.benefit = undefined;
  const helpers = lets && isDoneByBoth(sentence, record) ? (sentence.verb?.doers ?? []) : [];
  closeVerb(sentence);
  for (const relation of sentence.draft.relations)
    if (helpers.includes(relation.from) && lets?.includes(relation.to)) relation.kind = 'face';
  if (isOfUnknown(sentence)) return;
  const { verbLast } = sentence;
  const doers =
    verbLast?.head ??
    (lets && [...helpers, ...lets]) ??
    held ??
    someone(sentence, lexeme, form) ??
    doersOf(sentence, form, record);
  const had = undergone(sentence, form, record);
  const isPassive = had !== undefined || isDoneBy(sentence, form, record);
  const work = isPassive ? undefined : workAsMachine(sentence, verb, { slot, doers });
  const { doers: workers } = work ?? { doers };
  const shown = {
    record: work?.record ?? had ?? record,
    slot,
    doers: workers,
    objects: [],
    asides: [],
    isPassive,
    ...(given === undefined ? {} : { given }),
  };
  const open: OpenVerb = work ? { ...shown, isWork: true } : shown;
  if (!isPassive && !work) applyVerb(sentence, record, slot, doers);
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

/** "riding a bull with one arm up": how who does something holds the arms, not what it is done to. */
function withOwnBody({ verb, last, language }: Sentence, { phrase }: Lexeme): number[] | undefined {
  const [by] = LANGUAGE_WORDS[language].limbs.own.split(', ');
  const isOfDoer = verb !== undefined && last.some((index) => verb.objects.includes(index));
  return isOfDoer && phrase.startsWith(`${by} `) ? verb.doers : undefined;
}

/** "the zorblax waving": what is not drawn does nothing, and nobody else does it either. */
function isOfUnknown(sentence: Sentence): boolean {
  const article = sentence.ahead(-2)?.senses ?? [];
  // "a boy in a zorblax waving": the boy does.
  if (sentence.isPrepositionAt(-3, 'in') && sentence.draft.isBeing(sentence.subject[0])) return false;
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
  return sentence.benefit?.whom ?? verb?.objects;
}

/** "helps a penguin build a snowman": who helps has the hands at it too. */
function isDoneByBoth({ verb }: Sentence, { relation }: VerbRecord): boolean {
  return verb?.record.relation === 'hold-hands' && relation !== undefined && BY_HAND.has(relation);
}

/** "a sleeping cat", "flying elephants": before the noun rather than after it. */
function isBeforeNoun(sentence: Sentence, form: VerbSense['form'], record: VerbRecord): boolean {
  if (form !== 'going-on' && form !== 'done') return false;
  if (sentence.nextNoun() === undefined) return false;
  const { previous, modifiers, subject } = sentence;
  // "baking a cake": what it is done to.
  if (previous === 'start' && form === 'going-on' && isDoneToNext(sentence, record)) return false;
  if (previous === 'determiner' || modifiers.count !== undefined) return true;
  if (previous === 'preposition') return true;
  // "a bowl with a spoon and splashing milk".
  const isListed = previous === 'join' && form === 'going-on' && sentence.lastRole === 'with';
  if (isListed && subject.length > 0 && isThingNext(sentence) && !sentence.draft.isBeing(subject[0]))
    return true;
  if (form === 'going-on' && isOfSeveralNext(sentence, record)) return true;
  return previous === 'start' && subject.length === 0;
}

/** Who does it: whom the clause is about, or those named last. */
function doersOf(sentence: Sentence, form: VerbSense['form'], record: VerbRecord): number[] {
  const { relative, subject, last, lastRole, draft, joint, doers } = sentence;
  if (relative !== undefined) return relative;
  // "skating hand in hand": whoever does the one.
  if (subject.length === 0 && last.length === 0 && doers.length > 0) return doers;
  if (joint === 'and' && doers.length > 0 && lastRole !== 'subject') return doers;
  if (lastRole === 'subject') return last.length > subject.length ? last : whoDoes(sentence, record);
  if (form === 'going-on' && isAloftAlong(sentence, record)) return last;
  const isBeing = draft.isBeing(last[0]);
  const carried = form === 'done' ? carriedBefore(sentence, record) : undefined;
  if (carried !== undefined) return carried;
  // "Jonah inside the whale praying": who is in somebody.
  if (draft.relations.some((one) => one.kind === 'in' && subject.includes(one.from) && last.includes(one.to)))
    return subject;
  const isOfBeings = draft.isBeing(subject[0]);
  if (isBeing && !isOfBeings) return last;
  if (form === 'going-on' && comesOutAlong(sentence, record)) return last;
  const there = isOfBeings ? [] : whoIsThere(sentence, record);
  if (there.length > 0 && form === 'going-on') return there;
  // "a ship with a crane lifting a box": a machine does what no ship does.
  const isMachine = lastRole === 'with' && form === 'going-on' && sentence.previous === 'noun';
  if (isMachine && !isOfBeings && isAtWork(draft.record(last[0]))) return last;
  const ofBearer = doersAtBearer(sentence, record) ?? bearerOfLast(sentence, record);
  if (ofBearer !== undefined) return ofBearer;
  // "a fireplace with stockings hanging from it", "a pumpkin with bats flying around it".
  const isOnPlace = sentence.ahead(1)?.senses.some(({ kind }) => kind === 'preposition') === true;
  const isOfOther = /^(her|him|it|them)$/.test(sentence.ahead(isOnPlace ? 2 : 1)?.phrase ?? '');
  if (isOfOther && lastRole === 'with' && sentence.previous === 'noun') return last;
  if (!isOfBeings && form === 'going-on' && hangsAlong(sentence, record)) return last;
  // "a ball kicked by a striker": what was named before it.
  if (form === 'done' && sentence.previous === 'noun' && (isBeing || isByNext(sentence))) return last;
  if (form === 'going-on' && isBeing && sentence.previous === 'noun') {
    if (isRidden(sentence) && !ON_LEGS.has(record.pose)) return subject;
    const isOfAll = lastRole === 'with' && doers.length === 0 && !isOnlooking(sentence, record);
    return isOfAll ? [...subject, ...last] : last;
  }
  if (subject.length > 0) return subject;
  // "a library with a dragon curled around a shelf, reading": whoever did the last thing.
  return !isBeing && doers.some((index) => draft.isBeing(index)) ? doers : last;
}

/** Whether what came along hangs there: "a porch with a swing hanging from the beam", but not "a bowl with grapes hanging over the edge". */
function hangsAlong(sentence: Sentence, { relation }: VerbRecord): boolean {
  const { lastRole, previous, draft, last } = sentence;
  if (relation !== 'hang-from' || lastRole !== 'with' || previous !== 'noun') return false;
  return !sentence.isPrepositionAt(1, 'over') && draft.record(last[0])?.worn === undefined;
}

/** "a bus full of animals driven by a bear", "a horse with a saddle ridden by a girl": what goes, not what it has. */
function carriedBefore({ draft, subject, last }: Sentence, { relation }: VerbRecord): number[] | undefined {
  const isCarrier = (index: number) => {
    const { kind = 'person', uses = [] } = draft.record(index) ?? {};
    return CRAFTS.has(kind) || uses.includes('ridden');
  };
  const isMeant = GOING.has(relation ?? 'on') && subject.length === 1 && subject.every(isCarrier);
  return isMeant && !last.some((index) => CRAFTS.has(draft.record(index)?.kind ?? 'person'))
    ? subject
    : undefined;
}

const GOING: ReadonlySet<string> = new Set(['drive', 'ride', 'pull', 'push', 'row']);

/** "a boy with candy falling out of his bag", "a girl with butterflies flying out of her book": no person does. */
function comesOutAlong(
  { lastRole, previous, draft, subject, last }: Sentence,
  { relation }: VerbRecord,
): boolean {
  const isPerson = (index: number) => draft.record(index)?.kind === 'person';
  const isAlong = lastRole === 'with' && previous === 'noun' && relation === 'through';
  return isAlong && subject.some(isPerson) && !last.some(isPerson);
}

const isAtWork = (record: Thing | undefined) =>
  record !== undefined && (CRAFTS.has(record.kind) || record.places?.tool !== undefined);

/** "a girl on a horse waving": whoever rides does it. */
function isRidden({ draft, subject, last }: Sentence): boolean {
  const riders = subject.filter((index) => draft.record(index)?.kind === 'person');
  return draft.relations.some(
    ({ kind, from, to }) => (kind === 'on' || kind === 'ride') && riders.includes(from) && last.includes(to),
  );
}

/** The objects and places that came before a verb at the end of its clause. */
function endVerbLast(sentence: Sentence, open: OpenVerb): void {
  const { verbLast, draft } = sentence;
  sentence.verbLast = undefined;
  if (verbLast === undefined) return;
  const { objects, by } = verbLast;
  if (objects.length === 0 && looksOut(sentence, open)) return;
  // "der keinen Hut trägt".
  if (objects.length === 0) leaveHaving(sentence);
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
