import { resolve } from 'node:path';

/** Lets one writer of a database file through at a time, in order of arrival. */
export interface WriteLock {
  enter(): Promise<void>;
  leave(): void;
  /** Runs `action` as the only writer. */
  hold<Result>(action: () => Promise<Result>): Promise<Result>;
}

const locks = new Map<string, WriteLock>();

/** The lock of a file, shared by every connection of this process; an in-memory database has one of its own. */
export function fileWriteLock(filename: string): WriteLock {
  if (filename === ':memory:') return createLock();
  const path = resolve(filename);
  const known = locks.get(path) ?? createLock();
  locks.set(path, known);
  return known;
}

function createLock(): WriteLock {
  const waiting: (() => void)[] = [];
  let isTaken = false;

  const enter = (): Promise<void> => {
    if (!isTaken) {
      isTaken = true;
      return Promise.resolve();
    }
    return new Promise((resolve) => waiting.push(resolve));
  };
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else isTaken = false;
  };
  const hold = async <Result>(action: () => Promise<Result>): Promise<Result> => {
    await enter();
    try {
      return await action();
    } finally {
      leave();
    }
  };
  return { enter, leave, hold };
}
