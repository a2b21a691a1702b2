import { relateAll } from '../relateAll.ts';
import type { OpenVerb, Sentence } from './Sentence.ts';

/** "kids pulling a rope against an elephant": at the other end of it. Returns whether it is so. */
export function tugAgainst(
  sentence: Sentence,
  verb: OpenVerb | undefined,
  added: readonly number[],
): boolean {
  const { draft } = sentence;
  const isRope = verb?.objects.some((index) => draft.record(index)?.uses?.includes('led-by')) === true;
  const isTug = verb?.record.relation === 'tug' || (verb?.record.relation === 'pull' && isRope);
  if (verb === undefined || !isTug || !added.every((index) => draft.isBeing(index))) return false;
  const isDone = relateAll(sentence, 'tug', [verb.doers, added], verb.slot);
  if (isDone) verb.objects.push(...added);
  return isDone;
}
