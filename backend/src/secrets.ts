import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { newSecret } from './randomness.ts';

/** The secret that this instance signs with: made once and kept in DATA_DIR, readable by its owner alone. */
export async function keptSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'secrets', 'signing-key');
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  try {
    await writeFile(path, newSecret(), { flag: 'wx', mode: 0o600, flush: true });
    await chmod(path, 0o600);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFile(path, 'utf8');
}
