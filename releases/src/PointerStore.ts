import type { Pointer } from './pointer.ts';

/** A pointer as it was read. */
export interface ReadPointer {
  /** The empty pointer before the first release. */
  readonly pointer: Pointer;
  /** Names the version that was read (a hash, an S3 ETag); empty where there was none. */
  readonly tag: string;
}

/** Where the pointer is kept. Writers use `changePointer`, which reads once more where another one was first. */
export interface PointerStore {
  /**
   * Rejects with one plain sentence where the store cannot be reached, or would lose one of two changes that are made at
   * once. Asked at the start of whoever uses the store.
   */
  check(): Promise<void>;
  /** Rejects where the store cannot be reached or holds no pointer that one can read. */
  read(): Promise<ReadPointer>;
  /**
   * Compare-and-swap: replaces exactly the version with this tag, atomically; with an empty tag it writes only where
   * there is none. `conflict` where another version is there: nothing was written.
   */
  write(pointer: Pointer, tag: string): Promise<'written' | 'conflict'>;
}
