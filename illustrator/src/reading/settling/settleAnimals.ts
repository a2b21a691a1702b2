import { buildOf, goesOnFours, huntsByMouth, isWinged } from '../../things/fourLegged.ts';
import type { Thing } from '../../things/Things.ts';
import type { Draft } from '../Draft.ts';
import { BORNE } from '../languages/groupWords.ts';
import { CARRYING, type SceneRelation } from '../Scene.ts';
import { chewThings } from './chewThings.ts';
import { eatFromHands } from './eatFromHands.ts';
import { settleBirds } from './settleBirds.ts';

/** What animals do with mouths, backs and trunks where people have hands. */
export function settleAnimals(draft: Draft): void {
  settleBirds(draft);
  eatFromHands(draft);
  chewThings(draft);
  for (const [index, relation] of draft.relations.entries()) {
    const [one, other] = [draft.record(relation.from), draft.record(relation.to)];
    if (one === undefined || other === undefined || !draft.isAnimal(relation.from)) continue;
    // Of a branch a stick is caught.
    const caught = draft.recordOf(other.inHand ?? other.key) ?? other;
    if (isPrey(draft, relation, { one, other: caught })) {
      if (!draft.isBeing(relation.to)) leap(draft, relation.from);
      Object.assign(relation, { kind: 'hold', at: 'mouth' });
      continue;
    }
    if (bearRider(draft, index, one) || bearOnShell(draft, index, one)) continue;
    const isCarried = relation.kind === 'hold' || relation.kind === 'hold-up';
    if (!isCarried || relation.at !== undefined || draft.isBeing(relation.to) || !isBorne(draft, index))
      continue;
    if (one.parts?.includes('trunk') && other.size < PREY * one.size)
      Object.assign(relation, { kind: 'hold', at: 'trunk' });
    else if (
      isRidden(one) &&
      one.size < LEAST_PACK &&
      other.size < PREY * one.size &&
      isLoad(draft, relation.to)
    )
      Object.assign(relation, { kind: 'hold', at: 'mouth' });
    // What it lifts as people do is over its head.
    else if (relation.kind === 'hold' && isRidden(one) && LOADS.has(other.kind) && other.size >= LEAST_LOAD) {
      draft.relations[index] = { kind: 'on', from: relation.to, to: relation.from };
      const load = draft.things[relation.to];
      const most = Math.max(1, Math.floor(one.size / (ROOM * other.size)));
      // Rugs lie one beside another, baskets stand.
      if (load !== undefined && other.places?.inside !== undefined && !draft.isCounted(relation.to))
        load.count = Math.min(load.count, most);
    } else continue;
    delete draft.things[relation.from]?.pose;
  }
}

/** "a horse carrying a knight": who is carried rides it. */
function bearRider(draft: Draft, index: number, one: Thing): boolean {
  const relation = draft.relations[index];
  if (relation?.kind !== 'hold' || relation.at !== undefined || !isBorne(draft, index)) return false;
  const isRider = draft.record(relation.to)?.kind === 'person' && isRidden(one) && one.size >= LEAST_PACK;
  if (isRider) draft.relations[index] = { kind: 'ride', from: relation.to, to: relation.from };
  return isRider;
}

/** "a snail carrying a house", "a turtle carrying a frog": what has a shell for a back and no hands bears it there. */
function bearOnShell(draft: Draft, index: number, one: Thing): boolean {
  const relation = draft.relations[index];
  const isBare = relation?.kind === 'hold' && relation.at === undefined && !one.handy;
  if (!isBare || buildOf(one)?.back !== 'shell' || !isBorne(draft, index)) return false;
  draft.relations[index] = { kind: 'on', from: relation.to, to: relation.from };
  delete draft.things[relation.from]?.pose;
  return true;
}

/** "a dog catching a frisbee": off the ground, where nothing else is said. */
function leap({ things, relations }: Draft, index: number): void {
  const thing = things[index];
  if (thing === undefined || relations.some(({ kind, from }) => from === index && CARRYING.has(kind))) return;
  thing.pose ??= 'jump';
}

/** "a bear catching a salmon", "a dog catching a ball": what is so much smaller is in the mouth; no rod is needed for it. */
function isPrey(
  { relations, things }: Draft,
  { kind, from, to }: SceneRelation,
  { one, other }: { one: Thing; other: Thing },
): boolean {
  if (kind !== 'catch' && kind !== 'fish') return false;
  const isAlive = ANIMALS.has(other.kind);
  const isThrown = other.uses?.includes('thrown') === true;
  if (one.tongue || !huntsByMouth(one) || !(isAlive || (isThrown && !buildOf(one)?.hands))) return false;
  // A ball that somebody throws is on its way.
  const isApart = relations.some(
    (each) =>
      (each.from === from && TOOLED.has(each.kind) && each.to !== to) ||
      (each.from !== from && each.to === to && each.kind === 'throw'),
  );
  const most = kind === 'fish' && isWinged(one) ? BEAKFUL : isThrown ? THROWN : PREY;
  return !isApart && things[to]?.count === 1 && other.size < most * one.size;
}

const ANIMALS = new Set(['animal', 'flier', 'swimmer']);
const TOOLED = new Set(['hold', 'share']);
const PREY = 0.7;
/** A dog catches a stick as long as itself. */
const THROWN = 1.5;
/** A kingfisher has in its beak what is longer than itself. */
const BEAKFUL = 2.5;

/** Whether a word says that it is carried or lifted, rather than had in a paw. */
function isBorne({ words, relations, things }: Draft, index: number): boolean {
  const from = relations[index]?.from;
  return words.some(
    ({ text, meaning }) =>
      BORNE.test(text) &&
      ((meaning.as === 'relation' && meaning.relation === index) ||
        (meaning.as === 'pose' && meaning.thing === from && things[from ?? -1] !== undefined)),
  );
}

/** Whether it is no food, and nothing is in or on it: a full basket is on a back. */
function isLoad(draft: Draft, thing: number): boolean {
  const isBare = draft.relations.every(({ kind, to }) => to !== thing || (kind !== 'in' && kind !== 'on'));
  return isBare && LOADS.has(draft.record(thing)?.kind ?? '');
}

/** Whether it can bear others on its back. */
function isRidden(thing: Thing): boolean {
  return (
    thing.kind === 'animal' && thing.uses?.includes('ridden') === true && !thing.handy && goesOnFours(thing)
  );
}

/** Meters: a dog carries in its mouth what a donkey has on its back. */
const LEAST_PACK = 1;

const LOADS = new Set(['object', 'furniture', 'clothes']);
/** Meters. */
const LEAST_LOAD = 0.25;
/** Each on a back has room there of so many times its size, where nobody says how many. */
const ROOM = 3;
