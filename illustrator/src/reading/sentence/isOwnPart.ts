import { hasPart } from '../../things/parts.ts';
import type { Draft } from '../Draft.ts';
import type { Sense } from '../words/Sense.ts';

/** "popping a balloon with its horn": an animal's own, no trumpet; "a daisy with petals and leaves". */
export function isOwnPart(draft: Draft, index: number | undefined, senses: readonly Sense[]): boolean {
  const [record, part] = [draft.record(index), senses.find((sense) => sense.kind === 'part')];
  if (part === undefined || record === undefined) return false;
  return record.kind === 'person' ? record.parts?.includes(part.part) === true : hasPart(record, part.part);
}
