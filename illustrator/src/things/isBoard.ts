import type { Thing } from './Things.ts';

/** Whether it stands there for all to see what is written on it: a blackboard, no sheet that is in a hand. */
export function isBoard(record: Pick<Thing, 'kind' | 'bearsWriting'> | undefined): boolean {
  return record?.kind === 'building' && record.bearsWriting === true;
}
