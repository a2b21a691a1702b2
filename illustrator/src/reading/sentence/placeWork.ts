import { PLAIN_PEOPLE } from '../../things/plainPeople.ts';
import { seatsTwo } from '../../things/seatsTwo.ts';
import type { Thing } from '../../things/Things.ts';
import { relateAll } from '../relateAll.ts';
import type { RelationKind } from '../Scene.ts';
import { CARED, careLast, NEAR } from './careLast.ts';
import { doTo } from './doTo.ts';
import type { OpenPreposition, OpenVerb, Sentence } from './Sentence.ts';

/**
 * Where what hands do is done: "peeling potatoes over a bowl", "petting a cat on the couch", "pointing at a country on the globe",
 * "watering plants on the windowsill". Returns whether it is said.
 */
export function placeWork(
  sentence: Sentence,
  { preposition, hosts, slot }: OpenPreposition,
  added: readonly number[],
): boolean {
  const { draft, verb, lastRole } = sentence;
  const place = draft.record(added[0]);
  const { relation, pose, holds } = verb?.record ?? {};
  // "knotting his tie at the mirror": before a large one. Who howls at the moon looks at it.
  const isAloft = place?.kind === 'sky';
  if (preposition === 'at' && place?.as?.['in-front-of'] !== undefined && !isAloft && draft.isBeing(hosts[0]))
    return relateAll(sentence, 'in-front-of', [hosts, added], slot);
  if (verb === undefined || place === undefined || relation === undefined) return false;
  const isOnto = preposition === 'over' || (preposition === 'on' && verb.record.by?.on !== undefined);
  if (isOnto && heapOn(sentence, verb, added)) {
    if (slot !== undefined) slot.meaning = { as: 'remark' };
    return true;
  }
  if (
    (preposition === 'over' || (preposition === 'on' && place.kind === 'food' && holds === undefined)) &&
    isWorkOver(sentence, verb, added)
  )
    return relateAll(sentence, 'next-to', [added, verb.doers.slice(0, 1)], slot);
  if (draft.isBeing(added[0]) || !hosts.every((host) => verb.doers.includes(host))) return false;
  const { objects } = verb;
  if (preposition === 'on' && pose === 'point' && objects.length === 0) {
    doTo(sentence, verb, added);
    return true;
  }
  const [first] = objects;
  // "spreading jam on bread", "frosting on a cake": the knife is at the bread, the jar beside it.
  if (preposition === 'on' && holds === 'butter-knife' && place.kind === 'food') {
    if (first === undefined) doTo(sentence, verb, added);
    for (const relation of draft.relations)
      if (verb.doers.includes(relation.from) && relation.to === first) relation.to = added[0] ?? first;
    return first === undefined || relateAll(sentence, 'next-to', [[first], added], slot);
  }
  if (lastRole !== 'object' || first === undefined || objects.includes(added[0] ?? -1)) return false;
  if (preposition !== 'on') return false;
  const isPet = objects.every((object) => draft.isBeing(object)) && CARED.has(relation);
  const isPerson = objects.every((object) => draft.record(object)?.kind === 'person') && NEAR.has(relation);
  if ((isPet || isPerson) && isSeat(sentence, verb, place)) {
    // Who comes to do it stands beside the patient's bed.
    const areCalled = hosts.every((host) => !PLAIN_PEOPLE.test(draft.things[host]?.key ?? ''));
    const isTended = isPerson && relation === 'tend' && areCalled;
    const those = isTended ? objects : [...objects, ...hosts];
    const isDone = relateAll(sentence, 'on', [those, added], slot);
    // They have their seats before one is at the other.
    for (const object of objects) careLast(draft, hosts, object);
    return isDone;
  }
  const isLedge = place.rests === 'wall' && place.places?.seat !== undefined;
  if (isLedge && !draft.isBeing(first) && HANDLED.has(relation))
    return relateAll(sentence, 'on', [objects, added], slot);
  return false;
}

/** "squeezing a lemon over a glass", "grating cheese over spaghetti": that is before who does it. */
function isWorkOver(
  { draft, lastRole }: Sentence,
  { record, objects }: OpenVerb,
  added: readonly number[],
): boolean {
  const { uses = [], kind } = draft.record(added[0]) ?? {};
  const isFilled = uses.includes('poured-into') || uses.includes('drunk') || kind === 'food';
  const isHandled = record.relation !== undefined && HANDLED.has(record.relation) && objects.length > 0;
  return (
    lastRole === 'object' &&
    record.moves !== true &&
    isHandled &&
    isFilled &&
    !objects.includes(added[0] ?? -1)
  );
}

/** "raking leaves onto his brother": he is by what is put there, nobody is on his shoulders. */
function heapOn(sentence: Sentence, { record, doers, objects }: OpenVerb, added: readonly number[]): boolean {
  const { draft } = sentence;
  const isOnto = sentence.lastRole === 'object' && record.relation === 'tend';
  const areThings =
    objects.length > 0 && objects.every((object) => !draft.isBeing(object) && !draft.record(object)?.wornAs);
  if (!isOnto || !areThings || !draft.isBeing(added[0])) return false;
  relateAll(sentence, 'next-to', [objects, added], undefined);
  return relateAll(sentence, 'face', [doers, added], undefined);
}

const HANDLED = new Set<RelationKind>(['tend', 'water', 'hands-on', 'hold']);

/** Whether those at work and those whom it is done to sit there side by side, none of them too large for it. */
function isSeat({ draft }: Sentence, { doers, objects }: OpenVerb, place: Thing): boolean {
  if (place.key === 'carpet') return true;
  const fits = (one: number) =>
    draft.record(one)?.kind === 'person' || (draft.record(one)?.size ?? 0) < place.size;
  return seatsTwo(place) && [...doers, ...objects].every(fits);
}
