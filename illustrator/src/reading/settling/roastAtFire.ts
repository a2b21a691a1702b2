import type { Draft } from '../Draft.ts';
import { COUNT_OF_PLURAL } from '../lexemes/lexemes.ts';
import { CARRYING, type RelationKind, type SceneRelation } from '../Scene.ts';

/** "roasting marshmallows": what is on a stick for it is at a fire, a named one or one's own, from either side. */
export function roastAtFire(draft: Draft): void {
  for (const { kind, from, to } of [...draft.relations]) {
    const [stick, fires] = [draft.things[to], draft.record(to)?.roastedAt];
    const [usual] = fires ?? [];
    if (kind !== 'hold' || stick === undefined || fires === undefined || usual === undefined) continue;
    const isFire = (index: number) => fires.includes(draft.things[index]?.key ?? '');
    const doer = draft.things[from];
    const isAtIt = draft.relations.some((one) => one.from === from && one.kind === 'tend');
    if (doer === undefined) continue;
    // A fire has two sides, where nobody says how many they are.
    if (doer.count === COUNT_OF_PLURAL && !draft.isCounted(from)) doer.count = 2;
    // "over the fire": at it.
    const place = draft.relations.find((one) => one.from === to && isFire(one.to) && CARRYING.has(one.kind));
    if (place !== undefined) Object.assign(place, { kind: 'tend', from });
    if (!isAtIt && place === undefined) {
      const fire = draft.things.findIndex((_, index) => isFire(index));
      draft.relate(from, 'tend', fire >= 0 ? fire : draft.imply(usual, stick.words));
    }
    // "sitting around a fire": at it.
    const isOwn = (kind: RelationKind) => (one: SceneRelation) =>
      one.kind === kind && one.from === from && isFire(one.to);
    const around = draft.relations.findIndex(isOwn('around'));
    if (around >= 0) draft.dropRelation(around, draft.relations.findIndex(isOwn('tend')));
  }
}
