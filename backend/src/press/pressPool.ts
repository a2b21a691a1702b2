import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { workerEntry } from '../workerEntry.ts';
import type * as tasks from './press.worker.ts';

type Tasks = typeof tasks;

/**
 * Runs a task of the press in a worker thread. The thread is ended and the call rejected with an AbortError when
 * the task has not finished within `timeoutMs`, the wait for a free thread included.
 */
export function runInPress<Name extends keyof Tasks>(
  name: Name,
  input: Parameters<Tasks[Name]>[0],
  timeoutMs: number,
): Promise<Awaited<ReturnType<Tasks[Name]>>> {
  pool ??= createPool();
  return pool.run(input, { name, signal: AbortSignal.timeout(timeoutMs) });
}

/** Ends the press's threads; the next task starts new ones. */
export async function closePress(): Promise<void> {
  const closing = pool;
  pool = undefined;
  await closing?.destroy();
}

let pool: Piscina | undefined;

const IDLE_TIMEOUT_MS = 60_000;
const MAX_QUEUED_PER_THREAD = 64;

function createPool(): Piscina {
  const maxThreads = Math.max(1, Math.min(4, availableParallelism()));
  return new Piscina({
    ...workerEntry(import.meta.url, 'press.worker'),
    minThreads: 0,
    maxThreads,
    maxQueue: maxThreads * MAX_QUEUED_PER_THREAD,
    idleTimeout: IDLE_TIMEOUT_MS,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
}
