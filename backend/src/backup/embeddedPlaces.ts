import { z } from 'zod';
import type { Config } from '../config.ts';
import { readDataFile } from '../dataFile.ts';
import { BackupError } from './BackupError.ts';

/** Where the embedded shape keeps what is backed up. Throws BackupError when another shape is configured. */
export function embeddedPlaces(config: Config): { dataDir: string; imagesFolder: string } {
  const { dataDir, database, storageUrl } = config;
  if (database.kind !== 'sqlite') {
    throw new BackupError(
      'DATABASE_URL names a database server: back it up with its own tools, as docs/operating.md says.',
    );
  }
  if (!storageUrl.startsWith('file:')) {
    throw new BackupError(
      'STORAGE_URL names a bucket: back it up with its own tools, as docs/operating.md says.',
    );
  }
  return { dataDir, imagesFolder: storageUrl.slice('file:'.length) };
}

/** The version of this product. */
export async function productVersion(): Promise<string> {
  const bytes = await readDataFile('package.json');
  return z.object({ version: z.string() }).parse(JSON.parse(new TextDecoder().decode(bytes))).version;
}
