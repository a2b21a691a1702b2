import type { Thing } from './Things.ts';

/** What a hand holds: small enough for one, where the record does not say. */
export function isHandy(record: Pick<Thing, 'kind' | 'size' | 'uses' | 'rests'> | undefined): boolean {
  if (record === undefined) return false;
  const { kind, size, uses, rests } = record;
  if (uses?.includes('held')) return true;
  if (rests === 'air') return false;
  return uses === undefined && size <= 0.6 && (kind === 'object' || kind === 'food' || kind === 'plant');
}
