import { randomUUID } from 'node:crypto';
import { link, rm, stat, unlink, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** A lock that is older was left behind by a crash: what is done under one takes milliseconds. */
const STALE_MS = 60_000;
const POLL_MS = 20;

/** Runs work while this process alone holds the lock file, waiting for its holder. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const own = `${file}.${randomUUID()}`;
  await writeFile(own, String(process.pid));
  try {
    while (!(await canLink(own, file))) await waitForHolder(file);
    try {
      return await work();
    } finally {
      await unlink(file);
    }
  } finally {
    await rm(own, { force: true });
  }
}

async function canLink(own: string, file: string): Promise<boolean> {
  try {
    await link(own, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

async function waitForHolder(file: string): Promise<void> {
  const age =
    Date.now() -
    (await stat(file)
      .catch(() => undefined)
      .then((found) => found?.mtimeMs ?? Date.now()));
  if (age > STALE_MS) await rm(file, { force: true });
  else await wait(POLL_MS);
}
