import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { SaveRequest } from '../api/editorApi.ts';
import type { ColoringDocument } from '../engine/document.ts';

/** A save that could not be sent yet. */
export interface QueuedSave extends SaveRequest {
  readonly userId: string;
}

interface EditorSchema extends DBSchema {
  drafts: { key: string; value: ColoringDocument };
  saves: { key: string; value: QueuedSave; indexes: { userId: string } };
}

let opening: Promise<IDBPDatabase<EditorSchema>> | null = null;

function database(): Promise<IDBPDatabase<EditorSchema>> {
  opening ??= openDB<EditorSchema>('lineleaf-editor', 1, {
    upgrade(db) {
      db.createObjectStore('drafts');
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

/** Unsaved work of one user on one page, kept on this device. A browser without storage keeps nothing, silently. */
export interface DraftStore {
  read(): Promise<ColoringDocument | null>;
  write(document: ColoringDocument): Promise<void>;
  remove(): Promise<void>;
}

/** The drafts of a page, keyed by user: nobody sees another's. */
export function draftStore(userId: string, pageId: string): DraftStore {
  const key = `${userId}/${pageId}`;
  return {
    read: async () => (await quietly(async () => (await database()).get('drafts', key))) ?? null,
    write: async (document) => {
      await quietly(async () => (await database()).put('drafts', document, key));
    },
    remove: async () => {
      await quietly(async () => (await database()).delete('drafts', key));
    },
  };
}

/** Keeps a save for later; rejects where nothing can be kept. */
export async function queueSave(save: QueuedSave): Promise<void> {
  await (await database()).put('saves', save);
}

/** The saves of a user that wait to be sent. */
export async function listQueuedSaves(userId: string): Promise<QueuedSave[]> {
  return (await quietly(async () => (await database()).getAllFromIndex('saves', 'userId', userId))) ?? [];
}

/** Forgets a save that was sent or refused. */
export async function removeQueuedSave(idempotencyKey: string): Promise<void> {
  await quietly(async () => (await database()).delete('saves', idempotencyKey));
}

async function quietly<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}
