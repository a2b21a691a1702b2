import { FOR } from '../languages/deedWords.ts';
import { ON_ITS_OWN } from '../languages/groupWords.ts';
import { relateAll } from '../relateAll.ts';
import { CARRYING } from '../Scene.ts';
import { closeVerb } from './closeVerb.ts';
import { doTo } from './doTo.ts';
import { isOfUnreadVerb } from './isOfUnreadVerb.ts';
import { placeBy } from './relateThings.ts';
import type { OpenVerb, Sentence } from './Sentence.ts';

/** Lets things be what the sentence waits for: an object, a place, one more of a list, or what the clause is about. */
export function takePlace(sentence: Sentence, added: number[]): void {
  const { preposition, verb, joint, verbLast } = sentence;
  const { part } = sentence;
  if (part !== undefined) part.meaning = { as: 'part', thing: added[0] ?? 0 };
  sentence.part = undefined;
  const isList = joint !== undefined && preposition === undefined && !sentence.isNewSubject;
  if (
    preposition?.preposition === 'of' &&
    sentence.draft.isBeing(added[0]) &&
    preposition.verb === undefined
  ) {
    // "el perro de mi hermano persiguiendo una pelota": the dog does.
    sentence.preposition = undefined;
    placeBy(sentence, preposition, added);
    Object.assign(sentence, { isNewSubject: false, joint: undefined, previous: 'noun' });
    return;
  }
  if (preposition !== undefined) {
    sentence.preposition = undefined;
    placeBy(sentence, preposition, added);
    sentence.goOn = (more) => placeBy(sentence, preposition, more);
    sentence.goesOnBy = preposition.preposition;
    sentence.lastRole = preposition.preposition === 'with' ? 'with' : 'place';
  } else if (isList && sentence.goOn !== undefined && !beginsClause(sentence, added)) {
    sentence.goOn(added);
  } else if (verbLast !== undefined) {
    verbLast.objects.push(...added);
    sentence.lastRole = 'object';
  } else if (isOfUnreadVerb(sentence)) {
    sentence.subject = [...(sentence.relative ?? [])];
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
  if (given !== undefined && handTo(sentence, verb, [given, added])) return;
  // "reads two rabbits a book": whom it is done for comes first.
  if (
    given !== undefined &&
    draft.isBeing(given) &&
    (!draft.isBeing(added[0]) || verb.record.handsOver === true) &&
    verb.record.relation !== undefined
  ) {
    for (const relation of draft.relations)
      if (relation.to === given && relation.kind === verb.record.relation) relation.kind = 'face';
  }
  // "bakes a cake for mom": whom it is for looks on.
  const isFor = given !== undefined && !draft.isBeing(given) && draft.isBeing(added[0]);
  // "turning a rope for a boy".
  const isDoneTogetherFor = given === undefined && verb.record.mutual === true && isAfterFor(sentence);
  if (isFor || (isDoneTogetherFor && draft.isBeing(added[0]))) {
    relateAll(sentence, 'face', [verb.doers, added], undefined);
    sentence.benefit = { whom: [...added], objects: [...verb.objects] };
    sentence.lastRole = 'object';
    return;
  }
  doTo(sentence, verb, added);
  sentence.goOn = (more) => doTo(sentence, verb, more);
  sentence.lastRole = 'object';
}

/** Whether "for", and no more than an article, stands before the noun that is being read. */
function isAfterFor(sentence: Sentence): boolean {
  const [before, first] = [sentence.ahead(-1), sentence.ahead(-2)];
  return [before, first].some((lexeme) => lexeme !== undefined && FOR.test(lexeme.phrase));
}

/** "feeds a seal a fish", "gives a bear a shot": what it is fed with is in the hand, what is used at bodies is used there. */
function handTo(
  sentence: Sentence,
  { record, doers }: OpenVerb,
  [given, added]: readonly [given: number, added: readonly number[]],
): boolean {
  const { draft } = sentence;
  const thing = draft.record(added[0]);
  const tool = thing?.usedAt;
  // "gives her puppy a bath": it is in what nobody gives by hand.
  const isBath = thing?.places?.inside !== undefined && thing.uses?.includes('poured-into') === true;
  if (isBath && record.relation === 'hold' && thing.size > (draft.record(doers[0])?.size ?? 0)) {
    for (const relation of draft.relations)
      if (relation.to === given && doers.includes(relation.from))
        Object.assign(relation, { kind: 'tend', at: 'head' });
    relateAll(sentence, 'in', [[given], added], undefined);
    const sponge = {
      key: sentence.verbs.get('wash')?.holds ?? '',
      words: draft.things[added[0] ?? -1]?.words ?? '',
    };
    if (draft.recordOf(sponge.key)) relateAll(sentence, 'hold', [doers, [draft.addThing(sponge)]], undefined);
    sentence.lastRole = 'object';
    return true;
  }
  if (record.relation !== 'feed' && (record.relation !== 'hold' || tool === undefined)) return false;
  for (const relation of draft.relations) {
    if (tool === undefined || relation.to !== given || !doers.includes(relation.from)) continue;
    Object.assign(relation, { kind: 'tend', at: tool });
  }
  relateAll(sentence, 'hold', [doers, added], undefined);
  sentence.lastRole = 'object';
  return true;
}

function beSubject(sentence: Sentence, added: number[], isList: boolean): void {
  const isOpen = sentence.lastRole === 'subject' && !sentence.isSubjectPlaced;
  const isOnward = isList && sentence.verb === undefined && isOpen && !sentence.isStated;
  sentence.subject = isOnward ? [...sentence.subject, ...added] : [...added];
  if (!isOnward) closeVerb(sentence);
  if (!isOnward) sentence.isStated = false;
  sentence.isSubjectPlaced = false;
  sentence.isLooseList = isOnward && sentence.joint === 'comma';
  sentence.goOn = undefined;
  sentence.isEach = false;
  sentence.lastRole = 'subject';
  sentence.relative = undefined;
}

/** "hanging from a branch": what it is done to is where it is done. */
function isCarriedBy({ lastRole, verb }: Sentence): boolean {
  const kind = verb?.record.relation;
  return lastRole === 'object' && kind !== undefined && CARRYING.has(kind);
}

/** "his sister is asleep", "his sister has a kite". */
const STATING: ReadonlySet<string> = new Set(['is', 'has']);

/** Whether what comes after "and" is a subject of its own rather than one more of what was named last. */
function beginsClause(sentence: Sentence, added: readonly number[]): boolean {
  const { draft, last } = sentence;
  // "in a dress and boots jumping": who wears them jumps; "in pumpkin and ghost costumes": no ghost comes along.
  const one = draft.things[added[0] ?? -1];
  const isPutOn =
    draft.record(added[0])?.worn !== undefined || (one !== undefined && draft.disguises.has(one));
  if (draft.isWorn(last[0] ?? -1) && isPutOn) return false;
  const next = sentence.ahead(1);
  const isDoing =
    next?.kind === 'known' &&
    next.senses.some((sense) => sense.kind === 'verb' || (sense.kind === 'role' && STATING.has(sense.role)));
  if (isDoing) return draft.isBeing(added[0]) || !draft.isBeing(last[0]);
  // "surrounded by hearts and butterflies".
  if (sentence.lastRole === 'place' && sentence.goesOnBy === 'surrounded') return false;
  const isPlaced =
    next?.kind === 'known' &&
    next.senses.some(({ kind }) => kind === 'preposition' || kind === 'setting') &&
    (sentence.lastRole === 'place' || isCarriedBy(sentence));
  if (ON_ITS_OWN.test(next?.phrase ?? '')) return true;
  // "planting a flag, and the earth in the sky": up there, in nobody's hand.
  const isUp = next?.senses.some((sense) => sense.kind === 'setting' && sense.setting === 'sky') === true;
  if (isUp && sentence.lastRole === 'object' && !draft.isBeing(added[0])) return true;
  // "in a car, balloons everywhere": nothing is put on or in what is small itself.
  const [place, more] = [draft.record(last[0]), draft.record(added[0])];
  const isPlace = draft.relations.some(
    ({ kind, to }) => kind !== 'between' && CARRYING.has(kind) && to === last[0],
  );
  const isLess = sentence.lastRole === 'place' && isPlace && (more?.size ?? 0) < 0.6 * (place?.size ?? 0);
  return isPlaced || isLess || (draft.isBeing(added[0]) && !draft.isBeing(last[0]));
}
