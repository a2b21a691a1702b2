import type { Draft } from '../Draft.ts';
import type { RelationKind } from '../Scene.ts';

/**
 * "reindeer wearing a scarf": what has the same word for one and for several is one where it wears one thing. The rest that it
 * has is its own, and not between several.
 */
export function dressOne(draft: Draft): void {
  for (const [index, thing] of draft.things.entries()) {
    const isWearing = draft.relations.some(
      ({ kind, from, to }) => kind === 'wear' && from === index && draft.things[to]?.count === 1,
    );
    if (thing.count !== SOME || !isWearing || draft.isCounted(index)) continue;
    const word = thing.words?.toLowerCase() ?? '';
    if (draft.record(index)?.names.en.includes(`${word}/${word}`) !== true) continue;
    thing.count = 1;
    for (const relation of draft.relations)
      if (relation.from === index && HAD.has(relation.kind)) relation.kind = 'hold';
  }
}

/** As many as a plural means. */
const SOME = 3;
const HAD: ReadonlySet<RelationKind> = new Set<RelationKind>(['share']);
