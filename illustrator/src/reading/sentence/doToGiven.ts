import type { RelationKind } from '../Scene.ts';
import { doTo } from './doTo.ts';
import type { OpenVerb, Sentence } from './Sentence.ts';

/** "leaving cookies for santa to eat": those. Returns whether it is done to what is there for it. */
export function doToGiven(sentence: Sentence, verb: OpenVerb): boolean {
  const { relation } = verb.record;
  if (verb.given === undefined || relation === undefined || !DONE_TO_GIVEN.has(relation)) return false;
  doTo(sentence, verb, verb.given);
  return true;
}

const DONE_TO_GIVEN: ReadonlySet<RelationKind> = new Set<RelationKind>([
  ...(['eat', 'drink', 'catch', 'read', 'play', 'kick', 'wear', 'ride', 'tend', 'paint'] as const),
  ...(['slide-down', 'climb', 'smash', 'through', 'look-at'] as const),
]);
