import type { Draft } from '../Draft.ts';
import type { RelationKind } from '../Scene.ts';

const IN_HAND: ReadonlySet<RelationKind> = new Set<RelationKind>(['hold', 'kick', 'throw', 'catch']);
/** What gets away from a hand: a kite, a ball; an acorn is put into a tree. */
const FLUNG: ReadonlySet<string> = new Set(['kicked', 'thrown']);
const ELSEWHERE: ReadonlySet<RelationKind> = new Set<RelationKind>(['in', 'on', 'under']);

/** "a boy flying a kite but it gets stuck in the tree": what got to a plant or a building is out of hand, and they look at it. */
export function letGo(draft: Draft): void {
  for (const relation of draft.relations) {
    const { kind, from, to } = relation;
    const at = draft.relations.find((one) => one.from === to && ELSEWHERE.has(one.kind))?.to;
    const where = draft.record(at)?.kind;
    const { kind: toy, uses } = draft.record(to) ?? {};
    const isFlown = toy === 'aircraft' || uses?.some((use) => FLUNG.has(use)) === true;
    const isThere = draft.relations.some((one) => one.from === from && one.to === at);
    if (!IN_HAND.has(kind) || !isFlown || isThere || (where !== 'plant' && where !== 'building')) continue;
    relation.kind = 'look-at';
    const doer = draft.things[from];
    if (doer?.pose === 'kick' || doer?.pose === 'throw') delete doer.pose;
  }
}
