import { isHighTree } from '../../things/trees.ts';
import type { Draft } from '../Draft.ts';
import type { RelationKind } from '../Scene.ts';

/**
 * "a monkey swinging in the trees": it hangs from one by its hands; a child has a swing there. There are no more trees than
 * leave room for large ones: one where several hang from it, else two.
 */
export function hangFromTrees(draft: Draft): void {
  for (const relation of [...draft.relations]) {
    const { kind, from, to } = relation;
    const [one, tree] = [draft.things[from], draft.things[to]];
    const isSwing = kind === 'swing-on';
    if (one === undefined || tree === undefined || !isHighTree(draft.record(to))) continue;
    // "a swing under a tree".
    if (HUNG.has(kind) && draft.record(from)?.hung !== undefined) relation.kind = 'hang-from';
    if (!isSwing && (kind !== 'hang-from' || !draft.isBeing(from))) continue;
    if (!draft.isCounted(to)) tree.count = Math.min(tree.count, one.count > 1 ? 1 : FEW);
    if (!isSwing) continue;
    if (draft.record(from)?.kind === 'person') {
      relation.to = draft.imply(ROPES, one.words);
      draft.relate(relation.to, 'hang-from', to);
    } else {
      relation.kind = 'hang-from';
      delete one.pose;
    }
  }
}

const HUNG: ReadonlySet<RelationKind> = new Set<RelationKind>(['in', 'on', 'under']);
const FEW = 2;
const ROPES = 'rope-swing';
