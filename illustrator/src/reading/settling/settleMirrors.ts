import type { Draft } from '../Draft.ts';
import type { RelationKind } from '../Scene.ts';

/** "looking at her reflection", "a fox and its reflection in the water": who is at what mirrors is seen in it. */
export function settleMirrors(draft: Draft): void {
  for (const relation of draft.relations) {
    const { kind, from, to } = relation;
    const [one, other] = [draft.record(from), draft.record(to)];
    if (!AT.has(kind)) continue;
    if (other?.mirrors && draft.isBeing(from)) relation.kind = 'in-front-of';
    else if (one?.mirrors && draft.isBeing(to))
      Object.assign(relation, { kind: 'in-front-of', from: to, to: from });
    else continue;
    // Water that mirrors is itself the pond.
    const mirror = other?.mirrors ? other : one;
    if (mirror?.lies !== undefined) draft.home ??= mirror.home;
  }
}

const AT: ReadonlySet<RelationKind> = new Set(['look-at', 'face', 'next-to']);
