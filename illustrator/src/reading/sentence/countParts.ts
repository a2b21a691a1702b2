import { canHaveMore } from '../../things/canHaveMore.ts';
import { hasByNature } from '../../things/numberOfParts.ts';
import type { PartFamily } from '../../things/recordSchema.ts';
import type { BodySpot } from '../../things/recordTerms.ts';
import type { Draft, Slot } from '../Draft.ts';
import { LANGUAGE_WORDS } from '../languages/index.ts';
import type { Language } from '../languages/LanguageWords.ts';
import { foldWord } from '../words/fold.ts';
import type { Modifiers } from './Sentence.ts';

interface Said extends Pick<Modifiers, 'slots' | 'count'> {
  part: PartFamily | undefined;
  spot: BodySpot | undefined;
  slot: Slot;
  language: Language;
  phrase: string;
}

/** "a monster with five eyes", "with six arms": so many and no others, where it can be drawn so. Returns whether it is so. */
export function countParts(draft: Draft, owner: number | undefined, said: Said): boolean {
  const { count, slots, slot } = said;
  const [first] = slots;
  const thing = draft.things[owner ?? -1];
  if (owner === undefined || thing === undefined || count === undefined) return false;
  if (slots.length !== 1 || first === undefined) return false;
  const look = lookOf(said);
  if (look !== undefined && canHaveMore(draft.record(owner), look, count)) {
    thing.looks[look] = count;
    first.slot.meaning = { as: 'look', thing: owner, look };
    slot.meaning = { as: 'part', thing: owner };
    return true;
  }
  // "a spider with eight legs": as it is drawn anyway.
  if (
    said.part !== undefined &&
    hasByNature(draft.record(owner), { part: said.part, spot: said.spot, count })
  ) {
    first.slot.meaning = { as: 'part', thing: owner };
    slot.meaning = { as: 'part', thing: owner };
    return true;
  }
  const { counted } = draft.record(owner) ?? {};
  if (counted?.at === undefined || counted.at !== said.spot) return false;
  const part = draft.addThing({ key: counted.part, words: slot.text, count });
  thing.key = counted.bare;
  draft.relate(part, 'on', owner);
  first.slot.meaning = { as: 'look', thing: part, look: 'count' };
  slot.meaning = { as: 'thing', thing: part };
  return true;
}

function lookOf({ language, phrase }: Said): 'heads' | 'arms' | undefined {
  const { heads, arms } = LANGUAGE_WORDS[language].counted;
  const isOne = (words: string) => words.split(', ').map(foldWord).includes(phrase);
  return isOne(heads) ? 'heads' : isOne(arms) ? 'arms' : undefined;
}
