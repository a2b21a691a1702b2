import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { ColoringDocument } from '../engine/document.ts';
import type { Coloring } from './coloring.ts';

/** Unsaved work, and what it belongs to; drafts of earlier releases belong to nothing, and those do not read it. */
export type Draft = ColoringDocument & { readonly coloring?: Coloring };

/** A draft with the tab that wrote it. */
type KeptDraft = Draft & { readonly writer?: string };

interface EditorSchema extends DBSchema {
  drafts: { key: string; value: KeptDraft };
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
  read(): Promise<Draft | null>;
  write(draft: Draft): Promise<void>;
  /** Removes what was read or written here; what another tab has written since stays. */
  remove(): Promise<void>;
}

/** The drafts of a page, keyed by user: nobody sees another's. */
export function draftStore(userId: string, pageId: string): DraftStore {
  const key = `${userId}/${pageId}`;
  const own = `${Date.now()} ${Math.random()}`;
  const writers = new Set<string | undefined>([own]);
  return {
    read: async () => {
      const draft = await quietly(async () => (await database()).get('drafts', key));
      if (draft) writers.add(draft.writer);
      return draft ?? null;
    },
    write: async (draft) => {
      await quietly(async () => (await database()).put('drafts', { ...draft, writer: own }, key));
    },
    remove: async () => {
      await quietly(async () => {
        const change = (await database()).transaction('drafts', 'readwrite');
        const draft = await change.store.get(key);
        if (draft && writers.has(draft.writer)) await change.store.delete(key);
        await change.done;
      });
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
