import type { BodySpot } from '../../things/recordTerms.ts';
import type { Draft, Slot } from '../Draft.ts';
import type { Modifiers } from './Sentence.ts';

/** "a monster with five eyes": so many and no others, where its record says how. Returns whether it is so. */
export function countParts(
  draft: Draft,
  owner: number | undefined,
  {
    spot,
    slot,
    slots,
    count,
  }: Pick<Modifiers, 'slots' | 'count'> & { spot: BodySpot | undefined; slot: Slot },
): boolean {
  const [thing, { counted } = {}] = [draft.things[owner ?? -1], draft.record(owner)];
  const [said] = slots;
  const isSaid = count !== undefined && slots.length === 1 && said !== undefined;
  if (owner === undefined || thing === undefined || !isSaid || counted?.at === undefined) return false;
  if (counted.at !== spot || thing.pose !== undefined) return false;
  const part = draft.addThing({ key: counted.part, words: slot.text, count });
  thing.key = counted.bare;
  draft.relate(part, 'on', owner);
  said.slot.meaning = { as: 'look', thing: part, look: 'count' };
  slot.meaning = { as: 'thing', thing: part };
  return true;
}
