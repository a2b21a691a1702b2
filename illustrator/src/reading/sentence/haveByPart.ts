import type { PartFamily } from '../../things/recordSchema.ts';
import type { BodySpot } from '../../things/recordTerms.ts';
import type { Draft } from '../Draft.ts';
import { LICKED, SPREAD } from '../languages/deedWords.ts';
import type { RelationKind } from '../Scene.ts';
import type { OpenVerb, Sentence } from './Sentence.ts';

/** "holding a flower with its trunk", "popping a balloon with its horn": that has it, no hand. */
export function haveByPart(draft: Draft, { doers, objects }: OpenVerb, part: PartFamily): void {
  const isInMouth = part === 'face' && doers.every((doer) => draft.isAnimal(doer));
  const at = isInMouth ? 'mouth' : GRASPING.get(part);
  for (const relation of draft.relations) {
    const isDone = doers.includes(relation.from) && objects.includes(relation.to);
    if (at === undefined || !isDone || !BY_PART.has(relation.kind)) continue;
    if (isInMouth && relation.kind !== 'hold') continue;
    Object.assign(relation, { kind: 'hold', at });
    delete draft.things[relation.from]?.pose;
  }
}

/** Parts other than hands that hold. */
export const GRASPING: ReadonlyMap<PartFamily, BodySpot> = new Map([
  ['trunk', 'trunk'],
  ['horn', 'horn'],
  ['tusk', 'horn'],
  ['beak', 'mouth'],
]);
const BY_PART = new Set<RelationKind>(['hold', 'hold-up', 'tend', 'catch', 'juggle', 'smash']);

/** "a peacock showing his feathers", "spreading its tail": its own drawing shows them. Returns whether it is said. */
export function showPart(
  { draft, preposition, verb }: Sentence,
  owner: number | undefined,
  part: PartFamily,
): boolean {
  if (verb === undefined || owner === undefined || preposition !== undefined) return false;
  // "licking its paw": that is at the mouth, the tongue out.
  if (LICKED.test(verb.slot.text) && PAWS.has(part) && draft.isAnimal(owner) && verb.doers.includes(owner)) {
    Object.assign(draft.things[owner] ?? {}, { pose: 'hush' });
    Object.assign(draft.things[owner]?.looks ?? {}, { mood: 'silly', seated: true });
    verb.slot.meaning = { as: 'pose', thing: owner };
    return true;
  }
  const isShown =
    (verb.record.relation === 'hold' && verb.record.handsOver && verb.record.letsDo) ||
    SPREAD.test(verb.slot.text);
  if (!isShown || verb.objects.length > 0 || !verb.doers.includes(owner)) return false;
  verb.slot.meaning = { as: 'part', thing: owner };
  // Where bread is spread is no place of wings.
  if (draft.home === verb.record.home) draft.home = undefined;
  return true;
}

const PAWS: ReadonlySet<PartFamily> = new Set<PartFamily>(['arm', 'leg', 'coat']);
