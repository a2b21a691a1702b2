import { CRAFTS } from '../../things/crafts.ts';
import { hasInside } from '../../things/parts.ts';
import type { Draft } from '../Draft.ts';
import { CARRYING, type RelationKind, type SceneRelation } from '../Scene.ts';
import { drop, isCraft } from './settleRiders.ts';

/** Who is in or on a part of what one goes in is in or on that; what a truck carries is in its bed. */
export function settleAboard(draft: Draft): void {
  for (let part = draft.things.length - 1; part >= 0; part -= 1) {
    const { aboard } = draft.record(part) ?? {};
    const craft = draft.things.findIndex(
      (_, index) => isCraft(draft, index) && draft.record(index)?.aboard === undefined,
    );
    const isOfHouse = aboard === 'on' && draft.things.some((_, at) => at !== part && isBuilding(draft, at));
    // "a helicopter on a roof": that of a house.
    const isUpon =
      draft.relations.some(({ kind, from, to }) => kind === 'on' && from === craft && to === part) &&
      draft.relations.every(({ to }) => to !== craft);
    if (aboard === undefined || craft < 0 || isOfHouse || (aboard === 'on' && isUpon)) continue;
    if (aboard === 'on') {
      clearHands(draft, part, craft);
      putOnRoof(draft, part, craft);
    } else
      for (const relation of draft.relations)
        if (relation.to === part && relation.kind === 'on') relation.kind = 'in';
    // "the cockpit of a plane": that is part of it.
    const isBetween = ({ from, to }: SceneRelation) =>
      [from, to].every((side) => side === part || side === craft);
    drop(draft, isBetween, isBetween);
    draft.joinThing(part, craft);
  }
  dropLoads(draft);
  boardDeck(draft);
  for (const [index, thing] of draft.things.entries()) loadBed(draft, index, thing);
}

/** "a steamboat with people on deck", "a pirate ship with a chest on the deck": they are on it, and the place is its deck. */
function boardDeck(draft: Draft): void {
  const named = draft.settings.find(({ setting }) => setting === 'ship-deck');
  const ship = draft.things.findIndex((_, index) => draft.record(index)?.kind === 'boat');
  if (named === undefined || ship < 0) return;
  const isPlaced = (index: number) =>
    draft.relations.some(({ kind, from }) => from === index && kind !== 'next-to' && CARRYING.has(kind));
  const isBeside = (index: number) =>
    draft.relations.some(
      ({ kind, from, to }) =>
        kind === 'next-to' && ((from === index && to === ship) || (from === ship && to === index)),
    );
  const aboard = [...draft.things.keys()].filter(
    (index) => index !== ship && !isPlaced(index) && (draft.isBeing(index) || isBeside(index)),
  );
  if (aboard.length === 0) return;
  draft.settings.splice(draft.settings.indexOf(named), 1);
  for (const index of aboard)
    draft.replaceRelation([index, ship], { kind: 'on', from: index, to: ship }, named.slot);
}

/** "a family sitting in a car with suitcases on the roof": those are on it, whoever has them with them. */
function clearHands(draft: Draft, roof: number, craft: number): void {
  const isLoad = (index: number) => craft < index && index < roof && !draft.isBeing(index);
  const had = draft.relations.filter(({ kind, to }) => kind === 'hold' && isLoad(to));
  if (had.length === 0) return;
  const isUp = ({ kind, from, to }: SceneRelation) => kind === 'on' && to === roof && draft.isBeing(from);
  for (const relation of draft.relations)
    if (isUp(relation)) Object.assign(relation, { kind: 'in', to: craft });
  for (const relation of had) Object.assign(relation, { kind: 'on', from: relation.to, to: craft });
}

/** What is on something that one goes in is in the hands of nobody who is aboard. */
function dropLoads(draft: Draft): void {
  const isAboard = (who: number, craft: number) =>
    draft.relations.some(({ kind, from, to }) => from === who && to === craft && ABOARD.has(kind));
  const isOnCraft = (load: number, who: number) =>
    draft.relations.some(
      ({ kind, from, to }) => kind === 'on' && from === load && isCraft(draft, to) && isAboard(who, to),
    );
  const isHeldAboard = ({ kind, from, to }: SceneRelation) =>
    (kind === 'hold' && isOnCraft(to, from)) ||
    (kind === 'next-to' && !draft.isBeing(from) && isOnCraft(from, to));
  drop(draft, isHeldAboard, () => false);
}

const ABOARD: ReadonlySet<RelationKind> = new Set<RelationKind>(['in', 'ride', 'drive']);

/** "a car with a tree on the roof": the tree is on the car, wherever the car was said to be. */
function putOnRoof(draft: Draft, roof: number, craft: number): void {
  const isSaid = draft.relations.some(({ from, to }) => from !== craft && to === roof);
  for (const relation of draft.relations) {
    const { kind, from, to } = relation;
    if (kind === 'next-to' && to === craft && from !== roof && !isSaid) relation.kind = 'on';
  }
}

/** "a pickup truck full of pumpkins": they are in its bed; who drives is in its cab, who is on a ferry behind its rail. */
function loadBed(draft: Draft, index: number, thing: Draft['things'][number]): void {
  const { loaded, windowed, kind, places } = draft.record(index) ?? {};
  // Who rides in the bed is seen over its side.
  const riders = draft.relations.filter(
    (one) =>
      one.to === index && (one.kind === 'ride' || one.kind === 'on') && !isOnTop(draft, one.from, kind),
  );
  const isSeenOver = (kind === 'vehicle' || kind === 'boat') && places?.inside?.rim;
  for (const relation of isSeenOver ? riders : []) {
    relation.kind = 'in';
    if (draft.things[relation.from]?.pose === 'ride') delete draft.things[relation.from]?.pose;
  }
  const load = draft.relations.filter(
    ({ kind, from, to }) => to === index && (kind === 'in' || kind === 'on') && !draft.isBeing(from),
  );
  if (loaded === undefined || load.length === 0 || thing.looks.shape !== undefined) return;
  const isDriven = draft.relations.some((one) => one.to === index && one.kind === 'drive');
  const isSeen = windowed !== undefined && hasInside(draft.recordOf(windowed));
  thing.key = isDriven && isSeen ? (windowed ?? loaded) : loaded;
  for (const relation of load) relation.kind = 'in';
}

/** "a helicopter on a ship", "a gull on a boat": what flies is up there, and not behind the rail. */
function isOnTop(draft: Draft, rider: number, craft: string | undefined): boolean {
  const { kind } = draft.record(rider) ?? {};
  return craft === 'boat' && kind !== undefined && (kind === 'flier' || CRAFTS.has(kind));
}

function isBuilding(draft: Draft, index: number): boolean {
  return draft.record(index)?.kind === 'building';
}
