import { hasBody } from '../../things/parts.ts';
import type { BodySpot } from '../../things/recordTerms.ts';
import { SKIRTS } from '../../things/skirts.ts';
import type { Draft } from '../Draft.ts';
import type { Pose, RelationKind } from '../Scene.ts';
import { rubIn } from './rubIn.ts';
import { splitOff } from './splitOff.ts';

/** "a girl on a horse", "a man on a moped": astride. */
export function mountRiders(draft: Draft): void {
  for (const relation of draft.relations) {
    const { kind, from, to } = relation;
    const rider = draft.things[from];
    // "floating on a pool ring": one sits in it.
    const { kind: what, places, rests, uses } = draft.record(to) ?? {};
    const isAfloat = what === 'object' && rests === 'water' && uses?.includes('sat-on') === true;
    if (kind === 'on' && isAfloat && rider?.pose === 'lie') rider.pose = 'sit';
    const isSaddled = draft.isBeing(to) || (what === 'vehicle' && places?.back !== undefined);
    if (kind !== 'on' || draft.record(from)?.kind !== 'person' || !isSaddled) continue;
    const { pose } = rider ?? {};
    if (uses?.includes('ridden') && (pose === undefined || ASTRIDE.has(pose))) relation.kind = 'ride';
  }
}

/** What one does astride, too. */
const ASTRIDE: ReadonlySet<Pose> = new Set<Pose>(['sit', 'run', 'wave', 'cheer', 'laugh', 'sing', 'read']);

/** "a whale jumping out of the sea": in the air, where it looks out of nothing that is drawn; "riding a horse over a fence": it leaps. */
export function leapOut(draft: Draft): void {
  for (const relation of draft.relations) {
    const { kind, from, to } = relation;
    const mount = draft.things[from];
    const isRidden = draft.relations.some((one) => one.kind === 'ride' && one.to === from);
    const isLow = (draft.record(to)?.size ?? 0) < HIGHEST_LEAP && draft.record(to)?.rests !== 'air';
    if (kind === 'over' && isRidden && isLow && draft.isAnimal(from) && mount) mount.pose ??= 'jump';
    // "riding a horse over a bridge": on it.
    const { kind: built, places } = draft.record(to) ?? {};
    const isRoad = built === 'building' && (places?.top?.width ?? 0) > ROAD;
    const flies = mount?.pose === 'fly' || draft.record(from)?.poses?.fly !== undefined;
    if (kind === 'over' && isRidden && isRoad && !flies) relation.kind = 'on';
  }
  for (const [index, thing] of draft.things.entries())
    if (
      thing.pose === 'peek' &&
      draft.record(index)?.kind === 'swimmer' &&
      !draft.relations.some(({ kind, from }) => from === index && OUT_OF.has(kind))
    )
      thing.pose = 'jump';
}

/** What one goes over is level on top for this share of its width. */
const ROAD = 0.5;
/** Meters. */
const HIGHEST_LEAP = 5;

const OUT_OF: ReadonlySet<RelationKind> = new Set(['in', 'look-out-of', 'behind', 'hide-behind']);

/** Shoes and skirts show on those who stand: a sitting animal shows its soles, its knees before its skirt; who has skates on skates. */
export function standInShoes(draft: Draft): void {
  for (const { kind, from, to } of draft.relations) {
    const thing = draft.things[from];
    const riders = draft.record(to)?.riders as Pose | undefined;
    if (kind === 'wear' && riders !== undefined && thing !== undefined) thing.pose ??= riders;
    // No hand is before a hoop.
    if (kind === 'wear' && draft.record(to)?.wornAs === 'hoop' && thing) thing.pose ??= 'open-arms';
    if (kind !== 'wear' || thing === undefined || !draft.isAnimal(from)) continue;
    const { worn, clothes } = draft.record(to) ?? {};
    if (worn === 'feet') thing.pose ??= 'stand';
    if (typeof clothes?.lower === 'string' && SKIRTS.has(clothes.lower))
      thing.pose ??= showingSkirt(draft, from);
  }
}

/** How one stands whose skirt is seen: no hand is before it. Who is on a chair or rides sits. */
function showingSkirt(draft: Draft, wearer: number): Pose | undefined {
  const done = draft.relations.filter(({ kind, from }) => from === wearer && kind !== 'wear');
  if (done.length === 0) return 'open-arms';
  return done.every(({ kind }) => kind === 'hold') ? 'stand' : undefined;
}

/** Who looks after another one with a tool for bodies in hand uses it: a dentist, a doctor; who puts on a bandage is at whom it is on. */
export function useOnOthers(draft: Draft): void {
  rubIn(draft);
  for (const relation of draft.relations) {
    const { kind, from, to } = relation;
    const body = draft.relations.find((one) => one.kind === 'on' && one.from === to)?.to;
    if (kind === 'tend' && draft.record(to)?.usedAt === 'hand' && body !== undefined)
      Object.assign(relation, { to: body, at: 'hand' });
    // "drawing on the cast": who has it on holds still.
    const limb = LIMBS[draft.record(to)?.worn ?? ''];
    const wearer = draft.relations.find((one) => one.kind === 'wear' && one.to === to)?.from;
    if (
      (kind === 'paint' || kind === 'tend') &&
      limb !== undefined &&
      wearer !== undefined &&
      wearer !== from
    )
      Object.assign(relation, { kind: 'tend', to: wearer, at: limb });
    if (!CARING.has(kind) || !isBody(draft, to) || draft.record(from)?.kind !== 'person') continue;
    const usedAt = draft.relations
      .filter((one) => one.kind === 'hold' && one.from === from)
      .map((one) => draft.record(one.to)?.usedAt);
    // "giving a shot to a bear" as "giving a bear a shot".
    const giver = draft.things[from];
    const isGiven = giver !== undefined && draft.giving.has(giver) && usedAt.includes('hand');
    if (!isGiven && !usedAt.some((at) => at === 'chest' || at === 'mouth')) continue;
    relation.kind = 'tend';
    if (isGiven) relation.at = 'hand';
    // A toy shows its chest where it sits.
    if (!draft.isBeing(to) && usedAt[0] !== undefined) relation.at = usedAt[0];
  }
  for (const relation of draft.relations) {
    const { kind, from, to, at } = relation;
    if (kind !== 'tend' || !isBody(draft, to)) continue;
    const tool = draft.relations.find((one) => one.kind === 'hold' && one.from === from && one.to !== to);
    const [thing, used] = [draft.things[tool?.to ?? -1], draft.record(tool?.to)?.usedAs];
    if (thing !== undefined && used !== undefined) thing.key = used;
    // A toy's chest is where it is said of nothing else.
    const spot = draft.record(tool?.to)?.usedAt;
    if (!draft.isBeing(to) && at === undefined && spot === 'chest') relation.at = spot;
    // "bandaging a dog's leg", "crowning a princess": who has it done has that on.
    const { wornAs, worn } = draft.record(tool?.to) ?? {};
    if (thing !== undefined && tool && (wornAs === 'strip' || (at === 'head' && worn === 'head')))
      Object.assign(tool, { kind: 'wear', from: to, at });
  }
}

/** Where on a body what is worn there is. */
const LIMBS: Readonly<Record<string, BodySpot>> = { hands: 'hand', feet: 'foot' };

/** Whether it is looked after as who has a body is: a teddy bear too. */
function isBody(draft: Draft, index: number): boolean {
  return draft.isBeing(index) || hasBody(draft.record(index));
}

/** "giving a bone to his dog": an animal, or a baby, is fed with the food that somebody has before it. */
export function feedAnimals(draft: Draft): void {
  for (const relation of draft.relations) {
    const { kind, from, to } = relation;
    const hasFood = draft.relations.some(
      (one) => one.kind === 'hold' && one.from === from && isFood(draft, one.to),
    );
    const isFed = draft.isAnimal(to) || (draft.record(to)?.size ?? 1) < BABY;
    if (kind === 'face' && hasFood && draft.record(from)?.kind === 'person' && isFed) relation.kind = 'feed';
  }
  feedFromHands(draft);
}

/** "a lamb drinking from a bottle held by a girl": she feeds it. */
function feedFromHands(draft: Draft): void {
  for (const [at, relation] of [...draft.relations.entries()].reverse()) {
    const { kind, from, to } = relation;
    const isMeal = isFood(draft, to) || draft.record(to)?.uses?.includes('poured-into') === true;
    if ((kind !== 'drink' && kind !== 'eat') || !draft.isBeing(from) || !isMeal) continue;
    const giver = draft.relations.find(
      (one) => one.kind === 'hold' && one.to === to && one.from !== from && draft.isBeing(one.from),
    );
    if (giver === undefined) continue;
    const said = draft.relations.findIndex(
      (one) => (one.kind === 'feed' || one.kind === 'face') && one.from === giver.from && one.to === from,
    );
    if (said >= 0) draft.dropRelation(at, said);
    else Object.assign(relation, { kind: 'feed', from: giver.from, to: from });
  }
}

function isFood(draft: Draft, index: number): boolean {
  const { kind, uses } = draft.record(index) ?? {};
  return kind === 'food' || uses?.includes('eaten') === true || uses?.includes('drunk') === true;
}

/** Meters. */
const BABY = 0.8;

const CARING: ReadonlySet<RelationKind> = new Set(['face', 'look-at', 'next-to']);

/**
 * A ball that is dribbled is where the body has it: shown with it, as clothes are. Of several who play with one ball, one
 * has it, and the others reach for it.
 */
export function dribbleBalls(draft: Draft): void {
  for (const relation of [...draft.relations]) {
    const { kind, from, to } = relation;
    const thing = draft.things[from];
    const isBall = draft.record(to)?.uses?.includes('thrown') === true && draft.things[to]?.count === 1;
    const isPosed = thing?.pose === 'dribble';
    if ((kind !== 'hold' && kind !== 'play') || !isPosed || !isBall) continue;
    const others = draft.relations.filter((other) => other !== relation && other.to === to);
    if (others.some((other) => other.kind !== kind)) continue;
    relation.kind = 'wear';
    for (const other of others) {
      const player = draft.things[other.from];
      if (player === undefined) continue;
      player.pose = 'cheer';
      Object.assign(other, { kind: 'face', to: from });
    }
    if (thing.count < 2) continue;
    const rest = splitOff(draft, thing, thing.count - 1);
    Object.assign(draft.things[rest] ?? {}, { pose: 'cheer' });
    draft.relate(rest, 'face', from);
  }
}
