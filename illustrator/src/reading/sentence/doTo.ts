import { isBackBag } from '../../things/isBackBag.ts';
import { isWindow } from '../../things/isWindow.ts';
import { hasClothes, likenessOf } from '../../things/likenessOf.ts';
import type { Thing } from '../../things/Things.ts';
import { relateAll } from '../relateAll.ts';
import { CARRYING, type RelationKind } from '../Scene.ts';
import { sayFor, type VerbRecord } from '../words/verbSchema.ts';
import { isAtHand, isHidden, isSmall } from './besideDoer.ts';
import { change, changedTo } from './change.ts';
import { areInstruments } from './dealInstruments.ts';
import { leaveSo } from './doOfItself.ts';
import { dropFromAbove } from './dropFromAbove.ts';
import { goAlong } from './goAlong.ts';
import { goToHelm } from './goToHelm.ts';
import { imagine } from './imagine.ts';
import { loadOn, nameRelation } from './loadOn.ts';
import { makeFor } from './makeFor.ts';
import { isDisguiseOf } from './readDisguise.ts';
import { rouse } from './rouse.ts';
import type { OpenPreposition, Sentence } from './Sentence.ts';
import { slideAlong } from './slideAlong.ts';
import { takeInMouth } from './takeInMouth.ts';

/** Does what a verb says to things; a reader's book is an open one. */
export function doTo(
  sentence: Sentence,
  verb: NonNullable<OpenPreposition['verb']>,
  objects: readonly number[],
): void {
  const { draft } = sentence;
  if (makeFor(sentence, verb, objects)) return;
  if (verb.objects.length === 0) slideAlong(sentence, verb, objects);
  const { record, slot, doers } = verb;
  draft.home ??= sayFor(record.homeFor, draft.record(objects[0]));
  let isShown = true;
  const shown = new Set<number>();
  for (const index of objects) {
    const thing = draft.things[index];
    const changed = changedTo(draft, verb, index);
    const isOpen = draft.record(index)?.shows?.includes('open') === true;
    if (record.opens && changed === undefined && !isOpen) isShown = false;
    if (changed !== undefined) shown.add(index);
    if (thing === undefined) continue;
    if (record.moodOf !== undefined && draft.isBeing(index)) thing.looks.mood ??= record.moodOf;
    if (record.hairOf !== undefined && draft.record(index)?.kind === 'person')
      thing.looks.hair ??= record.hairOf;
    if (record.plucks) draft.plucked.add(thing);
    if (record.figures && draft.isAnimal(index)) thing.looks.toy = true;
    // Of a pile of books each reader has one.
    if (changed !== undefined && draft.record(index)?.pluralForOne) draft.portions.add(thing);
    if (changed !== undefined)
      change(sentence, {
        doers: record.relation === 'tend' ? doers.slice(0, 1) : doers,
        index,
        key: changed,
      });
  }
  verb.objects.push(...objects);
  if ([flies, rouse, imagine, dropFromAbove].some((deed) => deed(sentence, verb, objects))) return;
  if (record.poseAlone) for (const doer of doers) delete draft.things[doer]?.pose;
  const isFirst = verb.objects.length === objects.length;
  const kind = verb.isWork
    ? record.relation
    : isFirst && isShownTo(sentence, record, [doers, objects])
      ? 'face'
      : byMachine(sentence, wornOrHeld(sentence, record, [doers, objects]), doers);
  const word = record.isPartly || !isShown ? undefined : slot;
  // "a cat tipping over a vase", but "a boy falling over a stone".
  const things = record.relation === undefined ? doers : objects.filter((index) => !shown.has(index));
  if (record.leaves !== undefined) leaveSo(draft, record.leaves, { things, slot: word });
  // Who hangs something up or swings a bat does not sit as on a swing.
  const isPosed = record.pose !== undefined || record.poseFor !== undefined;
  const isHung = record.relation !== undefined && CARRYING.has(record.relation) && isPosed;
  if ((kind === 'tend' || kind === 'hold') && isHung)
    for (const doer of doers) delete draft.things[doer]?.pose;
  if ((kind === 'hold' || kind === 'hold-up') && loadOn(sentence, doers, objects, word)) return;
  const isTurned = record.leads === true && (kind === 'follow' || kind === 'on-shoulders');
  // Of many toys one is played with, the others lie beside.
  const [used, spare] =
    (kind === 'play' || kind === 'hold') && objects.length > 2 && !areInstruments(draft, objects)
      ? [objects.slice(0, 1), objects.slice(1)]
      : [objects, []];
  const pair = isTurned ? ([objects, doers] as const) : ([doers, used] as const);
  if (spare.length > 0) relateAll(sentence, 'next-to', [spare, doers], undefined);
  if (isTurned && kind === 'follow') goAlong(sentence, 'walk', objects);
  if (!relateAll(sentence, kind ?? 'next-to', pair, kind === undefined ? undefined : word)) return;
  if (record.byMouth !== undefined) takeInMouth(sentence, record.byMouth, { doers, objects });
  // Who licks or nuzzles somebody has the head there.
  for (const index of objects) {
    const isByPerson = draft.record(doers[0])?.kind === 'person';
    const at = (isByPerson ? sayFor(record.atFor, draft.record(index)) : undefined) ?? record.at;
    if (at !== undefined) draft.locate(doers, [index], kind === 'hug' ? 'cheek' : at);
  }
  if (kind !== undefined) nameRelation(sentence, word, { kind: kind ?? 'next-to', from: doers[0] });
  const isAnswered = kind === 'face' && record.pose === 'wave';
  if (kind === undefined || kind === record.by?.with || isAnswered) goAlong(sentence, record.pose, objects);
  // "a robot fighting a monster": both do.
  if (record.mutual && kind === 'face')
    for (const index of objects) goAlong(sentence, sayFor(record.poseFor, draft.record(index)), [index]);
}

/** "flies a kite": on the ground, with it in the hand. */
function flies(
  sentence: Sentence,
  { record, slot, doers }: NonNullable<OpenPreposition['verb']>,
  objects: readonly number[],
): boolean {
  const { draft } = sentence;
  const isFlown = objects.every((index) => {
    const { rests, uses } = draft.record(index) ?? {};
    return rests === 'air' && uses?.includes('held') === true;
  });
  if (record.pose !== 'fly' || record.relation !== undefined || objects.length === 0 || !isFlown)
    return false;
  for (const doer of doers) delete draft.things[doer]?.pose;
  slot.meaning = { as: 'unknown' };
  return relateAll(sentence, 'hold', [doers, objects], slot);
}

/** "showing a friend": whom something is shown, not what is shown. */
function isShownTo(
  { draft }: Sentence,
  { letsDo, relation }: VerbRecord,
  [[doer], [object]]: readonly [doers: readonly number[], objects: readonly number[]],
): boolean {
  if (letsDo !== true || relation !== 'hold' || !draft.isBeing(object)) return false;
  const [one, other] = [draft.record(doer), draft.record(object)];
  return other?.kind === 'person' || (other?.size ?? 0) >= 0.7 * (one?.size ?? 0);
}

/** What has an arm and a hook or a bucket lifts with it, and loads what goes on wheels. */
function byMachine(
  { draft }: Sentence,
  kind: RelationKind | undefined,
  [doer]: readonly number[],
): RelationKind | undefined {
  if (draft.record(doer)?.places?.tool === undefined) return kind;
  if (kind === 'hold' || kind === 'hold-up') return 'lift';
  return kind === 'tend' ? 'load' : kind;
}

/** Whether one looks out of a window of it; out of a hat one comes over its brim. */
export function hasWindow(record: Pick<Thing, 'kind' | 'places'> | undefined): boolean {
  return record !== undefined && (ROOMY.has(record.kind) || record.places?.window !== undefined);
}

const ROOMY = new Set(['building', 'vehicle', 'boat', 'aircraft', 'spacecraft', 'furniture']);

function isDriven(record: { kind: string; size: number } | undefined): boolean {
  return VEHICLES.has(record?.kind ?? '') && (record?.kind !== 'aircraft' || record.size > 2);
}

const VEHICLES = new Set(['vehicle', 'boat', 'aircraft', 'spacecraft', 'animal', 'furniture']);

/** What cannot be put on is carried ("trägt einen Apfel"); a calling is put on by its hat ("dressed as a pirate"). */
function wornOrHeld(
  sentence: Sentence,
  record: VerbRecord,
  [doers, objects]: readonly [doers: readonly number[], objects: readonly number[]],
): RelationKind | undefined {
  const { draft } = sentence;
  const { pose } = record;
  const isPack = record.shoulders === true && isBackBag(draft.record(objects[0]));
  const said = isPack ? 'wear' : (sayFor(record.relationFor, draft.record(objects[0])) ?? record.relation);
  // "tying an apron on a girl": she has it on.
  const isPutOn = said === 'wear' && record.moves && sentence.ahead(1)?.phrase === 'on';
  const many = doers.reduce((sum, doer) => sum + (draft.things[doer]?.count ?? 1), 0);
  // "two dogs tugging on a sock": nobody puts it on.
  const isTugged = record.relation === 'pull' && many > 1 && doers.every((doer) => draft.isAnimal(doer));
  const kind = isPutOn || isTugged ? record.relation : said;
  // "pointing at a map": with a hand at what is near.
  const isPointed = kind === 'look-at' && pose === 'point' && draft.isBeing(doers[0]);
  if (isPointed && isAtHand(draft.record(objects[0]), draft.record(doers[0]))) return 'tend';
  // "walking her dog": on a leash.
  if (kind === undefined && pose === 'walk' && objects.every((index) => draft.isAnimal(index))) return 'pull';
  const isOne = doers.length === 1 && draft.things[doers[0] ?? -1]?.count === 1;
  if (kind === 'around' && isOne && draft.record(doers[0])?.wound === undefined) return 'next-to';
  // "hiding acorns in a tree": nobody is behind what is smaller.
  if (kind === 'hide-behind' && record.moves && isHidden(draft.record(objects[0]), draft.record(doers[0])))
    return 'hold';
  // "hanging laundry on a line": nobody hangs from what is smaller.
  if (kind === 'hang-from' && isSmall(draft.record(objects[0]), draft.record(doers[0]))) return 'tend';
  if (kind === 'swing-on' && isSmall(draft.record(objects[0]), draft.record(doers[0]))) return 'hold';
  if (kind === 'follow' && record.leads) return isLed(sentence, [doers, objects]) ? 'pull' : kind;
  // "looking through a telescope": before the eyes.
  const { usedAt, uses, places } = draft.record(objects[0]) ?? {};
  const isLens = usedAt !== undefined || (uses?.join() === 'held' && places?.inside === undefined);
  if (kind === 'look-out-of' && isLens) {
    for (const doer of doers) delete draft.things[doer]?.pose;
    return usedAt === undefined ? 'hold' : 'use-on-self';
  }
  // "reading at the window": nobody reads that.
  if (kind === 'read' && isWindow(draft.record(objects[0]))) return 'look-out-of';
  if (kind === 'look-out-of') return hasWindow(draft.record(objects[0])) ? kind : 'in';
  // "listening to a shell", "licking a spoon": at the ear, at the mouth.
  if ((kind === 'face' && usedAt === 'ear') || (kind === 'eat' && usedAt === 'mouth')) return 'use-on-self';
  // "playing with a butterfly", "flying a kite".
  if (kind === 'play' && draft.isBeing(objects[0])) return 'face';
  // Who is alone with a doll or a bear has it in the arms.
  if (kind === 'play' && isOne && draft.record(objects[0])?.poses?.sit !== undefined) return 'hold';
  if (draft.record(objects[0])?.uses?.includes('steered') && (kind === 'drive' || kind === 'ride')) {
    for (const doer of doers) delete draft.things[doer]?.pose;
    return 'tend';
  }
  if (kind === 'drive' && goToHelm(draft, [doers[0], objects[0]])) return 'tend';
  if (kind === 'drive' && !isDriven(draft.record(objects[0]))) return 'hold';
  if (kind !== 'wear') return kind;
  const doer = draft.record(doers[0]);
  for (const index of objects) {
    const thing = draft.things[index];
    const record = draft.record(index);
    const isWhole = doer && record && hasClothes(doer) && likenessOf(record) === 'clothes';
    if (thing === undefined || record?.costume === undefined) continue;
    if (isWhole) draft.disguises.add(thing);
    else thing.key = record.costume;
  }
  if (isDisguiseOf(sentence, doers[0], objects[0] ?? -1)) return 'wear';
  const put = draft.record(objects[0]);
  if (put?.usedAt !== undefined) return 'use-on-self';
  return put?.worn !== undefined || put?.kind === 'clothes' || put?.collared !== undefined ? 'wear' : 'hold';
}

/** "leading a horse": by a rope; children and ducklings follow of themselves. */
function isLed(
  { draft }: Sentence,
  [[doer], [object]]: readonly [doers: readonly number[], objects: readonly number[]],
): boolean {
  const isOne = (draft.things[object ?? -1]?.count ?? 1) === 1;
  return draft.record(doer)?.kind === 'person' && draft.isAnimal(object) && isOne;
}
