import { afterAll, expect, test } from 'vitest';
import { closePress, PressBusyError, runInPress } from './pressPool.ts';

afterAll(closePress);

test('refuses what it cannot hold, and takes more when there is room again', async () => {
  const picture = { png: new Uint8Array(), width: 320 } as const;
  const tasks = Array.from({ length: 1_000 }, () => runInPress('shrink', picture, 10_000));
  const ends = await Promise.allSettled(tasks);
  const refused = ends.filter((end) => end.status === 'rejected' && end.reason instanceof PressBusyError);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(1_000);
  // No picture at all: what was taken says so, and is not refused.
  await expect(runInPress('shrink', picture, 10_000)).rejects.not.toBeInstanceOf(PressBusyError);
});
