import { isBall } from '../../things/isBall.ts';
import type { Draft } from '../Draft.ts';
import type { RelationKind, SceneRelation } from '../Scene.ts';

const IN_HAND: ReadonlySet<RelationKind> = new Set<RelationKind>(['hold', 'kick', 'throw', 'catch']);
const OUT_OF_HAND: ReadonlySet<RelationKind> = new Set<RelationKind>(['over', 'around']);
const ELSEWHERE: ReadonlySet<RelationKind> = new Set<RelationKind>(['in', 'on', 'under']);

/** "a boy flying a kite but it gets stuck in the tree": what got to a plant or a building is out of hand, and they look at it. */
export function letGo(draft: Draft): void {
  letFly(draft);
  for (const relation of draft.relations) {
    const { kind, from, to } = relation;
    const at = draft.relations.find((one) => one.from === to && ELSEWHERE.has(one.kind))?.to;
    const where = draft.record(at)?.kind;
    // A kite or a ball gets away from a hand; an acorn is put into a tree.
    const isFlown = draft.record(to)?.kind === 'aircraft' || isBall(draft.record(to));
    const isThere = draft.relations.some((one) => one.from === from && one.to === at);
    if (!IN_HAND.has(kind) || !isFlown || isThere || (where !== 'plant' && where !== 'building')) continue;
    relation.kind = 'look-at';
    const doer = draft.things[from];
    if (doer?.pose === 'kick' || doer?.pose === 'throw') delete doer.pose;
  }
}

/** "a kitten with a balloon floating above": what is in the air over or around somebody is in no hand. */
function letFly(draft: Draft): void {
  for (let at = draft.relations.length - 1; at >= 0; at -= 1) {
    const held = draft.relations[at];
    if (held !== undefined && isAway(draft, held)) draft.dropRelation(at);
  }
}

function isAway(draft: Draft, { kind, from, to }: SceneRelation): boolean {
  // A kite is on a string.
  if (kind !== 'hold' || draft.record(to)?.kind === 'aircraft') return false;
  return draft.relations.some((one) => one.from === to && one.to === from && OUT_OF_HAND.has(one.kind));
}
