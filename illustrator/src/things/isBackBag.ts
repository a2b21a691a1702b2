import type { Thing } from './Things.ts';

/** Whether it is a bag for the back: worn there, with room for things in it. */
export function isBackBag(record: Pick<Thing, 'worn' | 'places'> | undefined): boolean {
  return record?.worn === 'back' && record.places?.inside !== undefined;
}
