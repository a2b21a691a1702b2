import { setTimeout as wait } from 'node:timers/promises';
import type { Change } from '../src/changes/change.ts';
import type { PointerStore } from '../src/PointerStore.ts';
import type { Pointer } from '../src/pointer.ts';

/** Writers that may be first before this one gives up; each time somebody has written. */
const MAX_ATTEMPTS = 200;
/** The longest pause before the second attempt, so that racing writers part; it grows with each one up to twentyfold. */
const MAX_PAUSE_MS = 60;
const MAX_GROWTH = 20;

/**
 * Changes what is served: reads the pointer, makes the change and writes it, once more from the start when another
 * writer was first. Returns the change that was written; one without events is not written at all.
 *
 * @param change throws to leave everything as it is
 */
export async function changePointer(
  store: PointerStore,
  change: (pointer: Pointer) => Change | Promise<Change>,
): Promise<Change> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const { pointer, tag } = await store.read();
    const made = await change(pointer);
    if (made.events.length === 0) return made;
    if ((await store.write(made.pointer, tag)) === 'written') return made;
    await wait(Math.random() * MAX_PAUSE_MS * Math.min(attempt, MAX_GROWTH));
  }
  throw new Error(`The pointer was changed by others ${MAX_ATTEMPTS} times in a row`);
}
