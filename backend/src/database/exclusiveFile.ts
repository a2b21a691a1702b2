import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Libsql from 'libsql';
import { untilFree } from './libsqlDialect.ts';

/** A lock on a file that the operating system frees when its holder dies. */
export interface ExclusiveFile {
  release(): void;
}

/** Waits for the lock up to 15 s, without blocking. */
export async function lockFile(path: string): Promise<ExclusiveFile> {
  const handle = open(path);
  try {
    await untilFree(() => handle.exec('BEGIN EXCLUSIVE'));
  } catch (error) {
    handle.close();
    throw error;
  }
  return { release: () => handle.close() };
}

/** Takes the lock at once, or returns undefined when another process holds it. */
export function tryLockFile(path: string): ExclusiveFile | undefined {
  const handle = open(path);
  try {
    handle.exec('BEGIN EXCLUSIVE');
  } catch {
    handle.close();
    return undefined;
  }
  return { release: () => handle.close() };
}

function open(path: string): Libsql.Database {
  mkdirSync(dirname(path), { recursive: true });
  return new Libsql(path);
}
