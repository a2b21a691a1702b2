import type { Draft } from '../Draft.ts';
import { CARRYING, type RelationKind, type SceneRelation, type SceneThing } from '../Scene.ts';
import { gatherAtCake } from './gatherAtCake.ts';
import { growFamilies, turnToMothers } from './growFamilies.ts';
import { setTable } from './setTable.ts';

/** Feasts, meals and families: what a word for several things brings, together with what is named beside it. */
export function settleParties(draft: Draft): void {
  growFamilies(draft);
  turnToMothers(draft);
  joinNamed(draft);
  joinChildren(draft);
  inviteGuests(draft);
  setTable(draft);
  seatGuests(draft);
  freeHands(draft);
  gatherAtCake(draft);
}

/** "kids at a birthday party with balloons and presents": those are about, in nobody's hands. */
function freeHands(draft: Draft): void {
  for (const { kind, from, to } of [...draft.relations]) {
    const held = draft.relations.findIndex(
      (one) => one.kind === 'hold' && one.from === from && one.to === to,
    );
    const isSaid = draft.words.some(({ meaning }) => meaning.as === 'relation' && meaning.relation === held);
    const isOfFeast = kind === 'next-to' && draft.isBeing(from) && !isSaid;
    if (isOfFeast && held >= 0 && (draft.things[from]?.count ?? 1) > 1) draft.dropRelation(held);
  }
}

/** "a birthday party with a cake": one cake, not one of the party and one more. */
function joinNamed(draft: Draft): void {
  const unnamed = new Set(draft.things.filter((thing) => isUnnamed(draft, thing)));
  for (let at = 0; at < draft.things.length; at += 1) {
    const own = draft.things[at];
    if (own === undefined || !unnamed.has(own)) continue;
    // "bride and groom at their wedding": of two that bring it the first.
    const named = draft.things.findIndex(
      (other, index) =>
        other.key === own.key && other.words !== own.words && (!unnamed.has(other) || index < at),
    );
    if (named < 0) continue;
    draft.joinThing(at, named);
    dropNeighbors(draft);
    at = -1;
  }
}

/** Nobody is next to oneself, nor twice next to another one. */
function dropNeighbors(draft: Draft): void {
  for (let at = draft.relations.length - 1; at >= 0; at -= 1) {
    const { kind, from, to } = draft.relations[at] ?? {};
    const same = draft.relations.findIndex(
      (one) => one.kind === 'next-to' && one.from === to && one.to === from,
    );
    if (kind === 'next-to' && (from === to || (same >= 0 && same < at)))
      draft.dropRelation(at, same === at ? undefined : same);
  }
}

/** "a family camping, dad makes a fire and the kids play": the kids are those of the family. */
function joinChildren(draft: Draft): void {
  const named = draft.things.findIndex((one) => one.key === GUEST && one.count > 1 && !isUnnamed(draft, one));
  const kids = draft.things[named];
  const members = draft.things.filter(({ order }) => order === 'portrait');
  const own = members.filter((one) => CHILDREN.has(one.key) && one !== kids);
  if (kids === undefined || own.length === 0 || members.length === own.length) return;
  if (!draft.isCounted(named)) kids.count = Math.max(2, own.length);
  for (const one of own) draft.joinThing(draft.things.indexOf(one), draft.things.indexOf(kids));
}

/** Those of a family that "the kids" stands for. */
const CHILDREN = new Set(['girl', 'boy']);

/** Whether nobody has named a thing by itself: it comes with a feast, or with what is done. */
function isUnnamed(draft: Draft, thing: SceneThing): boolean {
  return draft.implied.has(thing) || isOfSeveral(draft, thing);
}

/** Whether a thing is one of several kinds that one word stands for. */
function isOfSeveral({ things }: Draft, { key, words }: SceneThing): boolean {
  return things.some((other) => other.words === words && other.key !== key);
}

/** "a party with hats": those who are there wear them; where nobody is named, children. */
function inviteGuests(draft: Draft): void {
  for (const [hat, thing] of [...draft.things.entries()]) {
    const isFree = draft.relations.every(({ from, to }) => from !== hat && to !== hat);
    const isFeast = draft.things.some((other) => other !== thing && isOfSeveral(draft, other));
    if (draft.record(hat)?.worn !== 'head' || !isFree || !isFeast) continue;
    const guests = [...draft.things.keys()].filter((index) => draft.isBeing(index));
    if (guests.length === 0)
      guests.push(draft.addThing({ key: GUEST, words: thing.words, count: Math.max(2, thing.count) }));
    for (const guest of guests) draft.relate(guest, 'wear', hat);
  }
}

const GUEST = 'child';

/** "animals having a tea party": all of them at the table that belongs to it. */
function seatGuests(draft: Draft): void {
  const table = draft.things.findIndex(
    (thing, index) => draft.record(index)?.uses?.includes('sat-at') && isOfSeveral(draft, thing),
  );
  if (table < 0) return;
  layParty(draft, table);
  const isOfTable = ({ kind, to }: SceneRelation) =>
    draft.relations.some((one) => one.from === table && one.kind === kind && one.to === to);
  for (const index of draft.things.keys()) {
    const placed = draft.relations.filter(
      ({ kind, from }) => from === index && kind !== 'next-to' && CARRYING.has(kind),
    );
    if (!isGuest(draft, index) || !placed.every(isOfTable)) continue;
    // "under a tree": they are where their table is.
    for (const one of placed) {
      const same = draft.relations.findIndex(({ from, kind }) => from === table && kind === one.kind);
      draft.dropRelation(draft.relations.indexOf(one), same);
    }
    draft.relate(index, 'sit-at', table);
  }
}

/** What comes with a table stands on it, and in nobody's hands: a teapot, a cake. */
function layParty(draft: Draft, table: number): void {
  const { words } = draft.things[table] ?? {};
  const isOfParty = (index: number) => draft.things[index]?.words === words;
  if (draft.relations.some(({ kind, from }) => kind === 'under' && draft.isBeing(from))) return;
  for (let at = draft.relations.length - 1; at >= 0; at -= 1) {
    const { kind = 'on', from = -1, to = -1 } = draft.relations[at] ?? {};
    const [own, other] = isOfParty(from) ? [from, to] : [to, from];
    const isHad = isOfParty(own) && !isOfParty(other) && isGuest(draft, other);
    // "with her dolls": each has a seat of its own.
    const isInArms = kind === 'hold' && isGuest(draft, from) && isGuest(draft, to);
    if ((BESIDE.has(kind) && isHad) || isInArms) draft.dropRelation(at);
  }
  for (const [index, thing] of draft.things.entries()) {
    const isTaken = draft.relations.some(({ from, to }) => from === index || to === index);
    if (index === table || !isOfParty(index) || isTaken) continue;
    if (!draft.isCounted(index)) thing.count = 1;
    draft.relate(index, 'on', table);
  }
}

function isGuest(draft: Draft, index: number): boolean {
  return draft.isBeing(index) || draft.record(index)?.poses?.sit !== undefined;
}

const BESIDE: ReadonlySet<RelationKind> = new Set<RelationKind>(['next-to', 'hold']);

/** "children in costumes": each in another one. */
export function dressUp(draft: Draft): void {
  for (let at = 0; at < draft.things.length; at += 1) {
    const costume = draft.things[at];
    const assorted = assortedFor(draft, at);
    const worn = draft.relations.find(({ kind, to }) => kind === 'wear' && to === at);
    const wearer = draft.things[worn?.from ?? -1];
    if (costume === undefined || assorted === undefined || worn === undefined || wearer === undefined)
      continue;
    const copies = split(draft, worn.from);
    for (const [copy, index] of copies.entries()) {
      const key = assorted[copy % assorted.length] ?? costume.key;
      const own = draft.relations.find(({ kind, from }) => kind === 'wear' && from === index);
      const dress = draft.things[own?.to ?? -1];
      if (dress === undefined) continue;
      dress.key = key;
      draft.disguises.add(dress);
    }
  }
}

/** What those who wear a costume may be: who they are said to be first. */
function assortedFor(draft: Draft, at: number): readonly string[] | undefined {
  const [costume, assorted] = [draft.things[at], draft.record(at)?.assorted];
  const named = costume && draft.costumes.get(costume);
  return assorted && [...(named ?? []), ...assorted];
}

/** What each of several has as its own. */
const OWN: ReadonlySet<RelationKind> = new Set<RelationKind>([
  'wear',
  'hold',
  'eat',
  'drink',
  'read',
  'play',
]);

/** Makes so many things of several of a kind, each with what it has: indexes. */
function split(draft: Draft, index: number): number[] {
  const thing = draft.things[index];
  if (thing === undefined) return [];
  const copies = [index];
  const relations = draft.relations.filter(({ from, to }) => from === index && to !== index);
  for (let copy = 1; copy < thing.count; copy += 1) {
    const more = draft.addThing({ ...thing, count: 1, looks: { ...thing.looks } });
    copies.push(more);
    for (const { kind, to, also } of relations) {
      const had = draft.things[to];
      const own = OWN.has(kind) && had ? draft.addThing({ ...had, count: 1, looks: { ...had.looks } }) : to;
      draft.relate(more, kind, own, also);
    }
  }
  for (const { kind, to } of relations) {
    const had = draft.things[to];
    if (OWN.has(kind) && had !== undefined) had.count = 1;
  }
  thing.count = 1;
  return copies;
}
