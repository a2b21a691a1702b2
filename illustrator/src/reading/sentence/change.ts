import type { Draft } from '../Draft.ts';
import { sayFor } from '../words/verbSchema.ts';
import type { OpenPreposition, Sentence } from './Sentence.ts';

/** The key of what a thing is drawn as after that is done to it: by the verb, or by its own record. */
export function changedTo(
  draft: Draft,
  { record, doers }: NonNullable<OpenPreposition['verb']>,
  index: number,
): string | undefined {
  const thing = draft.record(index);
  const said = sayFor(record.as, thing) ?? (record.opens ? thing?.opened : undefined);
  if (said !== undefined || record.crushes === undefined || thing === undefined) return said;
  // A cat that goes over a car does it no harm.
  const isHeavy = doers.some((doer) => {
    const { kind, size = 0 } = draft.record(doer) ?? {};
    return kind === 'vehicle' && size >= HEAVY * thing.size;
  });
  return record.crushes === 'all' || isHeavy ? thing.crushed : undefined;
}

/** What drives over something crushes it where it is so long at least, as a share of that. */
const HEAVY = 0.7;

/** A thing as another one that shows what is done to it: where that shows several, each doer has one. */
export function change(
  { draft }: Sentence,
  { doers, index, key }: { doers: readonly number[]; index: number; key: string },
): void {
  const thing = draft.things[index];
  const many = (thing?.count ?? 1) > 1 ? draft.recordOf(key)?.piled : undefined;
  const record = draft.recordOf(many ?? key);
  if (thing === undefined || record === undefined) return;
  const isPile = many !== undefined || draft.recordOf(thing.key)?.piled === key;
  thing.key = record.key;
  if (draft.isCounted(index)) return;
  // All rake one pile, hang up wash on one line, and have their parts of one work.
  if (isPile || record.size > SHARED || record.stations) thing.count = 1;
  else if (record.pluralForOne)
    thing.count = doers.reduce((sum, doer) => sum + (draft.things[doer]?.count ?? 1), 0);
}

/** What is larger than so many meters is not had by each. */
const SHARED = 2;
