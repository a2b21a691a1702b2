import type { Pointer, PointerStore, ReadPointer } from '@lineleaf/releases';
import type { Clock } from '../clock.ts';

const FRESH_MS = 1_000;
/** Whoever comes while a read takes longer goes on with what was read before. */
const PATIENCE_MS = 2_000;

/**
 * A store over the network, of which the pointer is asked for with each document: it is read once a second at most.
 * Writes hold against the version that was read, so a late reader loses nothing.
 */
export class RecentPointers implements PointerStore {
  readonly #store: PointerStore;
  readonly #clock: Clock;
  #reading: { readonly at: number; readonly read: Promise<ReadPointer>; isDone: boolean } | undefined;
  #last: ReadPointer | undefined;

  constructor(store: PointerStore, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  check(): Promise<void> {
    return this.#store.check();
  }

  async read(): Promise<ReadPointer> {
    const now = this.#clock.now().getTime();
    const age = this.#reading ? now - this.#reading.at : 0;
    if (this.#reading && !this.#reading.isDone) {
      return this.#last && age >= PATIENCE_MS ? this.#last : this.#reading.read;
    }
    return this.#reading && age < FRESH_MS ? this.#reading.read : this.#readAt(now);
  }

  async write(pointer: Pointer, tag: string): Promise<'written' | 'conflict'> {
    try {
      return await this.#store.write(pointer, tag);
    } finally {
      this.#reading = undefined;
      this.#last = undefined;
    }
  }

  async #readAt(at: number): Promise<ReadPointer> {
    const reading = { at, read: this.#store.read(), isDone: false };
    this.#reading = reading;
    try {
      const read = await reading.read;
      if (this.#reading === reading) this.#last = read;
      return read;
    } catch (error) {
      if (this.#reading === reading) this.#reading = undefined;
      throw error;
    } finally {
      reading.isDone = true;
    }
  }
}
