import type { RelationKind } from '../Scene.ts';
import type { Sentence } from './Sentence.ts';

/** "bringing flowers to his grandma in a wheelchair": who gets them is there. */
export function isGivenTo({ draft, verb, last }: Sentence): boolean {
  const { relation, handsOver } = verb?.record ?? {};
  const isGiving = handsOver === true || (relation !== undefined && GIVEN.has(relation));
  if (verb === undefined || !isGiving || verb.objects.length === 0 || !draft.isBeing(last[0])) return false;
  return draft.relations.some(
    ({ kind, from, to }) => TO_ONE.has(kind) && [from, to].some((index) => last.includes(index)),
  );
}

const GIVEN = new Set<RelationKind>(['hold', 'share', 'throw', 'feed', 'kick']);
const TO_ONE = new Set<RelationKind>(['face', 'share', 'feed', 'throw']);
