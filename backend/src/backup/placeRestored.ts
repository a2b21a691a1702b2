import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { syncFolder, writeWholeFile } from '../writeWholeFile.ts';

const journalSchema = z.object({
  /** In order: first what is there moves aside, then what was restored takes its place. */
  moves: z.array(z.object({ from: z.string(), to: z.string() })),
  /** Folders that are removed in the end. */
  scratch: z.array(z.string()),
});

/** How restored files get to their places. */
export type PlacingJournal = z.infer<typeof journalSchema>;

/**
 * Moves the data that is there aside and the restored data into its place. A crash in between is made good by
 * `finishRestore`; when a file cannot be moved, everything is moved back.
 */
export async function placeRestored(dataDir: string, journal: PlacingJournal): Promise<void> {
  await writeWholeFile(pathOf(dataDir), JSON.stringify(journal));
  try {
    await finishRestore(dataDir);
  } catch (error) {
    await moveAll(journal.moves.map(({ from, to }) => ({ from: to, to: from })).reverse());
    await rm(pathOf(dataDir), { force: true });
    throw error;
  }
}

/** Ends a restore that was interrupted while it moved files; does nothing where there was none. */
export async function finishRestore(dataDir: string): Promise<void> {
  const text = await readFile(pathOf(dataDir), 'utf8').catch(() => undefined);
  if (text === undefined) return;
  const { moves, scratch } = journalSchema.parse(JSON.parse(text));
  await moveAll(moves);
  for (const folder of scratch) await rm(folder, { recursive: true, force: true });
  await rm(pathOf(dataDir), { force: true });
  await syncFolder(dataDir);
}

/** Repeatable: what has been moved is where it belongs, and its old place may have a new owner. */
async function moveAll(moves: PlacingJournal['moves']): Promise<void> {
  for (const { from, to } of moves) {
    if (!existsSync(from) || existsSync(to)) continue;
    await rename(from, to);
    await syncFolder(dirname(from));
    await syncFolder(dirname(to));
  }
}

function pathOf(dataDir: string): string {
  return join(dataDir, 'restore.json');
}
