import type { Kind } from '../../things/recordSchema.ts';
import type { Thing } from '../../things/Things.ts';
import type { VerbRecord } from '../words/verbSchema.ts';
import type { Sentence } from './Sentence.ts';

/** "a crab with a kite flying above": what came along is in the air; who has it there is not. */
export function isAloftAlong(
  { draft, subject, last, lastRole, previous }: Sentence,
  record: VerbRecord,
): boolean {
  if (!isOfAir(record) || previous !== 'noun' || lastRole === 'subject' || last.length === 0) return false;
  return (
    last.every((index) => isAirborne(draft.record(index))) &&
    !subject.some((index) => isAirborne(draft.record(index)))
  );
}

/** "music notes and flying birds": what the next thing does of itself, where it is named right after. */
export function isOfSeveralNext(sentence: Sentence, record: VerbRecord): boolean {
  const next = sentence.ahead(1);
  const thing = next?.senses.find((sense) => sense.kind === 'thing');
  if (sentence.previous !== 'join' || next?.plural !== true || thing?.kind !== 'thing') return false;
  const { uses, rests } = sentence.draft.recordOf(thing.keys[0] ?? '') ?? {};
  // "running and flying kites": in the hand.
  const isFlown = record.pose === 'fly' && rests === 'air' && uses?.includes('held') === true;
  return (record.relation === undefined || record.poseAlone === true) && !isFlown;
}

/** Flying, and floating, which is lying where it is done in water. */
function isOfAir({ pose, poseAlone }: VerbRecord): boolean {
  return pose === 'fly' || (pose === 'lie' && poseAlone === true);
}

function isAirborne(record: Thing | undefined): boolean {
  return record?.rests === 'air' || AIRBORNE.has(record?.kind);
}

const AIRBORNE: ReadonlySet<Kind | undefined> = new Set<Kind>(['flier', 'aircraft', 'spacecraft', 'sky']);
