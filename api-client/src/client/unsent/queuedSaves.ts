import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { BodyInputOf, saveColoredPage } from '../../contract/index.ts';

/** A colored copy on its way; the key lets the server save it once however often it is sent. */
export interface SaveRequest {
  readonly idempotencyKey: string;
  readonly body: BodyInputOf<typeof saveColoredPage>;
}

/** A save with its owner: nobody sends another's. */
export interface QueuedSave extends SaveRequest {
  readonly userId: string;
}

interface SavesSchema extends DBSchema {
  saves: { key: string; value: QueuedSave; indexes: { userId: string } };
}

let opening: Promise<IDBPDatabase<SavesSchema>> | null = null;

function database(): Promise<IDBPDatabase<SavesSchema>> {
  opening ??= openDB<SavesSchema>('lineleaf-saves', 1, {
    upgrade(db) {
      db.createObjectStore('saves', { keyPath: 'idempotencyKey' }).createIndex('userId', 'userId');
    },
    terminated() {
      opening = null;
    },
  });
  opening.catch(() => {
    opening = null;
  });
  return opening;
}

/** Keeps a save for later; rejects where nothing can be kept. */
export async function queueSave(save: QueuedSave): Promise<void> {
  await (await database()).put('saves', save);
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
