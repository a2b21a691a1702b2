import { relateAll } from '../relateAll.ts';
import { sayFor } from '../words/verbSchema.ts';
import { bringAlong } from './bringAlong.ts';
import type { Sentence } from './Sentence.ts';
import { SPOT_OF_WORN } from './spotOfWorn.ts';

/** What somebody owns is with them, or beside them where it is elsewhere by what was said of it. */
export function belongTo(
  sentence: Sentence,
  owners: readonly number[],
  { added, isLead }: { added: readonly number[]; isLead: boolean },
): void {
  if (dressOther(sentence, owners, added)) return;
  if (isLead) bringAlong(sentence, { preposition: 'with', hosts: [...owners], slot: undefined }, added);
  else relateAll(sentence, 'next-to', [owners, added], undefined);
}

/**
 * "buttoning his son's shirt", "changing the baby's diaper": it is on whose it is, and a hand of who does it up is there. Returns
 * whether it is so.
 */
function dressOther(sentence: Sentence, [owner]: readonly number[], [worn]: readonly number[]): boolean {
  const { draft, verb } = sentence;
  const [doer] = verb?.doers ?? [];
  const record = draft.record(worn);
  if (verb === undefined || owner === undefined || worn === undefined || doer === undefined) return false;
  const own = sayFor(verb.record.relationFor, record);
  const isDoneUp = verb.record.relation === 'tend' && (own === 'wear' || own === 'hold');
  if (!isDoneUp || !draft.isBeing(owner) || !draft.isBeing(doer) || record?.worn === undefined) return false;
  const at = SPOT_OF_WORN[record.worn] ?? 'chest';
  draft.replaceRelation([doer, worn], { kind: 'tend', from: doer, to: owner, at }, verb.slot);
  draft.relate(owner, 'wear', worn);
  verb.objects = [owner];
  sentence.last = [owner];
  return true;
}
