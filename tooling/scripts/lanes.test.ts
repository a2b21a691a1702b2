import { describe, expect, it } from 'vitest';
import { runInLanes } from './lanes.mjs';

describe('lanes', () => {
  it('run at most as many jobs at a time as there are lanes, and all of them', async () => {
    const ends: (() => void)[] = [];
    const begun: number[] = [];
    const jobs = [0, 1, 2].map((index) => () => {
      begun.push(index);
      return new Promise<number>((resolve) => ends.push(() => resolve(index)));
    });
    const all = runInLanes(2, jobs);
    expect(begun).toEqual([0, 1]);

    ends[1]?.();
    await expect.poll(() => begun).toEqual([0, 1, 2]);
    ends[2]?.();
    ends[0]?.();

    expect(await all).toEqual([0, 1, 2]);
  });

  it('fail with the job that fails', async () => {
    const jobs = [() => Promise.resolve(1), () => Promise.reject(new Error('no such program'))];
    await expect(runInLanes(2, jobs)).rejects.toThrow('no such program');
  });
});
