import type { Draft } from '../Draft.ts';

/** "kids hitting a piñata hanging from a tree": what they are at hangs there, not they. */
export function hangStruck(draft: Draft): void {
  for (const relation of draft.relations) {
    if (relation.kind !== 'hang-from' || draft.record(relation.from)?.kind !== 'person') continue;
    const struck = draft.relations.find(
      ({ kind, from, to }) => kind === 'tend' && from === relation.from && to !== relation.to,
    );
    if (struck !== undefined && !draft.isBeing(struck.to)) relation.from = struck.to;
  }
}
