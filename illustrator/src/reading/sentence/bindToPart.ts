import { hasBody } from '../../things/parts.ts';
import type { Draft, Slot } from '../Draft.ts';
import { CARRYING, type RelationKind, type SceneRelation } from '../Scene.ts';
import type { Sense } from '../words/Sense.ts';
import { GRASPING } from './haveByPart.ts';
import { loadBack } from './loadOn.ts';
import type { Sentence } from './Sentence.ts';
import { fitsPocket, isAtop } from './settleBearers.ts';
import { smear } from './smear.ts';

/** "a bone in its mouth", "a parrot on his shoulder": held by, or on, whose it is. Told by the part's word where no other stands for it. */
export function bindToPart(
  sentence: Sentence,
  { sense, slot }: { sense: Extract<Sense, { kind: 'part' }> | undefined; slot: Slot },
  isOwn: boolean,
): void {
  const { preposition, draft, last, subject } = sentence;
  sentence.preposition = undefined;
  // "hanging by its tail" tells what it is done with.
  if (preposition === undefined) return;
  if (BESIDE.has(preposition.preposition)) {
    if (sense?.part === 'tail') hangDown(draft);
    if (preposition.slot !== undefined && last[0] !== undefined)
      preposition.slot.meaning = { as: 'part', thing: last[0] };
    return;
  }
  const [thing] = last;
  const [own] = subject.filter((index) => !last.includes(index));
  // "gives a boy a bandage on his knee": who gets it.
  const getter = sentence.verb?.record.handsOver
    ? sentence.verb.objects.find((index) => index !== thing && draft.isBeing(index))
    : undefined;
  const owner =
    getter ??
    own ??
    (isOwn && thing !== undefined
      ? (ownerBefore(sentence, thing, sense) ??
        (ABOUT.has(preposition.preposition) ? whomAbout(sentence, thing) : undefined))
      : undefined);
  if (owner === undefined && isOwn && bearsOthers(sense) && isAlone(sentence, thing))
    slot.meaning = { as: 'unknown' };
  if (sense?.part === 'any' && sense.spot === 'head' && loadBack(draft, [owner, thing], preposition)) return;
  if (owner === undefined || thing === undefined || !(draft.isBeing(owner) || hasBody(draft.record(owner))))
    return;
  // "sliding down a hill on its belly": on that part of its own body.
  const isThere = draft.relations.some(
    ({ kind, from, to }) => CARRYING.has(kind) && from === owner && to === thing,
  );
  if (isThere) {
    if (preposition.slot !== undefined) preposition.slot.meaning = { as: 'part', thing: owner };
    return;
  }
  if (smear(sentence, preposition.preposition, [owner, thing])) {
    if (preposition.slot !== undefined)
      preposition.slot.meaning = { as: 'look', thing: owner, look: 'pattern' };
    return;
  }
  if (preposition.preposition === 'over' && holdOver(sentence, [owner, thing])) {
    const slot = preposition.slot;
    if (slot !== undefined) slot.meaning = { as: 'part', thing: owner };
    return;
  }
  const isIn = preposition.preposition === 'in' && !(sentence.language === 'es' && draft.isBeing(thing));
  // "a hat in his hand", "a ring in its beak".
  const isInHand = isIn && (sense?.spot === 'hand' || sense?.spot === 'mouth' || sense?.part === 'beak');
  // "a camel carrying bags on its back": nothing in a hand.
  const isBack = sense?.spot === 'head' || sense?.part === 'spine';
  const isOnBack = isBack && draft.record(thing)?.worn === 'hands' && draft.isAnimal(owner);
  const isWorn = draft.record(thing)?.worn !== undefined && !isInHand && !isOnBack;
  const isStrip = draft.record(thing)?.wornAs === 'strip';
  // "a newspaper on his belly": in the hand, before it.
  const isOnChest =
    sense?.spot === 'chest' && preposition.preposition === 'on' && isLaidOn(draft, [owner, thing]);
  // "a parrot on his arm".
  const isOnHand = sense?.part === 'arm' && preposition.preposition === 'on' && draft.isBeing(thing);
  // "a penguin with a chick on its feet": before them; "a boy with a dog at his feet": beside him.
  const isAtFeet = sense?.spot === 'foot' && draft.isBeing(thing);
  const byFeet = preposition.preposition === 'on' ? 'in-front-of' : 'next-to';
  // "a bird on its head", but a hat or an apple there is drawn as it lies.
  const isOnHead = sense !== undefined && draft.isBeing(thing) && isAtop(sense.part, sense.spot);
  const grasping = sense === undefined || !draft.isAnimal(owner) ? undefined : GRASPING.get(sense.part);
  const isInPocket = isIn && sense?.spot === 'pocket' && fitsPocket(draft, [owner, thing]);
  const at = isOnHand ? 'hand' : isInPocket ? 'pocket' : grasping;
  const relation: SceneRelation = at
    ? { kind: 'hold', from: owner, to: thing, at }
    : sense?.bears === 'on-lap' && draft.isBeing(thing)
      ? { kind: 'on-lap', from: thing, to: owner }
      : isWorn || isIn || isOnChest
        ? { kind: isWorn ? 'wear' : 'hold', from: owner, to: thing, at: isStrip ? sense?.spot : undefined }
        : {
            kind: isAtFeet ? byFeet : 'on',
            from: thing,
            to: owner,
            ...(isOnHead ? { at: 'head' } : {}),
          };
  draft.replaceRelation([owner, thing], relation, preposition.slot);
  const bound = draft.relations.find(
    ({ kind, from, to }) => kind === relation.kind && from === relation.from && to === relation.to,
  );
  if (preposition.slot === undefined && bound !== undefined) bound.words ??= slot.text;
}

/** "hanging from a branch by its tail": head down. */
function hangDown(draft: Draft): void {
  for (const relation of draft.relations)
    if (relation.kind === 'hang-from' && draft.isAnimal(relation.from)) relation.kind = 'hang-by-feet';
}

/** Whether somebody else may be there: on a lap, in a hand, in a pocket. */
function bearsOthers(sense: Extract<Sense, { kind: 'part' }> | undefined): boolean {
  return sense?.bears !== undefined || sense?.spot === 'pocket' || sense?.spot === 'hand';
}

/** "a hamster in his pocket", "a bird on his shoulder": nobody is named whose it is, and the animal has nobody on its own. */
function isAlone({ draft, verb }: Sentence, thing: number | undefined): boolean {
  return verb === undefined && draft.things.length === 1 && draft.isBeing(thing);
}

/**
 * "a pirate digging, a parrot on his shoulder", "a knight on a horse, a sword in his hand": what stands by itself after a comma
 * is with whoever was named before; of these with a person, unless there is none.
 */
function ownerBefore(
  { draft, verb }: Sentence,
  thing: number,
  sense: Extract<Sense, { kind: 'part' }> | undefined,
): number | undefined {
  const isBusy = verb !== undefined || draft.things[thing]?.pose !== undefined;
  const isPlaced = draft.relations.some(({ from, to }) => from === thing || to === thing);
  // Nobody is on the knee or the belly of another one: those are their own.
  const isOwnBody = draft.isBeing(thing) && sense?.bears === undefined && sense?.spot !== 'head';
  if (isBusy || isPlaced || isOwnBody || sense === undefined) return undefined;
  const size = draft.record(thing)?.size ?? 0;
  const others = [...draft.things.keys()].filter(
    (index) => index < thing && draft.isBeing(index) && (draft.record(index)?.size ?? 0) > size,
  );
  return others.findLast((index) => draft.record(index)?.kind === 'person') ?? others.at(-1);
}

/** "a bear eating honey and bees flying around his head": of whoever was named before those in the air. */
function whomAbout({ draft, subject }: Sentence, thing: number): number | undefined {
  if (draft.record(thing)?.kind !== 'flier') return undefined;
  return [...draft.things.keys()].findLast(
    (index) => index < thing && draft.isBeing(index) && !subject.includes(index) && !draft.isWorn(index),
  );
}

/** Whether it is light enough to lie on somebody: no sign, which is drawn there. */
function isLaidOn(draft: Draft, [owner, thing]: readonly [number, number]): boolean {
  const { kind = 'symbol', size = 1 } = draft.record(thing) ?? {};
  return draft.record(owner)?.kind === 'person' && LAID.has(kind) && size < MOST_LAID;
}

const LAID: ReadonlySet<string> = new Set(['object', 'food']);
/** In meters. */
const MOST_LAID = 0.8;

/** "lifting a barbell over his head": up there with both hands. Returns whether it is in hand. */
function holdOver({ draft, verb }: Sentence, [owner, thing]: readonly [number, number]): boolean {
  const relation = draft.relations.findIndex(
    ({ kind, from, to }) => from === owner && to === thing && IN_HAND.has(kind),
  );
  const held = draft.relations[relation];
  if (held === undefined) return false;
  const isOfSeveral = (draft.things[owner]?.count ?? 1) > 1;
  if (held.kind === 'hold') Object.assign(held, { kind: 'hold-up', ...(isOfSeveral ? { at: 'head' } : {}) });
  if (verb?.slot.meaning.as === 'unknown') verb.slot.meaning = { as: 'relation', relation };
  return true;
}

const ABOUT = new Set<string>(['around', 'over']);
const IN_HAND = new Set<RelationKind>(['hold', 'hold-up', 'toss-up', 'throw', 'juggle']);
const BESIDE = new Set<string>(['by', 'next-to']);
