import { CRAFTS } from '../../things/crafts.ts';
import type { Thing } from '../../things/Things.ts';
import { isTree } from '../../things/trees.ts';
import type { Draft } from '../Draft.ts';
import { relateAll } from '../relateAll.ts';
import { CARRYING, type RelationKind } from '../Scene.ts';
import { doTo, hasWindow } from './doTo.ts';
import { freeFromAbove } from './freeFromAbove.ts';
import { isAboard, isMeantOn } from './meantPlace.ts';
import type { OpenPreposition, Sentence } from './Sentence.ts';

/** Does what a verb says by its preposition: "reads to", "climbs up". Returns whether it says something of its own. */
export function goByVerb(sentence: Sentence, open: OpenPreposition, added: readonly number[]): boolean {
  const { preposition, slot, verb } = open;
  if (verb?.record.frees && freeFromAbove(sentence, verb, added)) return true;
  const kind = overOrOn(sentence, verb, { preposition, to: added[0] });
  if (verb === undefined || kind === undefined) return false;
  const { record, doers, objects } = verb;
  // "washing dishes in a hat": that is worn.
  if (preposition === 'in' && !CARRYING.has(kind) && sentence.draft.record(added[0])?.worn !== undefined)
    return false;
  // "sitting on a bus": nobody sits on its roof, but for a bird, and who is said to be on top of it.
  const isOnRoof = isFlier(sentence.draft, doers[0]) || sentence.lexemes[open.at ?? -1]?.phrase !== 'on';
  if (kind === 'on' && record.pose === 'sit' && !isOnRoof && isAboard(sentence, open, added[0]))
    return relateAll(sentence, 'in', [doers, added], slot ?? verb.slot);
  // "children playing on a ferry": it is where they are, and no toy.
  const isBoard = sentence.draft.record(added[0])?.kind === 'boat' && preposition === 'on';
  if (kind === 'play' && isBoard) return relateAll(sentence, 'on', [doers, added], slot ?? verb.slot);
  // "sleeping in grandma's lap", "in mom's arms": by the part.
  if (kind === 'sleep-in' && verb.record.pose === 'sleep' && sentence.draft.isBeing(added[0])) return false;
  // "surfing on a surfboard": on what one takes for it.
  const key = sentence.draft.things[added[0] ?? -1]?.key ?? '';
  const isTaken = record.takes !== undefined && [key, record.as?.[key]].includes(record.takes);
  // "munching through a leaf": it.
  const isEaten = kind === 'eat' && preposition === 'through';
  if ((isTaken || isEaten) && record.relation !== undefined && objects.length === 0) {
    doTo(sentence, verb, added);
    if (isEaten && slot !== undefined) slot.meaning = verb.slot.meaning;
    return true;
  }
  // "tucking in her daughter": in nobody.
  if (kind === 'sleep-in' && record.relation === 'tend' && sentence.draft.isBeing(added[0])) {
    doTo(sentence, verb, added);
    return true;
  }
  // "feeds worms to its babies": what is given is in the hand.
  if (preposition === 'to' && record.relation === kind && !CARRYING.has(kind))
    for (const relation of sentence.draft.relations)
      if (relation.kind === kind && objects.includes(relation.to)) relation.kind = 'hold';
  if (preposition === 'from' && record.shields) shield(sentence, verb);
  // "running away from a bear": the bear runs after them.
  if (preposition === 'from' && kind === 'chase') return flee(sentence, verb, added);
  // Who falls off something lies beside it; what falls is below.
  if (kind === 'under' && preposition === 'from' && sentence.draft.isBeing(doers[0])) {
    for (const doer of doers) Object.assign(sentence.draft.things[doer] ?? {}, { pose: 'lie' });
    if (doers[0] !== undefined) verb.slot.meaning = { as: 'pose', thing: doers[0] };
    return relateAll(sentence, 'next-to', [doers, added], undefined);
  }
  if (preposition === 'from' && kind === 'next-to' && record.relation === 'push') fallOff(sentence, verb);
  const isMoved = record.moves === true && objects.length > 0 && CARRYING.has(kind);
  if (isMoved && trim(sentence, verb, added)) return true;
  const isHung = record.relation === 'hang-from' && kind === 'over';
  const isObject = objects.length === 0 && (record.relation === kind || isHung);
  // "climbs up a ladder to a treehouse": once is enough.
  const isAgain = objects.length > 0 && record.relation === kind && CARRYING.has(kind) && !isMoved;
  // "saves a puppy in a basket": that is where it is.
  const isThere = record.frees === true && kind === 'in' && objects.length > 0;
  const from = isMoved || isThere ? objects : doers;
  if (!relateAll(sentence, isAgain ? 'next-to' : kind, [from, added], slot ?? verb.slot)) return true;
  // "hiding nuts in a boot": they are there, and in no hand.
  const { kind: grown, places } = sentence.draft.record(added[0]) ?? {};
  const isTree = kind === 'in' && grown === 'plant' && places?.inside === undefined;
  if (isMoved && record.relation === 'hide-behind' && !isTree)
    for (const relation of sentence.draft.relations)
      if (relation.kind === 'hold' && doers.includes(relation.from) && objects.includes(relation.to))
        Object.assign(relation, { kind: 'next-to', to: added[0] ?? relation.to });
  if (isMoved && record.relation === 'hide-behind' && kind === 'under') buryUnder(sentence, verb, added);
  if (isObject) objects.push(...added);
  if (verb.slot.meaning.as === 'unknown' && slot?.meaning.as === 'relation' && !record.isPartly)
    verb.slot.meaning = slot.meaning;
  return true;
}

/** "hiding acorns under a tree": an animal digs a hole for them beside it. */
function buryUnder(
  { draft }: Sentence,
  { doers, objects }: NonNullable<OpenPreposition['verb']>,
  [tree = -1]: readonly number[],
): void {
  if (!isTree(draft.record(tree)) || !doers.every((doer) => draft.isAnimal(doer))) return;
  for (const doer of doers) Object.assign(draft.things[doer] ?? {}, { pose: 'dig' });
  for (const relation of draft.relations) {
    const { kind, from, to } = relation;
    if (kind === 'under' && objects.includes(from) && to === tree)
      Object.assign(relation, { kind: 'next-to', from: doers[0] ?? from });
    else if (to === tree && doers.includes(from))
      Object.assign(relation, { kind: 'dig', to: objects[0] ?? to });
  }
}

function isFlier(draft: Draft, doer = -1): boolean {
  return draft.record(doer)?.kind === 'flier';
}

function isFlownByHand(draft: Draft, verb: OpenPreposition['verb']): boolean {
  const flown = verb?.objects.filter((index) => draft.record(index)?.kind === 'aircraft') ?? [];
  return draft.relations.some(({ kind, to }) => kind === 'hold' && flown.includes(to));
}

/** "pushing a cup off the table": it lies beside it, and who did it looks at it. */
function fallOff({ draft }: Sentence, { doers, objects }: NonNullable<OpenPreposition['verb']>): void {
  for (const relation of draft.relations) {
    const { kind, from, to } = relation;
    const thing = draft.things[to];
    const isPushed = kind === 'push' && doers.includes(from) && objects.includes(to);
    if (!isPushed || thing === undefined || draft.isBeing(to)) continue;
    relation.kind = 'face';
    thing.looks.turned ??= 'over';
  }
}

/** "protecting her chicks from a fox": they are behind who does it. */
function shield({ draft }: Sentence, { doers, objects }: NonNullable<OpenPreposition['verb']>): void {
  for (const relation of draft.relations) {
    const { kind, from, to } = relation;
    if (kind !== 'next-to' || !doers.includes(from) || !objects.includes(to) || !draft.isBeing(to)) continue;
    Object.assign(relation, { kind: 'follow', from: to, to: from });
    if (draft.record(from)?.kind === 'person') Object.assign(draft.things[from] ?? {}, { pose: 'open-arms' });
  }
}

/** "hanging an ornament on a Christmas tree": one in the hand, at what is drawn with some. */
function trim(
  sentence: Sentence,
  { doers, objects }: NonNullable<OpenPreposition['verb']>,
  added: readonly number[],
): boolean {
  const { draft } = sentence;
  const has = draft.record(added[0])?.has;
  if (!objects.every((index) => has?.includes(draft.things[index]?.key ?? ''))) return false;
  for (const relation of draft.relations)
    if (doers.includes(relation.from) && objects.includes(relation.to)) relation.kind = 'hold';
  for (const index of objects) Object.assign(draft.things[index] ?? {}, { count: countOf(draft, doers) });
  return relateAll(sentence, 'tend', [doers, added], undefined);
}

function countOf({ things }: Sentence['draft'], some: readonly number[]): number {
  return some.reduce((sum, index) => sum + (things[index]?.count ?? 1), 0);
}

/** Whom one runs away from is behind one, and runs too. */
function flee(
  sentence: Sentence,
  { doers, slot }: NonNullable<OpenPreposition['verb']>,
  added: readonly number[],
): boolean {
  const { draft } = sentence;
  const isChased = added.every((index) => draft.isBeing(index));
  if (!isChased) return relateAll(sentence, 'next-to', [doers, added], undefined);
  for (const index of added) Object.assign(draft.things[index] ?? {}, { pose: 'run' });
  return relateAll(sentence, 'chase', [added, doers], slot);
}

/** Nobody rides on a castle: what flies "sobre un castillo" is over it; a butterfly sits down on what it flies to. */
function overOrOn(
  sentence: Sentence,
  verb: OpenPreposition['verb'],
  { preposition, to }: { preposition: string; to: number | undefined },
): RelationKind | undefined {
  const { draft } = sentence;
  const kind = verb?.record.by?.[preposition];
  const record = draft.record(to);
  const meant = kind === 'in' && isMeantOn(sentence, to) ? (verb?.record.by?.on ?? kind) : kind;
  // "jumping in their pajamas".
  if (meant !== undefined && preposition === 'in' && record?.worn === 'body' && !record.places?.inside)
    return 'wear';
  // A frog jumps onto a leaf, a child over a trampoline.
  if (meant === 'over' && preposition === 'on' && record?.rests === 'water') return 'on';
  // "sliding down a hill on a sled": the sled goes down, with those who ride it.
  if (meant === 'slide-down' && preposition !== 'down' && isMount(record)) {
    for (const doer of verb?.doers ?? []) {
      const thing = draft.things[doer];
      delete thing?.pose;
      // Where nobody says how many they are.
      if (thing !== undefined && !draft.isCounted(doer)) thing.count = Math.min(thing.count, MOST_ON_MOUNT);
    }
    return 'ride';
  }
  // "playing a banjo on a lily pad": that is where one sits.
  if (meant === 'play' && preposition === 'on' && (verb?.objects?.length ?? 0) > 0) return 'on';
  // "flying a kite over a hill": that is over it, and who has it on it; beside a house they stand.
  if (preposition === 'over' && meant !== undefined && isFlownByHand(draft, verb))
    return record?.uses?.some((use) => use === 'stood-on' || use === 'climbed') ? 'on' : 'next-to';
  if (meant === 'through' && isAmongCrafts(sentence, [verb?.doers[0], to])) return 'next-to';
  // "running through a sprinkler": nobody comes out of what is so small.
  const isTiny = record?.kind === 'object' && record.size < LEAST_PORTAL && !record.places?.inside;
  if (meant === 'through' && isTiny) return 'next-to';
  // In a boat, on a bridge.
  if (meant === 'on' && preposition === 'from' && record?.kind === 'boat') return 'in';
  // "climbing down a chimney".
  if (meant === 'climb' && preposition === 'down' && record?.uses?.includes('entered')) return 'in';
  // "playing in a band": in nobody.
  if (meant === 'in' && record?.kind === 'person') return undefined;
  if (meant === 'look-out-of') return hasWindow(record) ? meant : 'in';
  // "hanging above a bed": nobody hangs from that.
  if (meant === 'hang-from' && preposition === 'over' && record?.uses?.some(isSeat)) return 'over';
  if (meant !== 'ride') return meant;
  // "riding a unicycle on a tightrope": that is under both.
  if (preposition === 'on' && (verb?.objects.length ?? 0) > 0 && !draft.isBeing(to)) return 'on';
  if (UNRIDDEN.has(record?.kind ?? '')) return 'over';
  return draft.record(verb?.doers[0])?.kind === 'flier' ? 'on' : meant;
}

/** "an ambulance rushing through traffic": all go on wheels, one between the others. */
export function isAmongCrafts({ draft }: Sentence, all: readonly (number | undefined)[]): boolean {
  return all.every((index) => CRAFTS.has(draft.record(index)?.kind ?? 'person'));
}

/** Meters. */
const LEAST_PORTAL = 0.4;

const MOST_ON_MOUNT = 2;

function isMount(record: Thing | undefined): boolean {
  return (
    record?.kind === 'vehicle' && (record.uses?.includes('ridden') === true || record.riders !== undefined)
  );
}

function isSeat(use: string): boolean {
  return /^(?:sat|slept)-/.test(use);
}

const UNRIDDEN = new Set(['building', 'plant', 'sky', 'furniture', 'food']);
