import { randomBytes } from 'node:crypto';
import * as fs from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { newId } from './randomness.ts';

/** The calls of the file system that writing takes, so that a test can give one that is full. */
export type WritableFiles = Pick<typeof fs, 'mkdir' | 'open' | 'rename' | 'rm'>;

/** Ending of a file that is not whole yet. */
export const PARTIAL = '.partial';

/** More than what is written at once beside pictures. */
const PROBE_BYTES = 64 * 1024;

/** Writes a file that appears whole or not at all, and survives a power cut once this resolves. Makes its folder. */
export async function writeWholeFile(
  path: string,
  content: Uint8Array | string,
  files: WritableFiles = fs,
): Promise<void> {
  const folder = dirname(path);
  await files.mkdir(folder, { recursive: true });
  const partial = `${path}.${newId()}${PARTIAL}`;
  try {
    await writeDurably(await files.open(partial, 'wx'), content);
    await files.rename(partial, path);
  } catch (error) {
    await files.rm(partial, { force: true });
    throw error;
  }
  await syncFolder(folder, files);
}

/** Throws when a folder cannot take 64 kB more: it really writes them, and removes them. */
export async function probeFolder(folder: string, files: WritableFiles = fs): Promise<void> {
  await files.mkdir(folder, { recursive: true });
  const probe = join(folder, `probe${PARTIAL}`);
  try {
    await writeDurably(await files.open(probe, 'w'), randomBytes(PROBE_BYTES));
  } finally {
    await files.rm(probe, { force: true });
  }
}

async function writeDurably(handle: fs.FileHandle, content: Uint8Array | string): Promise<void> {
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes a rename in the folder durable. Windows cannot open folders; there the file's own sync has to do. */
export async function syncFolder(folder: string, files: WritableFiles = fs): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await files.open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
