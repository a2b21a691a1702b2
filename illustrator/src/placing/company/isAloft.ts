import type { Kind } from '../../things/recordSchema.ts';
import type { Thing } from '../../things/Things.ts';

const AIRY: ReadonlySet<Kind> = new Set(['sky', 'aircraft', 'spacecraft', 'symbol', 'face']);

/** Whether a thing is in the air by itself, under no sea and in no space. */
export function isAloft({ kind, rests }: Pick<Thing, 'kind' | 'rests'>): boolean {
  return AIRY.has(kind) || rests === 'air' || rests === 'space';
}
