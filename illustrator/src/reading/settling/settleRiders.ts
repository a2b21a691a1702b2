import { CRAFTS } from '../../things/crafts.ts';
import { isWinged } from '../../things/fourLegged.ts';
import type { Draft } from '../Draft.ts';
import type { RelationKind, SceneRelation } from '../Scene.ts';
import { fillPouches } from './fillPouches.ts';
import { flyByTeam } from './flyByTeam.ts';
import { flyTogether } from './flyTogether.ts';

const ABOARD: ReadonlySet<RelationKind> = new Set<RelationKind>(['on', 'in', 'ride', 'drive', 'row']);
const MOVING: ReadonlySet<RelationKind> = new Set<RelationKind>(['pull', 'push']);

/** Says who is on or in what carries them, where a description has it of its parts or of who pulls it. */
export function settleRiders(draft: Draft): void {
  flyByTeam(draft);
  flyTogether(draft);
  fillPouches(draft);
  passThrough(draft);
  teamUp(draft);
  fillBaskets(draft);
  pullCarriers(draft);
  rideBehind(draft);
  sitBehind(draft);
  rideOnce(draft);
  perchOn(draft);
  jumpAstride(draft);
}

/** "a girl jumping a horse over a fence": it is the horse that jumps, with her on its back. */
function jumpAstride(draft: Draft): void {
  for (const { kind, from, to: mount } of draft.relations) {
    const [rider, animal] = [draft.things[from], draft.things[mount]];
    if (kind !== 'ride' || rider?.pose !== 'jump' || !animal || !draft.isAnimal(mount)) continue;
    rider.pose = 'ride';
    animal.pose = 'jump';
    for (const one of draft.relations)
      if (one.from === from && (one.kind === 'over' || one.kind === 'next-to') && !draft.isBeing(one.to))
        Object.assign(one, { kind: 'over', from: mount });
  }
}

/** "ducklings riding on their mother's back": there as they are, not astride. */
function perchOn(draft: Draft): void {
  for (const [index, relation] of draft.relations.entries()) {
    const { kind, from, to } = relation;
    const thing = draft.things[from];
    const rider = draft.record(from);
    const isOn =
      (kind === 'ride' || kind === 'on') && rider !== undefined && isWinged(rider) && draft.isAnimal(to);
    if (!isOn || thing?.pose !== 'ride') continue;
    relation.kind = 'on';
    delete thing.pose;
    for (const word of draft.words)
      if (word.meaning.as === 'pose' && word.meaning.thing === from)
        word.meaning = { as: 'relation', relation: index };
  }
}

/** "a skateboarder on a ramp": the board is on the ramp, and who rides it on the board. */
export function rideUpon(draft: Draft): void {
  for (const place of draft.relations) {
    // "on a stool in front of a mirror": who is on it is seen there.
    const seen = draft.relations.find(
      ({ kind, from, to }) => kind === 'on' && to === place.from && draft.isBeing(from),
    );
    if (seen !== undefined && draft.record(place.to)?.mirrors) place.from = seen.from;
    if (place.kind !== 'on' || draft.isBeing(place.to)) continue;
    const mount = draft.relations.find(({ kind, from }) => kind === 'ride' && from === place.from)?.to;
    const [size, room] = [draft.record(mount ?? -1)?.size ?? 0, draft.record(place.to)?.size ?? 0];
    const isTaken = draft.relations.some(({ kind, from }) => from === mount && ABOARD.has(kind));
    if (mount === undefined || mount === place.to || isTaken || draft.isBeing(mount) || size > room) continue;
    place.from = mount;
  }
}

/** "a train going through a tunnel", "entering a tunnel", "in a tunnel": on its way, seen from the side. */
function passThrough(draft: Draft): void {
  for (const relation of draft.relations) {
    const { kind, from, to } = relation;
    crossLong(draft, relation);
    const [host, craft, passed] = [draft.things[to], draft.things[from], draft.record(to)?.passed];
    if (!PASSING.has(kind) || host?.count !== 1 || passed === undefined || !isCraft(draft, from)) continue;
    host.key = passed;
    relation.kind = 'through';
    if (craft?.pose === 'peek') delete craft.pose;
  }
}

/** "a train going over a bridge": that goes on beyond both its ends. */
function crossLong(draft: Draft, { kind, from, to }: SceneRelation): void {
  const [host, bridge, craft] = [draft.things[to], draft.record(to), draft.record(from)];
  if (kind !== 'on' || host === undefined || bridge?.crossed === undefined || !isCraft(draft, from)) return;
  if (2 * (craft?.size ?? 0) > bridge.size) host.key = bridge.crossed;
}

/** "a tractor pulling a wagon": no toy behind what is larger than that. */
function teamUp(draft: Draft): void {
  for (const { kind, from, to } of draft.relations) {
    const [host, wagon] = [draft.things[to], draft.record(to)];
    const puller = draft.record(from);
    if (kind !== 'pull' || host === undefined || wagon?.teamed === undefined || puller === undefined)
      continue;
    const isTeam = puller.kind === 'vehicle' || puller.kind === 'animal';
    if (isTeam && puller.size > wagon.size) host.key = wagon.teamed;
  }
}

const PASSING: ReadonlySet<RelationKind> = new Set<RelationKind>(['through', 'in', 'look-out-of']);

/** Whether one goes in it. */
export function isCraft(draft: Draft, index: number): boolean {
  const record = draft.record(index);
  return record !== undefined && CRAFTS.has(record.kind);
}

/** "riding her bike with her dog in the basket": the bike has it at its bars. */
function fillBaskets(draft: Draft): void {
  for (let part = draft.things.length - 1; part >= 0; part -= 1) {
    const within = draft.record(part)?.within;
    const host = draft.things.findIndex(({ key, count }) => count === 1 && within?.[key] !== undefined);
    const whole = draft.things[host];
    const isRidden = draft.relations.some(({ kind, to }) => to === host && ABOARD.has(kind));
    if (within === undefined || whole === undefined || host === part || !isRidden) continue;
    if (draft.record(host)?.riders === undefined || draft.things[part]?.count !== 1) continue;
    whole.key = within[whole.key] ?? whole.key;
    for (let at = draft.relations.length - 1; at >= 0; at -= 1) {
      const { kind, to } = draft.relations[at] ?? {};
      if (to === part && kind === 'hold') draft.dropRelation(at);
    }
    for (const relation of draft.relations) if (relation.to === part) putInBasket(draft, relation, host);
    draft.joinThing(part, host);
  }
}

/** Who comes along with a rider is in the basket, and not the rider. */
function putInBasket({ relations }: Draft, relation: SceneRelation, host: number): void {
  const isRider = relations.some(
    ({ kind, from, to }) => from === relation.from && to === host && ABOARD.has(kind),
  );
  const mate = relations.find(({ kind, to }) => kind === 'next-to' && to === relation.from)?.from;
  if (isRider && relation.kind === 'in' && mate !== undefined) relation.from = mate;
}

/** What goes with somebody on it, by itself or with a seat or room there: a wagon, a stroller. */
export function isCarrier(draft: Draft, index: number): boolean {
  const record = draft.record(index);
  const { inside, seat } = record?.places ?? {};
  const isRoomy = (inside ?? seat) !== undefined || (record?.hollow && record.uses?.includes('pushed'));
  return isCraft(draft, index) || (!draft.isBeing(index) && isRoomy === true);
}

/** "a boy riding in a wagon pulled by a dog": the wagon is. */
function pullCarriers(draft: Draft): void {
  for (const relation of draft.relations) {
    if (!MOVING.has(relation.kind)) continue;
    const carried = draft.relations.find((one) => one.from === relation.to && ABOARD.has(one.kind));
    // "pulling a boot out of the mud": the mud stays; an animal or a car is drawn over its edge.
    const isOverEdge = draft.isAnimal(relation.to) || isCraft(draft, relation.to);
    const { lies, uses } = draft.record(carried?.to) ?? {};
    // "pulling a sword out of a stone": so does that.
    const isStone = relation.kind === 'pull' && uses?.includes('stood-on') === true;
    const isGround = (lies !== undefined || isStone) && !isOverEdge;
    if (carried !== undefined && !isGround && isCarrier(draft, carried.to) && carried.to !== relation.from)
      relation.to = carried.to;
  }
}

/** "a dog pulling a sled with a boy on it": he is on the sled and not on the dog, nor is a bear in a wagon held. */
function rideBehind(draft: Draft): void {
  for (const { kind, from: mover, to: carrier } of [...draft.relations]) {
    if (!MOVING.has(kind)) continue;
    for (const { kind: place, from: rider, to } of [...draft.relations]) {
      if (!ABOARD.has(place) || to !== carrier) continue;
      const isSame = (one: SceneRelation) =>
        (ABOARD.has(one.kind) && one.from === rider && one.to === mover) ||
        (one.kind === 'hold' && one.from === mover && one.to === rider);
      drop(draft, isSame, (one) => one.from === rider && one.to === carrier);
    }
  }
}

/** "a sheep sitting behind him" on what he drives: it is there with him, the next one. */
function sitBehind(draft: Draft): void {
  for (const { kind, from, to } of [...draft.relations]) {
    if (kind !== 'behind') continue;
    const host = draft.relations.find((one) => one.from === to && ABOARD.has(one.kind))?.to;
    const isSeated = draft.relations.some(
      (one) => one.from === from && one.to === host && ABOARD.has(one.kind),
    );
    if (host === undefined || (!isSeated && draft.things[from]?.pose !== 'sit')) continue;
    if (!isSeated) draft.relate(from, draft.record(host)?.kind === 'animal' ? 'ride' : 'in', host);
    drop(
      draft,
      (one) => one.kind === 'behind' && one.from === from && one.to === to,
      (one) => one.from === from && one.to === host,
    );
  }
}

/** "a witch flying on a broom with her cat": up there with her, unless it flies by itself. */
export function flyAlong(draft: Draft): void {
  for (const relation of draft.relations) {
    const { kind, from, to } = relation;
    const record = draft.record(from);
    if (kind !== 'next-to' || record === undefined || !draft.isBeing(from) || isWinged(record)) continue;
    const isFree = draft.relations.every((one) => one === relation || (one.from !== from && one.to !== from));
    const ride = draft.relations.find(
      (one) =>
        (one.kind === 'ride' || one.kind === 'on') &&
        (one.from === to || one.to === to) &&
        draft.record(one.to)?.kind === 'aircraft',
    );
    if (ride === undefined || !isFree || draft.things[from]?.count !== 1) continue;
    Object.assign(relation, { kind: ride.kind, to: ride.to });
  }
}

/** Who drives or rides something is not in it once more. */
function rideOnce(draft: Draft): void {
  for (const { kind, from, to } of [...draft.relations]) {
    if (kind !== 'ride' && kind !== 'drive' && kind !== 'on') continue;
    drop(
      draft,
      (one) => one.kind === 'in' && one.from === from && one.to === to,
      (one) => one.kind === kind && one.from === from && one.to === to,
    );
  }
}

/** Takes out what one kind of relation says, words for it being words for another one. */
export function drop(
  draft: Draft,
  isDropped: (one: SceneRelation) => boolean,
  isKept: (one: SceneRelation) => boolean,
): void {
  for (let at = draft.relations.findIndex(isDropped); at >= 0; at = draft.relations.findIndex(isDropped)) {
    const kept = draft.relations.findIndex(isKept);
    draft.dropRelation(at, kept > at ? kept - 1 : kept);
  }
}
