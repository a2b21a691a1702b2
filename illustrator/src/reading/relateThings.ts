import type { Thing } from '../things/Things.ts';
import { applyVerb } from './applyVerb.ts';
import type { Slot } from './Draft.ts';
import type { Preposition } from './languages/LanguageWords.ts';
import type { RelationKind } from './Scene.ts';
import type { OpenPreposition, Sentence } from './Sentence.ts';

/** Says that each of some things stands so to others; the word for it is done if one of them can. Returns whether it is. */
export function relateAll(
  sentence: Sentence,
  kind: RelationKind,
  [from, to]: readonly [from: readonly number[], to: readonly number[]],
  slot: Slot | undefined,
): boolean {
  const { draft } = sentence;
  let isDone = false;
  for (const one of from) {
    for (const other of PLACES.has(kind) ? to.slice(0, 1) : to) {
      const also = kind === 'between' ? to[1] : undefined;
      const relation = draft.relate(one, kind, other, also);
      if (relation === undefined) continue;
      isDone = true;
      if (slot !== undefined && slot.meaning.as === 'unknown') slot.meaning = { as: 'relation', relation };
    }
  }
  return isDone;
}

const PLACES = new Set<RelationKind>([
  'on',
  'in',
  'under',
  'over',
  'behind',
  'in-front-of',
  'through',
  'between',
]);

/** What a preposition says of two things when no verb says otherwise. */
export function relationOf(preposition: Preposition): RelationKind | undefined {
  return RELATIONS[preposition] ?? (preposition as RelationKind);
}

const RELATIONS: Partial<Record<Preposition, RelationKind>> = {
  at: 'next-to',
  to: 'face',
  after: 'follow',
  from: 'in',
  'out-of': 'in',
  up: 'on',
  down: 'on',
  across: 'on',
  of: 'in',
  'full-of': 'in',
  surrounded: 'around',
  'on-top': 'on',
};

/** Puts things where a preposition says. */
export function placeBy(sentence: Sentence, open: OpenPreposition, added: readonly number[]): void {
  const { draft } = sentence;
  const { preposition, hosts, slot, verb } = open;
  if (preposition === 'without') return;
  if (preposition === 'with') {
    bringAlong(sentence, open, added);
    return;
  }
  if (preposition === 'by') {
    if (verb?.isPassive) {
      applyVerb(sentence, verb.record, verb.slot, added);
      doTo(sentence, { ...verb, doers: [...added] }, verb.doers);
    } else relateAll(sentence, 'next-to', [hosts, added], slot);
    return;
  }
  const byVerb = overOrOn(sentence, verb, { preposition, to: added[0] });
  if (verb !== undefined && byVerb !== undefined) {
    const target = verb.objects.length === 0 && verb.record.relation === byVerb ? verb : undefined;
    if (relateAll(sentence, byVerb, [verb.doers, added], slot ?? verb.slot)) {
      if (target !== undefined) target.objects.push(...added);
      if (verb.slot.meaning.as === 'unknown' && slot?.meaning.as === 'relation' && !verb.record.isPartly)
        verb.slot.meaning = slot.meaning;
    }
    return;
  }
  if (
    verb !== undefined &&
    verb.objects.length === 0 &&
    verb.record.relation !== undefined &&
    OBJECT_MARKS.has(preposition)
  ) {
    doTo(sentence, verb, added);
    return;
  }
  if (preposition === 'full-of' || preposition === 'of' || preposition === 'surrounded') {
    contain(sentence, open, added);
    return;
  }
  const kind =
    preposition === 'in' && hosts.some((host) => draft.isBeing(host)) && isWorn(sentence, added)
      ? 'wear'
      : relationOf(preposition);
  if (kind === 'between' && joinBetween(sentence, hosts, added)) return;
  if (kind !== undefined) relateAll(sentence, kind, [hosts, added], slot);
}

/** "between a rock and a flower": the second one. */
function joinBetween({ draft }: Sentence, hosts: readonly number[], [also]: readonly number[]): boolean {
  let isJoined = false;
  for (const relation of draft.relations) {
    if (relation.kind !== 'between' || !hosts.includes(relation.from) || relation.also !== undefined)
      continue;
    if (also === undefined || also === relation.to) continue;
    relation.also = also;
    isJoined = true;
  }
  return isJoined;
}

/** "abraza a su perro", "joue du piano": mere signs of an object. */
const OBJECT_MARKS = new Set<string>(['to', 'of', 'at', 'on-top']);

function contain(
  sentence: Sentence,
  { preposition, hosts, slot }: OpenPreposition,
  added: readonly number[],
): void {
  const kind = preposition === 'surrounded' ? 'around' : 'in';
  const { draft } = sentence;
  // "the window of a house" is no house in a window.
  const isWhole =
    preposition === 'of' && (draft.record(added[0])?.size ?? 0) > (draft.record(hosts.at(-1))?.size ?? 0);
  relateAll(sentence, isWhole ? 'next-to' : kind, [added, hosts.slice(-1)], slot);
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
  // Spanish has one word for in and on.
  const isOn =
    kind === 'in' &&
    sentence.language === 'es' &&
    record?.places?.inside === undefined &&
    record?.kind === 'object';
  const meant = isOn ? (verb?.record.by?.on ?? kind) : kind;
  if (meant !== 'ride') return meant;
  if (UNRIDDEN.has(record?.kind ?? '')) return 'over';
  return draft.record(verb?.doers[0])?.kind === 'flier' ? 'on' : meant;
}

const UNRIDDEN = new Set(['building', 'plant', 'sky', 'furniture', 'food']);

/** Does what a verb says to things; a reader's book is an open one. */
export function doTo(
  sentence: Sentence,
  verb: NonNullable<OpenPreposition['verb']>,
  objects: readonly number[],
): void {
  const { draft } = sentence;
  const { record, slot, doers } = verb;
  for (const index of objects) {
    const thing = draft.things[index];
    const changed = record.as?.[thing?.key ?? ''];
    if (thing !== undefined && changed !== undefined && draft.recordOf(changed) !== undefined)
      thing.key = changed;
  }
  verb.objects.push(...objects);
  const kind = wornOrHeld(sentence, record.relation, objects);
  const word = record.isPartly ? undefined : slot;
  if (
    !relateAll(
      sentence,
      kind ?? 'next-to',
      [doers, objects],
      record.relation === undefined ? undefined : word,
    )
  )
    return;
  if (word !== undefined && record.relation !== undefined && word.meaning.as === 'pose') {
    const relation = draft.relations.findIndex((each) => each.kind === kind && each.from === doers[0]);
    if (relation >= 0) word.meaning = { as: 'relation', relation };
  }
}

function isDriven(record: { kind: string; size: number } | undefined): boolean {
  return VEHICLES.has(record?.kind ?? '') && (record?.kind !== 'aircraft' || record.size > 2);
}

const VEHICLES = new Set(['vehicle', 'boat', 'aircraft', 'spacecraft', 'animal', 'furniture']);

/** What cannot be put on is carried ("trägt einen Apfel"); a calling is put on by its hat ("dressed as a pirate"). */
function wornOrHeld(
  { draft, costumeOf }: Sentence,
  kind: RelationKind | undefined,
  objects: readonly number[],
): RelationKind | undefined {
  // "playing with a butterfly", "flying a kite".
  if (kind === 'play' && draft.isBeing(objects[0])) return 'face';
  if (kind === 'drive' && !isDriven(draft.record(objects[0]))) return 'hold';
  if (kind !== 'wear') return kind;
  for (const index of objects) {
    const thing = draft.things[index];
    const record = draft.record(index);
    const hat = record?.kind === 'person' ? costumeOf(record.names.en[0] ?? '') : undefined;
    if (thing !== undefined && hat !== undefined) thing.key = hat;
  }
  const record = draft.record(objects[0]);
  return record?.worn !== undefined || record?.kind === 'clothes' ? 'wear' : 'hold';
}

/** Whether things are put on: "a cat in a hat". */
function isWorn({ draft }: Sentence, [index]: readonly number[]): boolean {
  const record = draft.record(index);
  return record?.worn !== undefined || record?.kind === 'clothes';
}

/** "with a hat", "with a balloon", "with three eggs": worn, held, inside, or beside. */
function bringAlong(sentence: Sentence, { hosts, slot }: OpenPreposition, added: readonly number[]): void {
  for (const index of added) {
    const kind = broughtAs(sentence, hosts, index);
    if (kind === 'wear' || kind === 'hold') relateAll(sentence, kind, [hosts, [index]], slot);
    else relateAll(sentence, kind, [[index], hosts.slice(-1)], slot);
  }
}

function broughtAs({ draft }: Sentence, hosts: readonly number[], index: number): RelationKind {
  const host = draft.record(hosts.at(-1));
  const record = draft.record(index);
  const thing = draft.things[index];
  if (draft.isBeing(hosts.at(-1)) && record !== undefined && thing !== undefined) {
    if (record.worn !== undefined || (record.kind === 'clothes' && record.uses === undefined)) return 'wear';
    const isMany = thing.count > 1 && record.pluralForOne !== true && thing.count > hosts.length;
    if (!isMany && (record.uses?.includes('held') || isHandy(record))) return 'hold';
  }
  if (host?.places?.inside !== undefined && (record?.size ?? 1) < host.size) return 'in';
  if (record?.kind === 'food' && (host?.kind === 'furniture' || host?.kind === 'food')) return 'on';
  return 'next-to';
}

/** Small enough for a hand, where the record does not say. */
function isHandy({ kind, size, uses }: Pick<Thing, 'kind' | 'size' | 'uses'>): boolean {
  return uses === undefined && size <= 0.6 && (kind === 'object' || kind === 'food' || kind === 'plant');
}
