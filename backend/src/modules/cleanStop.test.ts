import { copyFile, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createSequelize } from '../database/createSequelize.ts';
import { initModels, User } from '../models/index.ts';
import { originOf, startTestNode } from '../testing/testNode.ts';

test('a server that was stopped leaves everything in the one file of its database', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lineleaf-clean-stop-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const node = await startTestNode('server', { DATA_DIR: join(folder, 'data') });
  onTestFinished(() => node.kill());
  const account = { email: 'ann@example.com', username: 'Ann', password: 'secret 1' };
  const signedUp = await fetch(`${originOf(node)}/api/auth/signup`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(account),
  });
  expect(signedUp.status).toBe(200);
  const original = join(folder, 'data', 'lineleaf.sqlite');
  expect(await sizeOf(`${original}-wal`)).toBeGreaterThan(0);
  expect(await node.stop()).toBe(0);
  expect([await sizeOf(`${original}-wal`), await sizeOf(`${original}-shm`)]).toEqual([0, 0]);
  const file = join(folder, 'copied.sqlite');
  await copyFile(original, file);
  const sequelize = createSequelize({ kind: 'sqlite', file });
  onTestFinished(() => sequelize.close());
  initModels(sequelize);
  expect(await User.count({ where: { email: account.email } })).toBe(1);
}, 120_000);

/** Bytes of a file; 0 when there is none. */
async function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    ({ size }) => size,
    () => 0,
  );
}
