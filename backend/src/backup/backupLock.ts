import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type ExclusiveFile, lockFile, tryLockFile } from '../database/exclusiveFile.ts';
import { BackupError } from './BackupError.ts';

/** Locks a data folder for a backup: while it is held, the product deletes no picture. It is freed when its holder dies. */
export async function lockForBackup(dataDir: string): Promise<ExclusiveFile> {
  // The product looks at the lock by taking it for a moment, so one that is taken is tried again for a while.
  return lockFile(pathOf(dataDir)).catch((cause: unknown) => {
    throw new BackupError(`Another backup or restore of ${dataDir} is running.`, { cause });
  });
}

/** Whether a backup of this data folder runs at this moment, in whichever process. */
export function isBackupRunning(dataDir: string): boolean {
  const path = pathOf(dataDir);
  if (!existsSync(path)) return false;
  const lock = tryLockFile(path);
  lock?.release();
  return lock === undefined;
}

function pathOf(dataDir: string): string {
  return join(dataDir, 'backup.lock');
}
