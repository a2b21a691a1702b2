import type { Draft } from '../Draft.ts';
import type { RelationKind, SceneRelation } from '../Scene.ts';

/** Those at a table sit at it, and what they eat, drink and play with lies on it. */
export function layTable(draft: Draft): void {
  const table = draft.things.findIndex((_, index) => isTable(draft, index));
  if (table < 0) return;
  for (const index of draft.things.keys()) if (isLaid(draft, index)) layOn(draft, index, table);
  const isOnTable = (thing: number) =>
    draft.relations.some(({ kind, from, to }) => kind === 'on' && from === thing && to === table);
  for (const relation of draft.relations) {
    if (!isSitter(draft, relation.from)) continue;
    if (isAt(draft, relation) || (relation.kind === 'next-to' && isOnTable(relation.to)))
      Object.assign(relation, { kind: 'sit-at', to: isTable(draft, relation.to) ? relation.to : table });
  }
  layWork(draft);
  layBowls(draft);
  sitOnce(draft);
  leaveRoom(draft, table);
}

/** Where many sit at a table there is one each of what comes only with the feast. */
function leaveRoom(draft: Draft, table: number): void {
  const seats = draft.relations.filter(({ kind, to }) => kind === 'sit-at' && to === table);
  const sitters = seats.reduce((sum, { from }) => sum + (draft.things[from]?.count ?? 1), 0);
  if (sitters < MANY) return;
  for (const [index, thing] of draft.things.entries())
    if (draft.isOccasion(thing.words) && !draft.isCounted(index) && !draft.isBeing(index)) thing.count = 1;
}

const MANY = 3;

/** What is eaten with a spoon stands before who sits there. */
function layBowls(draft: Draft): void {
  for (const relation of draft.relations) {
    const { kind, from, to } = relation;
    const seat = draft.relations.find((one) => one.kind === 'sit-at' && one.from === from);
    const hasSpoon = draft.relations.some((one) => one.kind === 'use-on-self' && one.from === from);
    if (kind === 'eat' && seat !== undefined && hasSpoon)
      Object.assign(relation, { kind: 'on', from: to, to: seat.to });
  }
  shareSpoons(draft);
}

/** Those who eat together at a table have what they eat with there, unless it is named. */
function shareSpoons(draft: Draft): void {
  for (let index = draft.things.length - 1; index >= 0; index -= 1) {
    const [thing, own] = [draft.things[index], draft.relations.find(({ to }) => to === index)];
    if (own?.kind !== 'use-on-self' || thing === undefined || !draft.implied.has(thing)) continue;
    const seat = draft.relations.find(({ kind, from }) => kind === 'sit-at' && from === own.from);
    const mates = draft.relations.filter(({ kind, to }) => kind === 'sit-at' && to === seat?.to);
    const many = mates.reduce((sum, { from }) => sum + (draft.things[from]?.count ?? 1), 0);
    if (many > 1) draft.removeThing(index, { as: 'unknown' });
  }
}

/** Who eats two things at a table sits there once. */
function sitOnce(draft: Draft): void {
  for (let index = draft.relations.length - 1; index >= 0; index -= 1) {
    const own = draft.relations[index];
    const same = draft.relations.findIndex(
      ({ kind, from, to }) => kind === 'sit-at' && own?.kind === kind && own.from === from && own.to === to,
    );
    if (same >= 0 && same !== index) draft.dropRelation(index, same);
  }
}

/** "writing a letter at a desk", "at a desk with a book": what is worked on or read lies before who sits there. */
function layWork(draft: Draft): void {
  for (const relation of draft.relations) {
    const { kind, from, to } = relation;
    const seat = draft.relations.find((one) => one.kind === 'sit-at' && one.from === from);
    const isPlaced = draft.relations.some((one) => one.from === to);
    const isLight = draft.record(to)?.kind === 'object' && (draft.record(to)?.size ?? 1) <= MOST_LAID;
    const isWork = kind === 'tend' || (kind === 'hold' && draft.record(to)?.uses?.includes('read'));
    if (isWork && seat !== undefined && isLight && !isPlaced)
      Object.assign(relation, { kind: 'on', from: to, to: seat.to });
  }
}

/** So large is at most what lies before who works on it, in meters. */
const MOST_LAID = 0.5;

/** "at the table", "around it", "en la mesa": what has no word of its own is more than beside it. */
function isAt(draft: Draft, { kind, from, to, words }: SceneRelation): boolean {
  // "a family on a picnic blanket": at its far edge, before what lies on it.
  const sitter = draft.things[from];
  const isSitting =
    sitter?.pose === 'sit' || (sitter?.pose === undefined && draft.record(from)?.kind === 'person');
  if (kind === 'on' && isSitting && draft.record(to)?.places?.seat !== undefined && isTable(draft, to)) {
    if (sitter !== undefined) sitter.pose = 'sit';
    return true;
  }
  const isAround = kind === 'around' && AT_TABLE.has(draft.things[from]?.pose ?? 'sit');
  return isTable(draft, to) && (kind === 'in' || isAround || (kind === 'next-to' && words !== undefined));
}

/** What those do who sit around a table. */
const AT_TABLE: ReadonlySet<string> = new Set(['sit', 'fold-hands', 'laugh']);

/** Beings, and toys that sit like them. */
function isSitter(draft: Draft, index: number): boolean {
  return draft.isBeing(index) || draft.record(index)?.poses?.sit !== undefined;
}

function isTable(draft: Draft, index: number): boolean {
  return draft.record(index)?.uses?.includes('sat-at') === true;
}

/** Whether it lies on tables, is not placed, and is nobody's alone. */
function isLaid(draft: Draft, index: number): boolean {
  const record = draft.record(index);
  if (record?.kind !== 'food' && record?.rests !== 'table') return false;
  if (draft.relations.some(({ from }) => from === index)) return false;
  const users = draft.relations.filter(({ kind, to }) => to === index && kind !== 'next-to');
  if (isEachOnesOwn(draft, index, users)) return false;
  const takers = users.reduce((sum, { from }) => sum + (draft.things[from]?.count ?? 1), 0);
  const isShared = users.every(({ kind }) => SHARED.has(kind));
  return isShared && (takers === 0 || takers > (draft.things[index]?.count ?? 1));
}

/** "three kids eating pizza": a few with a piece each in hand, where they eat it without a spoon. */
function isEachOnesOwn(draft: Draft, index: number, users: readonly SceneRelation[]): boolean {
  const [thing, record] = [draft.things[index], draft.record(index)];
  const eaters = users.reduce((sum, { from }) => sum + (draft.things[from]?.count ?? 1), 0);
  const isByHand = record?.eatenWith === undefined && record?.plated === undefined;
  const isInHand = record?.uses?.includes('held') === true && isByHand;
  const isEaten =
    users.length > 0 &&
    users.every(
      ({ kind, from }) => kind === 'eat' && (record?.size ?? 1) < IN_HAND * (draft.record(from)?.size ?? 0),
    );
  return thing !== undefined && draft.portions.has(thing) && isInHand && isEaten && eaters <= FEW;
}

const FEW = 3;
/** So large at most is what one has in hand, beside who has it. */
const IN_HAND = 0.5;

const SHARED: ReadonlySet<RelationKind> = new Set<RelationKind>(['eat', 'drink', 'play', 'share']);

/** Lays a thing on a table; the first of those that use it together tells so. */
function layOn(draft: Draft, index: number, table: number): void {
  const users = draft.relations.filter(({ kind, to }) => to === index && SHARED.has(kind));
  const [first, ...others] = users;
  for (const other of others) draft.dropRelation(draft.relations.indexOf(other));
  for (const { from } of users) draft.relate(from, 'sit-at', table);
  if (first === undefined) draft.relate(index, 'on', table);
  else Object.assign(first, { kind: 'on', from: index, to: table });
}
