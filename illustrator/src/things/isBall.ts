import type { Thing } from './Things.ts';

/** Whether it is thrown or kicked in play. */
export function isBall(record: Pick<Thing, 'uses'> | undefined): boolean {
  return record?.uses?.some((use) => use === 'kicked' || use === 'thrown') === true;
}
