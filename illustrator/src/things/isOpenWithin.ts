import type { Thing } from './Things.ts';

/** Whether it is an oven or the like, which stands open where something is in it. */
export function isOpenWithin(record: Thing | undefined): boolean {
  return record?.kind === 'furniture' && record.as?.in !== undefined;
}
