import { relateAll } from '../relateAll.ts';
import type { OpenVerb, Sentence } from './Sentence.ts';

/** "making cookies for grandma": the cookies are made, and she is there. Returns whether that is what is done. */
export function makeFor(sentence: Sentence, verb: OpenVerb, objects: readonly number[]): boolean {
  const { draft } = sentence;
  const { record, slot, doers } = verb;
  const { takes, relation } = record;
  const isFood = takes !== undefined && draft.recordOf(takes)?.kind === 'food';
  const arePeople = objects.every((index) => draft.record(index)?.kind === 'person');
  if (relation !== 'tend' || !isFood || !arePeople || verb.objects.length > 0) return false;
  const made = draft.imply(takes, slot.text);
  verb.objects.push(made);
  relateAll(sentence, relation, [doers, [made]], slot);
  relateAll(sentence, 'face', [doers, objects], undefined);
  return true;
}
