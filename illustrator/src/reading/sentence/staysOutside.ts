import type { Thing } from '../../things/Things.ts';

/** "a tent with a campfire", "a tipi with three horses": before it, not in it. */
export function staysOutside(host: Thing | undefined, record: Thing | undefined, count = 1): boolean {
  if (host?.kind !== 'building' || record === undefined) return false;
  return isFire(record) || (count > 1 && record.size > MOST_WITHIN * host.size);
}

/** What burns on the ground. */
function isFire({ kind, rests, shows }: Thing): boolean {
  return kind === 'object' && rests === 'ground' && shows?.includes('lit') === true;
}

/** Several have room in a building that are no larger than that share of it. */
const MOST_WITHIN = 0.4;
