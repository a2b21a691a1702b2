import type { Readable } from 'node:stream';

/** The storage does not respond, or says that it cannot serve now: trying again later makes sense. */
export class StorageAwayError extends Error {
  override readonly name = 'StorageAwayError';
}

/** Where pictures are kept, by key: lower-case letters, digits, `-`, `.` and `/`. Every call may throw StorageAwayError. */
export interface Storage {
  /** Stores the bytes, durable when it resolves; replaces what the key held. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  get(key: string): Promise<Uint8Array | undefined>;
  stream(key: string): Promise<Readable | undefined>;
  /** Removes the key; a key that does not exist is no error. */
  delete(key: string): Promise<void>;
  /** Every key that begins with `prefix`, in no order. */
  list(prefix: string): AsyncIterable<string>;
  /** Throws when the storage cannot be written. */
  check(): Promise<void>;
}
