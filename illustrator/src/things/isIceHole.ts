import type { Thing } from './Things.ts';

/** Whether it is a hole, which one fishes in and not for. */
export function isIceHole(record: Pick<Thing, 'kind' | 'uses' | 'lies'> | undefined): boolean {
  return record?.kind === 'object' && record.lies !== undefined && record.uses?.includes('entered') === true;
}
