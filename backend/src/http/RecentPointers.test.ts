import type { PointerStore, ReadPointer } from '@lineleaf/releases';
import { pointerOf, recordOf } from '@lineleaf/releases/testing';
import { describe, expect, it } from 'vitest';
import { RecentPointers } from './RecentPointers.ts';

const POINTER = pointerOf({ 'mfe-a': recordOf('mfe-a', '1.0.0+a') });

/** A store of which each read is answered by the test, under a clock that the test moves. */
function openRecent() {
  const reads: PromiseWithResolvers<ReadPointer>[] = [];
  const store: PointerStore = {
    check: async () => {},
    read: () => {
      const read = deferred();
      reads.push(read);
      return read.promise;
    },
    write: async () => 'conflict',
  };
  let nowMs = 0;
  const recent = new RecentPointers(store, { now: () => new Date(nowMs) });
  return { recent, reads, pass: (ms: number) => (nowMs += ms) };
}

interface PromiseWithResolvers<T> {
  readonly promise: Promise<T>;
  resolve(value: T): void;
  reject(error: Error): void;
}

function deferred(): PromiseWithResolvers<ReadPointer> {
  let resolve: (value: ReadPointer) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<ReadPointer>((onDone, onFault) => {
    resolve = onDone;
    reject = onFault;
  });
  return { promise, resolve, reject };
}

const version = (tag: string): ReadPointer => ({ pointer: POINTER, tag });

describe('a pointer over the network', () => {
  it('is read once a second at most', async () => {
    const { recent, reads, pass } = openRecent();
    const both = [recent.read(), recent.read()];
    reads[0]?.resolve(version('one'));
    expect(await Promise.all(both)).toEqual([version('one'), version('one')]);
    pass(999);
    expect(await recent.read()).toEqual(version('one'));
    expect(reads).toHaveLength(1);
    pass(1);
    const next = recent.read();
    reads[1]?.resolve(version('two'));
    expect(await next).toEqual(version('two'));
  });

  it('is what it was before for whoever comes while a read takes long', async () => {
    const { recent, reads, pass } = openRecent();
    const first = recent.read();
    reads[0]?.resolve(version('one'));
    await first;
    pass(1_000);
    const slow = recent.read();
    pass(2_000);
    expect(await recent.read()).toEqual(version('one'));
    expect(reads).toHaveLength(2);
    reads[1]?.reject(new Error('away'));
    await expect(slow).rejects.toThrow('away');
    const again = recent.read();
    reads[2]?.resolve(version('three'));
    expect(await again).toEqual(version('three'));
  });

  it('is read again after a write, whoever was first', async () => {
    const { recent, reads } = openRecent();
    const first = recent.read();
    reads[0]?.resolve(version('one'));
    await first;
    expect(await recent.write(POINTER, 'one')).toBe('conflict');
    const next = recent.read();
    reads[1]?.resolve(version('two'));
    expect(await next).toEqual(version('two'));
  });
});
