import { relateAll } from '../relateAll.ts';
import type { OpenPreposition, Sentence } from './Sentence.ts';

/** "looking for a shoe under the bed": it is there, and who looks for it looks there. Returns whether it is so. */
export function seek(
  sentence: Sentence,
  { preposition, slot }: OpenPreposition,
  added: readonly number[],
): boolean {
  const { draft, verb, lastRole } = sentence;
  const [place] = added;
  const isPlaced = lastRole === 'object' && (preposition === 'under' || preposition === 'behind');
  if (!isPlaced || !verb?.record.seeks || place === undefined) return false;
  const [own, other] = [draft.record(verb.objects[0]), draft.record(place)];
  if (own === undefined || other === undefined || own.size > other.size) return false;
  if (!relateAll(sentence, preposition, [verb.objects, added], slot)) return false;
  for (const relation of draft.relations)
    if (
      relation.kind === verb.record.relation &&
      verb.doers.includes(relation.from) &&
      verb.objects.includes(relation.to)
    )
      Object.assign(relation, { kind: 'look-at', to: place });
  return true;
}
