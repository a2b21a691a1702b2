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
  const { preposition, hosts, slot, verb } = open;
  if (preposition === 'without') return;
  if (preposition === 'with') {
    bringAlong(sentence, open, added);
    return;
  }
  if (preposition === 'by') {
    if (verb?.isPassive) doTo(sentence, { ...verb, doers: [...added] }, verb.doers);
    else relateAll(sentence, 'next-to', [hosts, added], slot);
    return;
  }
  const byVerb = verb?.record.by?.[preposition];
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
  const kind = relationOf(preposition);
  if (kind !== undefined) relateAll(sentence, kind, [hosts, added], slot);
}

/** "abraza a su perro", "joue du piano": mere signs of an object. */
const OBJECT_MARKS = new Set<string>(['to', 'of', 'at', 'on-top']);

function contain(
  sentence: Sentence,
  { preposition, hosts, slot }: OpenPreposition,
  added: readonly number[],
): void {
  const kind = preposition === 'surrounded' ? 'around' : 'in';
  relateAll(sentence, kind, [added, hosts.slice(-1)], slot);
}

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
  const word = record.isPartly ? undefined : slot;
  if (
    !relateAll(
      sentence,
      record.relation ?? 'next-to',
      [doers, objects],
      record.relation === undefined ? undefined : word,
    )
  )
    return;
  if (word !== undefined && record.relation !== undefined && word.meaning.as === 'pose') {
    const relation = draft.relations.findIndex(
      ({ kind, from }) => kind === record.relation && from === doers[0],
    );
    if (relation >= 0) word.meaning = { as: 'relation', relation };
  }
}

/** "with a hat", "with a balloon", "with three eggs": worn, held, inside, or beside. */
function bringAlong(sentence: Sentence, { hosts, slot }: OpenPreposition, added: readonly number[]): void {
  const { draft } = sentence;
  for (const index of added) {
    const kind = broughtAs(sentence, hosts, index);
    if (kind === 'wear' || kind === 'hold') relateAll(sentence, kind, [hosts, [index]], slot);
    else relateAll(sentence, kind, [[index], hosts.slice(-1)], slot);
  }
  if (hosts.length === 0) draft.things.at(-1);
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
function isHandy({
  kind,
  size,
  uses,
}: {
  kind: string;
  size: number;
  uses?: readonly string[] | undefined;
}): boolean {
  return uses === undefined && size <= 0.6 && (kind === 'object' || kind === 'food' || kind === 'plant');
}
