import type { Draft } from '../Draft.ts';
import type { RelationKind } from '../Scene.ts';

/** "apples growing on a tree": the tree bears them by its own drawing; "ten apples on a tree": so many, and no others, are on it. */
export function hangFruit(draft: Draft): void {
  for (let at = draft.relations.length - 1; at >= 0; at -= 1) {
    const relation = draft.relations[at];
    if (relation === undefined || !ON.has(relation.kind)) continue;
    const { from, to } = relation;
    const [fruit, plant] = [draft.things[from], draft.things[to]];
    const tree = draft.record(from)?.growsOn;
    if (fruit === undefined || plant === undefined || tree === undefined) continue;
    if (plant.key !== PLAIN && plant.key !== tree) continue;
    // What is picked or eaten is in somebody's hand.
    const isAlone = draft.relations.every(
      (one) => one === relation || (one.from !== from && one.to !== from),
    );
    const { counted } = draft.recordOf(tree) ?? {};
    if (!isAlone || Object.keys(fruit.looks).length > 0) continue;
    if (!draft.isCounted(from)) {
      plant.key = tree;
      draft.removeThing(from, { as: 'part', thing: to > from ? to - 1 : to });
    } else if (counted?.part === fruit.key) {
      plant.key = counted.bare;
      relation.kind = 'on';
    }
  }
}

const ON: ReadonlySet<RelationKind> = new Set<RelationKind>(['on', 'in', 'hang-from']);
const PLAIN = 'tree';
