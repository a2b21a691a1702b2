import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { workerEntry } from '../workerEntry.ts';
import type * as tasks from './press.worker.ts';

type Tasks = typeof tasks;

/** More pictures wait than the press takes; soon there is room again. */
export class PressBusyError extends Error {
  override readonly name = 'PressBusyError';
}

/** A picture took longer than any sound one does, even on a busy machine. */
export class PressTimeoutError extends Error {
  override readonly name = 'PressTimeoutError';
}

/**
 * Runs a task of the press in a worker thread. The thread is ended and PressTimeoutError thrown when the task has not
 * finished within 30 seconds of its begin; the wait for a free thread does not count, so that a busy hour is never taken
 * for a bad picture. Throws PressBusyError when too many wait.
 */
export async function runInPress<Name extends keyof Tasks>(
  name: Name,
  input: Parameters<Tasks[Name]>[0],
  size: Size = 'usual',
): Promise<Awaited<ReturnType<Tasks[Name]>>> {
  await enter();
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    return await poolOf(size).run(input, { name, signal });
  } catch (error) {
    if (signal.aborted) throw new PressTimeoutError(`The press gave up: ${name}`, { cause: error });
    throw error;
  } finally {
    leave();
  }
}

/** Ends the press's threads; the next task starts new ones. */
export async function closePress(): Promise<void> {
  const closing = Object.values(pools);
  pools = {};
  await Promise.all(closing.map((pool) => pool.destroy()));
}

/** A thread keeps the memory that its largest picture took: large ones have one of their own. */
type Size = 'usual' | 'large';

let pools: Partial<Record<Size, Piscina>> = {};
let underWay = 0;
const waiting: (() => void)[] = [];

const TIMEOUT_MS = 30_000;
const IDLE_TIMEOUT_MS = 60_000;
const THREADS = Math.max(1, Math.min(4, availableParallelism()));
const MAX_WAITING = THREADS * 64;

async function enter(): Promise<void> {
  if (underWay < THREADS) {
    underWay += 1;
    return;
  }
  if (waiting.length >= MAX_WAITING) throw new PressBusyError('The press has more to do than it can hold');
  await new Promise<void>((resolve) => waiting.push(resolve));
}

/** Hands the place to the next in line, or frees it. */
function leave(): void {
  const next = waiting.shift();
  if (next) next();
  else underWay -= 1;
}

function poolOf(size: Size): Piscina {
  const pool = pools[size] ?? createPool(size);
  pools[size] = pool;
  return pool;
}

function createPool(size: Size): Piscina {
  return new Piscina({
    ...workerEntry(import.meta.url, 'press.worker'),
    minThreads: 0,
    maxThreads: size === 'large' ? 1 : THREADS,
    idleTimeout: IDLE_TIMEOUT_MS,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
}
