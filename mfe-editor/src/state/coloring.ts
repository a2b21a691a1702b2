import { type CopyRef, newKey } from '@lineleaf/api-client';

/** One work on a page, over visits and drafts: whatever is saved of it goes into one copy. */
export interface Coloring {
  /** Tells it from other work on the page. */
  readonly id: string;
  /** The copy that it is saved over; null until it has one. */
  readonly copy: CopyRef | null;
}

/** A work that begins: on a copy, or on a page that a copy will be made of. */
export function beginColoring(copy: CopyRef | null = null): Coloring {
  return { id: newKey(), copy };
}

/**
 * Holds a coloring for one editor until this ends; false where another one holds it, in this tab or elsewhere in the browser.
 * Browsers that cannot tell say true.
 */
export function holdColoring(id: string, end: Promise<void>): Promise<boolean> {
  if (!navigator.locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    const hold = async (lock: Lock | null) => {
      resolve(lock !== null);
      if (lock !== null) await end;
    };
    navigator.locks.request(`coloring ${id}`, { ifAvailable: true }, hold).catch(() => resolve(true));
  });
}
