import { relateAll } from '../relateAll.ts';
import type { OpenPreposition, Sentence } from './Sentence.ts';

/** "a boy with a frog on his hat": he wears it, and the frog that came along is up there. Returns whether it is so. */
export function sitOnWorn(
  sentence: Sentence,
  { preposition, hosts, slot }: OpenPreposition,
  added: readonly number[],
): boolean {
  const { draft } = sentence;
  const [bearer] = hosts;
  const guest =
    draft.relations.findLast(({ kind, to }) => kind === 'next-to' && to === bearer)?.from ??
    draft.relations.findLast(({ kind, from }) => kind === 'hold' && from === bearer)?.to;
  if (
    preposition !== 'on' ||
    draft.record(added[0])?.worn !== 'head' ||
    bearer === undefined ||
    guest === undefined
  )
    return false;
  if (!draft.isBeing(bearer)) return false;
  relateAll(sentence, 'wear', [[bearer], added], undefined);
  const at = draft.isBeing(guest) ? undefined : 'head';
  draft.replaceRelation([guest, bearer], { kind: 'on', from: guest, to: bearer, ...(at && { at }) }, slot);
  return true;
}
