import type { Thing } from '../../things/Things.ts';
import type { Draft } from '../Draft.ts';

/**
 * "a tent with a campfire and a kettle", "a house with a tree", "a tipi with three horses": what is under the open sky or has
 * no room is before a building, not in it, and so is what is named with that.
 */
export function staysOutside(draft: Draft, host: number | undefined, index: number): boolean {
  const [building, record] = [draft.record(host), draft.record(index)];
  if (building?.kind !== 'building' || record === undefined) return false;
  if ((draft.things[index]?.count ?? 1) > 1 && record.size > MOST_WITHIN * building.size) return true;
  if (draft.isBeing(index)) return false;
  const isAfterOne = draft.relations.some(
    (one) => one.kind === 'next-to' && one.from === index - 1 && one.to === host,
  );
  return isAfterOne || isOfOpenAir(record);
}

function isOfOpenAir({ kind, rests, home = '', uses, shows }: Thing): boolean {
  if (kind === 'plant' || kind === 'vehicle') return true;
  if (kind === 'building') return !uses?.includes('climbed');
  // What burns on the ground, and what is found there.
  return kind === 'object' && rests === 'ground' && (shows?.includes('lit') === true || OPEN_AIR.has(home));
}

/** Several have room in a building that are no larger than that share of it. */
const MOST_WITHIN = 0.4;
const OPEN_AIR: ReadonlySet<string> = new Set([
  'forest',
  'garden',
  'meadow',
  'park',
  'beach',
  'street',
  'field',
]);
