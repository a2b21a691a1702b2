import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

// Source modules lie in backend/src, the bundle in backend/dist: both one folder below.
const BACKEND = new URL('../', import.meta.url);

/** Absolute path of a file that is shipped with the backend, relative to its folder. */
export function dataFilePath(path: string): string {
  return fileURLToPath(new URL(path, BACKEND));
}

/** The bytes of a shipped file; undefined when it does not exist. */
export async function readDataFile(path: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(dataFilePath(path));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
