import { afterAll, expect, test, vi } from 'vitest';
import { closePress, PressBusyError, PressTimeoutError, runInPress } from './pressPool.ts';

afterAll(closePress);

test('refuses what it cannot hold, and takes more when there is room again', async () => {
  const picture = { png: new Uint8Array(), width: 320 } as const;
  const tasks = Array.from({ length: 1_000 }, () => runInPress('shrink', picture));
  const ends = await Promise.allSettled(tasks);
  const refused = ends.filter((end) => end.status === 'rejected' && end.reason instanceof PressBusyError);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(1_000);
  // No picture at all: what was taken says so, and is not refused.
  await expect(runInPress('shrink', picture)).rejects.not.toBeInstanceOf(PressBusyError);
});

test('ends a task whose time is up, and runs the next', async () => {
  const picture = { png: new Uint8Array(), width: 320 } as const;
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  await expect(runInPress('shrink', picture)).rejects.toBeInstanceOf(PressTimeoutError);
  timeout.mockRestore();
  await expect(runInPress('shrink', picture)).rejects.not.toBeInstanceOf(PressTimeoutError);
});
