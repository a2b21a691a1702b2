import type { DBSchema } from 'idb';
import type { BodyInputOf, saveColoredPage } from '../../contract/index.ts';
import type { CopyRef } from './coloringCopies.ts';
import { keptDatabase } from './keptDatabase.ts';

/** A colored copy on its way; the key lets the server save it once however often it is sent. */
export interface SaveRequest {
  readonly idempotencyKey: string;
  readonly body: BodyInputOf<typeof saveColoredPage>;
}

/**
 * A save with its owner: nobody sends another's. Releases from before colorings were known by an id read and send it too,
 * as a new copy.
 */
export interface QueuedSave extends SaveRequest {
  readonly userId: string;
  /** Whose saves go into one copy, the last of them alone where several wait. Absent in those of earlier releases. */
  readonly coloring?: string;
  /** The copy to save over, as it was colored on; a new one is made where there is none. */
  readonly copy?: CopyRef | null;
  /** Set where it went out and no answer came back: the server may have it. */
  readonly mayBeThere?: true;
  /** An earlier save of the coloring that the server may have: sent again first, which tells the copy that it made. */
  readonly before?: Omit<QueuedSave, 'before'>;
}

interface SavesSchema extends DBSchema {
  saves: { key: string; value: QueuedSave; indexes: { userId: string } };
}

const database = keptDatabase<SavesSchema>('lineleaf-saves', (db) => {
  db.createObjectStore('saves', { keyPath: 'idempotencyKey' }).createIndex('userId', 'userId');
});

/** Keeps a save for later in place of those with these keys; rejects, and keeps those, where it cannot be kept. */
export async function queueSave(save: QueuedSave, replaced: readonly string[] = []): Promise<void> {
  const change = (await database()).transaction('saves', 'readwrite');
  await Promise.all([
    ...replaced.map((key) => change.store.delete(key)),
    change.store.put(save),
    change.done,
  ]);
}

/** The saves of a user that wait to be sent; none in a browser without storage. */
export async function listQueuedSaves(userId: string): Promise<QueuedSave[]> {
  try {
    return await (await database()).getAllFromIndex('saves', 'userId', userId);
  } catch {
    return [];
  }
}

/** Forgets a save that was sent, thrown away, or taken home as a file. */
export async function removeQueuedSave(idempotencyKey: string): Promise<void> {
  await (await database()).delete('saves', idempotencyKey);
}
