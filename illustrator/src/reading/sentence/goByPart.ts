import type { RelationKind, SceneRelation } from '../Scene.ts';
import { hasWindow } from './doTo.ts';
import type { OpenPreposition, Sentence } from './Sentence.ts';

/**
 * Relates a thing to whose part it is on, in or at: "in the window of a house", "a bow on the head of a cat". Returns whether
 * the part says more than its preposition.
 */
export function goByPart(
  sentence: Sentence,
  { part, hosts, slot, verb }: OpenPreposition,
  [kind, owner]: readonly [kind: RelationKind | undefined, owner: number | undefined],
): boolean {
  const [thing] = hosts;
  if (part === undefined || thing === undefined || owner === undefined) return false;
  const relation =
    part === 'window' ? atWindow(sentence, kind, [thing, owner]) : withBody(sentence, kind, [thing, owner]);
  const index = relation && sentence.draft.relate(relation.from, relation.kind, relation.to);
  if (index === undefined) return false;
  for (const word of [slot, verb?.slot])
    if (word?.meaning.as === 'unknown') word.meaning = { as: 'relation', relation: index };
  return true;
}

function atWindow(
  { draft }: Sentence,
  kind: RelationKind | undefined,
  [from, to]: readonly [from: number, to: number],
): SceneRelation | undefined {
  const isThere = kind !== undefined && AT_WINDOW.has(kind);
  if (!isThere || !draft.isBeing(from) || !hasWindow(draft.record(to))) return undefined;
  return { kind: 'look-out-of', from, to };
}

const AT_WINDOW = new Set<RelationKind>(['in', 'next-to', 'face', 'through', 'on']);

/** What is put on is worn, what is in a mouth or a hand is held. */
function withBody(
  { draft, language }: Sentence,
  kind: RelationKind | undefined,
  [thing, owner]: readonly [thing: number, owner: number],
): SceneRelation | undefined {
  const [record, body] = [draft.record(thing), draft.record(owner)];
  if (record === undefined || body === undefined || (kind !== 'on' && kind !== 'in')) return undefined;
  const isOfBeing = draft.isBeing(owner);
  if (isOfBeing && record.worn !== undefined) return { kind: 'wear', from: owner, to: thing };
  // Spanish has one word for in and on: nobody holds a bird by the head, and a roof is no room.
  if (kind === 'in' && language === 'es' && draft.isBeing(thing))
    return { kind: 'on', from: thing, to: owner };
  if (!isOfBeing) return undefined;
  return kind === 'in' && record.size < body.size ? { kind: 'hold', from: owner, to: thing } : undefined;
}
