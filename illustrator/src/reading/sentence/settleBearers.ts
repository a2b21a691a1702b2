import type { PartFamily } from '../../things/recordSchema.ts';
import type { BodySpot } from '../../things/recordTerms.ts';
import type { Draft, Slot } from '../Draft.ts';
import { IN_ARMS } from '../languages/groupWords.ts';
import { FEET } from '../languages/surfaceWords.ts';
import type { RelationKind, SceneRelation } from '../Scene.ts';
import type { Sense } from '../words/Sense.ts';

/** Notes a word for a part of a body on which somebody may be: a lap, shoulders, a head, a hand. */
export function noteBearer(draft: Draft, sense: Sense, slot: Slot): void {
  if (sense.kind !== 'part') return;
  const { bears, part, spot } = sense;
  if (bears !== undefined) draft.bearers.push({ slot, kind: bears });
  else if (isAtop(part, spot))
    draft.bearers.push({ slot, kind: undefined, at: spot === 'cheek' ? spot : 'head' });
  else if (spot === 'pocket') draft.bearers.push({ slot, kind: undefined, at: spot });
  else if (part === 'arm') draft.bearers.push({ slot, kind: undefined, at: 'hand' });
}

/** Whether what is on that part of somebody is on top of the head: among antlers and on a nose, too, as near as can be. */
export function isAtop(part: PartFamily, spot: BodySpot | undefined): boolean {
  return (part === 'face' && (spot === 'head' || spot === 'cheek')) || part === 'antler';
}

/**
 * "a cat on her lap", "on the shoulders of a bear": who is on somebody is there; likewise on the head. "on his dad's back": people,
 * who stand upright, carry others on the shoulders.
 */
export function settleBearers(draft: Draft): void {
  const { bearers, relations } = draft;
  for (const { slot, kind: bears, at } of bearers) {
    const { meaning } = slot;
    if (meaning.as !== 'part') continue;
    if (at === 'pocket') {
      putInPocket(draft, meaning.thing);
      continue;
    }
    if (bears !== undefined && relations.some(({ kind, to }) => kind === bears && to === meaning.thing))
      continue;
    // "taking a bath with a duck on her head": what is on her, not what she is in.
    const about =
      relations.findLast(({ kind, to }) => ON.has(kind) && to === meaning.thing) ??
      relations.findLast(({ kind, from }) => ON.has(kind) && from === meaning.thing);
    if (about === undefined) {
      if (bears !== undefined) climbOn(draft, meaning.thing, bears);
      continue;
    }
    // "a baby in mom's arms".
    if (at === 'hand' && IN_ARMS.test(slot.text) && isHeldClose(draft, about, meaning.thing)) {
      Object.assign(about, { kind: 'hug', from: about.to, to: about.from });
      continue;
    }
    about.words ??= slot.text;
    if (bears !== undefined) about.kind = bears;
    else if (about.to === meaning.thing && at === 'hand') sitOnHand(draft, about);
    else if (about.kind === 'on' && about.to === meaning.thing)
      about.at = at === 'cheek' && draft.isBeing(about.from) ? 'head' : at;
  }
  for (const relation of relations)
    if (CARRIED.has(relation.kind) && relation.at === undefined && isCarried(draft, relation))
      Object.assign(relation, { kind: isOnFeet(draft, relation) ? 'hold-hands' : 'on-shoulders' });
}

/** Whether one looks out of a pocket of somebody: "a mouse in a boy's pocket". */
export function fitsPocket(draft: Draft, [owner, one]: readonly [owner: number, one: number]): boolean {
  return draft.record(owner)?.kind === 'person' && draft.isBeing(one) && draft.things[one]?.count === 1;
}

function putInPocket(draft: Draft, owner: number): void {
  const relation = draft.relations.findLast(
    ({ kind, from, to }) => (kind === 'hold' && from === owner) || (ON.has(kind) && to === owner),
  );
  if (relation === undefined) return;
  const one = relation.from === owner ? relation.to : relation.from;
  if (fitsPocket(draft, [owner, one]))
    Object.assign(relation, { kind: 'hold', from: owner, to: one, at: 'pocket' });
}

/** "dancing on her dad's feet": hand in hand before him. */
function isOnFeet(draft: Draft, { to }: SceneRelation): boolean {
  return draft.words.some(
    ({ text, meaning }) => FEET.test(text) && meaning.as === 'part' && meaning.thing === to,
  );
}

/** "waving a flag from her dad's shoulders": who does it is on them. */
function climbOn(draft: Draft, bearer: number, kind: RelationKind): void {
  const { relations } = draft;
  const at = relations.findIndex((one) => one.kind === 'next-to' && one.to === bearer);
  const beside = relations[at];
  if (beside === undefined || !draft.isBeing(bearer)) return;
  const held = relations.find(({ kind: other, to }) => other === 'hold' && to === beside.from);
  const climber = draft.isBeing(beside.from) ? beside.from : held?.from;
  if (climber !== undefined && climber !== bearer) Object.assign(beside, { kind, from: climber });
}

function isHeldClose(draft: Draft, { kind, from, to }: SceneRelation, bearer: number): boolean {
  return kind === 'in' && to === bearer && draft.isBeing(to) && draft.isBeing(from);
}

/** "a butterfly on a girl's finger", "a frog in his hands": who has the hand holds it there. */
function sitOnHand(draft: Draft, about: SceneRelation): void {
  const { from, to } = about;
  const isSmaller = (draft.record(from)?.size ?? 0) < (draft.record(to)?.size ?? 0);
  if (!draft.isBeing(from) || !isSmaller || about.kind === 'ride') return;
  Object.assign(about, { kind: 'hold', from: to, to: from, at: 'hand' });
  if (draft.record(from)?.kind === 'flier') delete draft.things[from]?.pose;
}

function isCarried(draft: Draft, { from, to }: SceneRelation): boolean {
  const isUpright = draft.record(to)?.kind === 'person' && !LYING.has(draft.things[to]?.pose ?? '');
  return isUpright && draft.record(from)?.kind === 'person';
}

const LYING: ReadonlySet<string> = new Set(['lie', 'sleep', 'crawl']);
const CARRIED: ReadonlySet<RelationKind> = new Set<RelationKind>(['on', 'ride']);

const ON: ReadonlySet<RelationKind> = new Set<RelationKind>(['on', 'in', 'ride']);
