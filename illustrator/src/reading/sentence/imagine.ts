import { relateAll } from '../relateAll.ts';
import type { OpenVerb, Sentence } from './Sentence.ts';

/** "dreaming of sheep": they are seen in a cloud over who dreams. Returns whether it is so. */
export function imagine(
  sentence: Sentence,
  { record, slot, doers }: OpenVerb,
  objects: readonly number[],
): boolean {
  const { draft } = sentence;
  const [doer] = doers;
  if (record.imagines !== true || doer === undefined || objects.includes(doer)) return false;
  const known = draft.relations.find(
    ({ kind, from, to }) => kind === 'over' && to === doer && draft.things[from]?.key === CLOUD,
  );
  const cloud =
    known?.from ?? draft.addThing({ key: CLOUD, words: draft.things[objects[0] ?? -1]?.words ?? slot.text });
  const thing = draft.things[cloud];
  if (thing !== undefined) draft.implied.add(thing);
  if (known === undefined) relateAll(sentence, 'over', [[cloud], [doer]], undefined);
  return relateAll(sentence, 'on', [objects, [cloud]], slot.meaning.as === 'unknown' ? slot : undefined);
}

const CLOUD = 'thought-cloud';
