import type { Draft } from '../Draft.ts';
import { hangsOn } from '../hangsOn.ts';
import { CARRYING } from '../Scene.ts';

/** Nothing is in or on what is in or on it: of relations that go round in a circle the last one goes. */
export function leaveCircles(draft: Draft): void {
  for (let at = draft.relations.length - 1; at >= 0; at -= 1) {
    const relation = draft.relations[at];
    if (relation === undefined || !CARRYING.has(relation.kind) || relation.from === relation.to) continue;
    const others = draft.relations.filter((one) => one !== relation);
    if (hangsOn(others, relation.to, relation.from)) draft.dropRelation(at);
  }
}
