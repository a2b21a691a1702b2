import { applyVerb } from './applyVerb.ts';
import { relateAll } from './relateAll.ts';
import type { Modifiers, Sentence } from './Sentence.ts';

/** Gives things what was said of them before they were named: looks, what they wear by their calling, what they do. */
export function settleModifiers(
  sentence: Sentence,
  { slots, verbs, looks, worn }: Modifiers,
  added: readonly number[],
): void {
  const [thing = 0] = added;
  for (const { slot, look } of slots) slot.meaning = { as: 'look', thing, look };
  for (const index of added) Object.assign(sentence.draft.things[index]?.looks ?? {}, looks);
  if (worn !== undefined) {
    const to = sentence.draft.addThing({
      key: worn.key,
      words: worn.slot.text,
      count: sentence.draft.things[thing]?.count ?? 1,
    });
    relateAll(sentence, 'wear', [added, [to]], worn.slot);
  }
  for (const { slot, record } of verbs) {
    applyVerb(sentence, record, slot, added);
    const { takes, relation } = record;
    if (takes === undefined || relation === undefined) continue;
    if (sentence.draft.recordOf(takes) === undefined) continue;
    const to = sentence.draft.addThing({ key: takes, words: slot.text });
    relateAll(sentence, relation, [added, [to]], slot);
  }
}
