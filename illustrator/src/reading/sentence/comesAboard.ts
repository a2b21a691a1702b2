import { CRAFTS } from '../../things/crafts.ts';
import type { Sentence } from './Sentence.ts';

/** "a boat with a cat", "a school bus with kids": whether who comes along with what carries people is aboard, nothing else being said of them. */
export function comesAboard(
  { draft, lexemes, at }: Sentence,
  host: number | undefined,
  index: number,
): boolean {
  const craft = draft.record(host);
  const isCarrier = craft !== undefined && CRAFTS.has(craft.kind) && craft.riders === undefined;
  if (!isCarrier || !draft.isBeing(index) || (draft.record(index)?.size ?? 1) >= craft.size) return false;
  const next = lexemes[at + 1];
  return (
    next === undefined ||
    next.kind === 'comma' ||
    next.kind === 'stop' ||
    next.senses.some((sense) => sense.kind === 'role' && sense.role === 'and')
  );
}
