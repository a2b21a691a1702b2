import type { DBSchema } from 'idb';
import type { ColoringPage } from '../../contract/index.ts';
import { keptDatabase } from './keptDatabase.ts';

/** A colored copy, and which of its pictures is meant. */
export interface CopyRef {
  readonly id: string;
  readonly version: string;
}

interface CopiesSchema extends DBSchema {
  copies: { key: string; value: CopyRef };
}

const database = keptDatabase<CopiesSchema>('lineleaf-copies', (db) => {
  db.createObjectStore('copies');
});

/** Those of this tab, for a full device and for browsers without storage too. */
const known = new Map<string, CopyRef>();

/** The copy that a coloring was last saved as from this device; undefined if it was not. */
export async function readCopy(coloring: string): Promise<CopyRef | undefined> {
  // Another tab may have sent a save since.
  return (await quietly(async () => (await database()).get('copies', coloring))) ?? known.get(coloring);
}

/** Remembers which copy a coloring was saved as. */
export async function noteCopy(coloring: string, { id, version }: ColoringPage): Promise<void> {
  // A server from before there were versions takes no changes.
  if (version === undefined) return;
  known.set(coloring, { id, version });
  const put = await quietly(async () => (await database()).put('copies', { id, version }, coloring));
  // Where it cannot be kept, no older one is to be read in its place.
  if (put === undefined) await quietly(async () => (await database()).delete('copies', coloring));
}

async function quietly<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}
