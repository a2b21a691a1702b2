import { isTree } from '../../things/trees.ts';
import type { Draft } from '../Draft.ts';
import type { RelationKind } from '../Scene.ts';

/** "stockings over the fireplace", "stockings hung by the chimney": they hang from it, and from no branch. */
export function hangAtHosts(draft: Draft): void {
  for (const relation of draft.relations) {
    const host = draft.things[relation.to];
    const drawn = draft.record(relation.from)?.hangsAt?.[host?.key ?? ''];
    const near = isTree(draft.record(relation.to)) ? AT_TREE : NEAR;
    if (drawn === undefined || host === undefined || !near.has(relation.kind)) continue;
    const isHung = draft.relations.some(
      ({ kind, from, to }) => kind === 'hang-from' && from === relation.from && to === relation.to,
    );
    if (isHung) continue;
    host.key = drawn;
    relation.kind = 'hang-from';
  }
  for (let index = draft.things.length - 1; index >= 0; index -= 1) {
    const thing = draft.things[index];
    if (thing === undefined || !draft.implied.has(thing)) continue;
    const hung = draft.relations.find(({ kind, to }) => kind === 'hang-from' && to === index)?.from;
    const isElsewhere = draft.relations.some(
      ({ kind, from, to }) => ELSEWHERE.has(kind) && from === hung && to !== index,
    );
    if (hung !== undefined && isElsewhere) draft.removeThing(index, { as: 'thing', thing: hung });
  }
}

const NEAR: ReadonlySet<RelationKind> = new Set<RelationKind>([
  'over',
  'on',
  'next-to',
  'in-front-of',
  'around',
]);
/** "a beehive in a tree" hangs from a branch; what is next to a tree does not. */
const AT_TREE: ReadonlySet<RelationKind> = new Set<RelationKind>(['in', 'on', 'over']);
const ELSEWHERE: ReadonlySet<RelationKind> = new Set<RelationKind>(['hang-from', 'over', 'around']);
