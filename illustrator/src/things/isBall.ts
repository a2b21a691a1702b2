import type { Thing } from './Things.ts';

/** Whether it is thrown or kicked in play. */
export function isBall(record: Pick<Thing, 'uses' | 'size'> | undefined): boolean {
  const isThrown = record?.uses?.some((use) => use === 'kicked' || use === 'thrown') === true;
  return isThrown && (record?.size ?? 0) < LARGEST;
}

/** Meters: a hoop on its pole is thrown at, and no ball. */
const LARGEST = 1;
