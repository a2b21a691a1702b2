import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { ColoringDocument } from '../engine/document.ts';

interface EditorSchema extends DBSchema {
  drafts: { key: string; value: ColoringDocument };
}

let opening: Promise<IDBPDatabase<EditorSchema>> | null = null;

function database(): Promise<IDBPDatabase<EditorSchema>> {
  opening ??= openDB<EditorSchema>('lineleaf-editor', 1, {
    upgrade(db) {
      db.createObjectStore('drafts');
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

async function quietly<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}
