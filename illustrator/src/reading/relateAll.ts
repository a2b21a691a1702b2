import type { Slot } from './Draft.ts';
import type { RelationKind } from './Scene.ts';
import type { Sentence } from './sentence/Sentence.ts';

/** Says that each of some things stands so to others; the word for it is done if one of them can. Returns whether it is. */
export function relateAll(
  sentence: Sentence,
  kind: RelationKind,
  [from, to]: readonly [from: readonly number[], to: readonly number[]],
  slot: Slot | undefined,
): boolean {
  const { draft } = sentence;
  let isDone = false;
  for (const one of from) {
    for (const other of PLACES.has(kind) ? to.slice(0, 1) : to) {
      const also = kind === 'between' ? to[1] : undefined;
      // Who is under a blanket looks out of it.
      const { uses, as, aboard } = draft.record(other) ?? {};
      const isCovered = kind === 'under' && uses?.includes('crept-under') && as?.under === undefined;
      const isByFeet = kind === 'hang-from' && draft.record(one)?.hangs === 'by-feet';
      // "watching from the roof".
      const isOnIt = kind === 'in' && aboard === 'on';
      const shown = isCovered ? 'in' : isByFeet ? 'hang-by-feet' : isOnIt ? 'on' : kind;
      // Who looks out of a house is in it: that is said once.
      const within =
        shown === 'look-out-of'
          ? draft.relations.findIndex((each) => each.kind === 'in' && each.from === one && each.to === other)
          : -1;
      if (within >= 0) draft.dropRelation(within);
      const relation = draft.relate(one, shown, other, also);
      if (relation === undefined) continue;
      isDone = true;
      if (slot !== undefined && slot.meaning.as === 'unknown') slot.meaning = { as: 'relation', relation };
    }
  }
  return isDone;
}

const PLACES = new Set<RelationKind>([
  'on',
  'in',
  'under',
  'over',
  'behind',
  'in-front-of',
  'through',
  'between',
]);
