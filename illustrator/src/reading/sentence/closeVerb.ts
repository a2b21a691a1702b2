import { CRAFTS } from '../../things/crafts.ts';
import { goesOnFours } from '../../things/fourLegged.ts';
import type { Draft } from '../Draft.ts';
import { relateAll } from '../relateAll.ts';
import { CARRYING } from '../Scene.ts';
import { comeOut, hangAlong } from './comeOut.ts';
import { doOfItself, isPlaced, isUnseen } from './doOfItself.ts';
import { doTo } from './doTo.ts';
import { doToGiven } from './doToGiven.ts';
import { doToWhole, helpAlong } from './doToWhole.ts';
import { grab } from './grab.ts';
import { layOnto } from './layOnto.ts';
import type { OpenVerb, Sentence } from './Sentence.ts';
import { sendInto } from './sendInto.ts';
import { takeTool } from './takeTool.ts';

/** What a verb takes where nothing was named, and what two do to one another. */
export function closeVerb(sentence: Sentence): void {
  const { verb } = sentence;
  sentence.verb = undefined;
  if (verb === undefined) return;
  if (verb.isPassive) {
    undergo(sentence, verb);
    return;
  }
  finishVerb(sentence, verb);
  for (const aside of verb.asides) aside.meaning = verb.slot.meaning;
}

/** "a lion getting a haircut": by whoever does that, where nobody has been named. */
function undergo(sentence: Sentence, { record, slot, doers }: OpenVerb): void {
  if (record.doneBy === undefined || slot.meaning.as !== 'unknown') return;
  const by = [sentence.draft.addThing({ key: record.doneBy, words: slot.text })];
  sentence.draft.home ??= sentence.draft.record(by[0])?.home;
  const open = { record, slot, doers: by, objects: [], asides: [], isPassive: false };
  doTo(sentence, open, doers);
  takeTool(sentence, open);
}

function finishVerb(sentence: Sentence, verb: OpenVerb): void {
  const { draft } = sentence;
  const { record, slot, doers, objects } = verb;
  const [first, second] = doers;
  // "a river flowing", "rain falling": places and weather have no more to show.
  if (first === undefined && (record.unseen ?? record.leaves) !== undefined) slot.meaning = { as: 'remark' };
  if (first === undefined) return;
  const giver = record.handsOver ? draft.things[first] : undefined;
  if (giver !== undefined) draft.giving.add(giver);
  const guide = record.guides ? draft.things[first] : undefined;
  if (guide !== undefined) draft.guiding.add(guide);
  if (record.copies) copyOthers(draft, verb);
  if (record.grabs) grab(draft, first, objects);
  if (helpAlong(sentence, verb) || hangAlong(draft, verb)) return;
  // "a girl breathing": she is no dragon.
  if (record.relation === 'breathe' && objects.length === 0 && draft.record(first)?.kind === 'person') {
    slot.meaning = { as: 'remark' };
    return;
  }
  if (objects.length === 0 && doToGiven(sentence, verb)) return;
  if (objects.length === 0 && !doToWhole(sentence, verb) && takesOfItself(sentence, verb))
    takeOwn(sentence, verb);
  layOnto(draft, verb);
  takeTool(sentence, verb);
  // "mailing a postcard": at the mailbox.
  if (objects[0] !== undefined && record.relation === 'hold') sendInto(draft, verb, objects[0]);
  if (objects.length === 0 && record.relation === 'look-at') {
    const seen = seenBy(draft, verb);
    if (seen >= 0 && relateAll(sentence, 'look-at', [doers, [seen]], slot)) return;
  }
  // "a truck with a dog at the wheel": of what was named before.
  if (objects.length === 0 && record.relation === 'drive' && draft.isBeing(first)) {
    const craft = draft.things.findIndex((_, index) => CRAFTS.has(draft.record(index)?.kind ?? 'person'));
    const beside = draft.relations.find(
      ({ kind, from, to }) => kind === 'next-to' && from === first && to === craft,
    );
    if (beside !== undefined) beside.kind = 'drive';
    if (craft >= 0 && relateAll(sentence, 'drive', [doers, [craft]], slot)) return;
  }
  // "a car driving across a bridge": what drives by itself is seen to.
  if (slot.meaning.as === 'unknown' && record.relation === 'drive' && !draft.isBeing(first))
    slot.meaning = { as: 'pose', thing: first };
  comeOut(draft, verb);
  // "a monster coming out of the lake": out of what is no thing.
  if (
    slot.meaning.as === 'unknown' &&
    record.relation === 'through' &&
    objects.length === 0 &&
    draft.isBeing(first)
  ) {
    for (const doer of doers) Object.assign(draft.things[doer] ?? {}, { pose: 'peek' });
    slot.meaning = { as: 'pose', thing: first };
  }
  // "snowflakes falling": they are up in the air anyway.
  if (slot.meaning.as === 'unknown' && record.by?.from === 'under' && draft.record(first)?.rests === 'air')
    slot.meaning = { as: 'pose', thing: first };
  if (objects.length === 0) doOfItself(draft, record, { slot, doers });
  // "sniffing the ground": its nose is there.
  const own = draft.record(first);
  if (
    slot.meaning.as === 'unknown' &&
    record.relation === 'eat' &&
    !verb.isOnPart &&
    own !== undefined &&
    goesOnFours(own)
  ) {
    Object.assign(draft.things[first] ?? {}, { pose: 'graze' });
    slot.meaning = { as: 'pose', thing: first };
  }
  if (objects.length > 0 || record.mutual !== true || record.relation === undefined) return;
  if (record.relation === 'hug' && doers.length > 2)
    // All in a row, each with an arm around the next one.
    for (const [index, doer] of doers.slice(1).entries())
      relateAll(sentence, 'hug', [doers.slice(index, index + 1), [doer]], slot);
  else if (second !== undefined)
    relateAll(sentence, record.relation, [[first], doers.slice(1)], record.isPartly ? undefined : slot);
  else if ((draft.things[first]?.count ?? 1) > 1)
    relateAll(sentence, record.relation, [[first], [first]], record.isPartly ? undefined : slot);
  if (record.at !== undefined) draft.locate([first], doers, record.at);
}

/** "a flamingo on one leg while three chicks copy her": who else is there where nobody is named. */
function copyOthers(draft: Draft, { doers, objects, slot }: OpenVerb): void {
  const other =
    objects[0] ?? draft.things.findIndex((_, index) => draft.isBeing(index) && !doers.includes(index));
  for (const doer of doers) {
    const copier = draft.things[doer];
    if (copier !== undefined && doer !== other) draft.copying.push({ copier, of: draft.things[other], slot });
  }
}

/** "two men watching", "people looking up": at the first other being, else at the first thing that stands there apart from them. */
function seenBy(draft: Draft, { doers, slot }: OpenVerb): number {
  const others = [...draft.things.keys()].filter((index) => !doers.includes(index));
  const isApart = (index: number) =>
    draft.relations.every(({ kind, from, to }) => {
      const isOfBoth = from === index ? doers.includes(to) : to === index && doers.includes(from);
      return kind === 'next-to' || !isOfBoth;
    });
  const thing = slot.meaning.as === 'unknown' ? others.find(isApart) : undefined;
  return others.find((index) => draft.isBeing(index)) ?? thing ?? -1;
}

/** Takes what a verb takes; of what carries but one each has its own. */
function takeOwn(sentence: Sentence, verb: OpenVerb): void {
  const { draft } = sentence;
  const { record, slot, doers } = verb;
  const thing = { key: record.takes ?? '', words: slot.text };
  const vessel = vesselAtWork(draft, verb);
  if (vessel >= 0) {
    doTo(sentence, verb, [vessel]);
    return;
  }
  if (draft.recordOf(thing.key)?.riders === undefined && record.relation !== 'ride') {
    const taken = draft.imply(thing.key, thing.words);
    doTo(sentence, verb, [taken]);
    sendInto(draft, verb, taken);
    return;
  }
  for (const doer of doers) {
    const count = draft.things[doer]?.count ?? 1;
    // "his son's bike as he pedals": on that one.
    const own = draft.relations.findIndex(
      ({ kind, from, to }) => kind === 'next-to' && from === doer && draft.things[to]?.key === thing.key,
    );
    const owned = draft.relations[own]?.to;
    if (owned !== undefined) {
      draft.dropRelation(own);
      doTo(sentence, { ...verb, doers: [doer] }, [owned]);
      continue;
    }
    doTo(sentence, { ...verb, doers: [doer] }, [draft.addThing({ ...thing, count })]);
  }
}

/** "a witch making soup and her cat is stirring": in the same pot. */
function vesselAtWork(draft: Draft, { record }: OpenVerb): number {
  const isVessel = (key = '') => draft.recordOf(key)?.uses?.includes('poured-into') === true;
  if (record.relation !== 'tend' || !isVessel(record.takes)) return -1;
  return draft.relations.find(({ kind, to }) => kind === 'tend' && isVessel(draft.things[to]?.key))?.to ?? -1;
}

/**
 * Whether what a verb takes is there where nothing was named: not where it is done on a setting ("sliding on ice"), to what
 * musicians have anyway, or in or on a thing ("playing in a puddle").
 */
function takesOfItself({ draft }: Sentence, { record, doers, isOnSetting, isOnPart }: OpenVerb): boolean {
  if (isOnPart || isUnseen(draft, record, doers[0])) return false;
  // "camping in a tent": the page is inside of it.
  if (draft.settings.some(({ setting }) => setting === record.takes)) return false;
  // Nobody races alone.
  const many = doers.reduce((sum, doer) => sum + (draft.things[doer]?.count ?? 1), 0);
  if ((record.mutual === true && many < 2) || !draft.recordOf(record.takes ?? '')) return false;
  // "a ship sailing": in no other one.
  if (record.relation === 'drive' && !draft.isBeing(doers[0])) return false;
  const isGround =
    isOnSetting && !['drive', 'sit-at'].includes(record.relation ?? '') && record.pose !== 'ride';
  // "turtles hatching on a beach": from eggs, wherever these are.
  const isGoing = record.relation !== undefined && record.relation !== 'in' && CARRYING.has(record.relation);
  if (isGround && isGoing) return false;
  if (record.relation !== 'play') return true;
  return !isPlaced(draft, doers) && doers.every((doer) => draft.record(doer)?.holds === undefined);
}
