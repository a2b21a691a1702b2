import { relateAll } from '../relateAll.ts';
import { doTo } from './doTo.ts';
import type { OpenPreposition, OpenVerb, Sentence } from './Sentence.ts';

/** "making soup in a big pot", "brewing a potion in a cauldron": who does it stands there and stirs. Returns whether it is so. */
export function workIn(
  sentence: Sentence,
  { preposition, verb = sentence.verb }: OpenPreposition,
  added: readonly number[],
): boolean {
  const { draft } = sentence;
  const isVessel = preposition === 'in' && draft.record(added[0])?.uses?.includes('poured-into') === true;
  if (verb === undefined || !isVessel) return false;
  if (verb.objects.length === 0 && isCooking(verb)) {
    doTo(sentence, verb, added);
    // Nobody stirs through a lid.
    const vessel = draft.things[added[0] ?? -1];
    if (vessel !== undefined) vessel.key = draft.record(added[0])?.opened ?? vessel.key;
    return true;
  }
  const stir = sentence.verbs.get('stir');
  const isMade = verb.record.relation === 'build' && verb.objects.length > 0;
  if (stir === undefined || !isMade || !verb.objects.every((index) => isEdible(sentence, index)))
    return false;
  for (const relation of draft.relations)
    if (relation.kind === 'build' && verb.objects.includes(relation.to)) relation.kind = 'tend';
  relateAll(sentence, 'in', [verb.objects, added], undefined);
  const spoon = draft.imply(stir.holds ?? '', verb.slot.text);
  relateAll(sentence, 'hold', [verb.doers, [spoon]], undefined);
  return true;
}

/** Done with a spoon, in a kitchen. */
function isCooking({ record }: OpenVerb): boolean {
  return record.relation === 'tend' && record.holds !== undefined && record.home === 'kitchen';
}

function isEdible({ draft }: Sentence, index: number): boolean {
  const { kind, uses } = draft.record(index) ?? {};
  return kind === 'food' || uses?.includes('drunk') === true || uses?.includes('poured') === true;
}
