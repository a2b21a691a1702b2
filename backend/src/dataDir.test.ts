import { chmodSync, existsSync, readdirSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import supertest from 'supertest';
import { expect, onTestFinished, test } from 'vitest';
import { originOf, startTestNode } from './testing/testNode.ts';

const SIGN_UP = { email: 'ann@example.com', username: 'Ann', password: 'secret 1' };

test.skipIf(process.platform === 'win32')(
  'whatever is in the data folder is for its owner alone, what was there before and what comes',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lineleaf-own-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const dataDir = join(folder, 'data');
    const elsewhere = join(folder, 'elsewhere');
    await mkdir(join(dataDir, 'images', 'old'), { recursive: true });
    await writeFile(join(dataDir, 'images', 'old', 'page.png'), 'x');
    await writeFile(elsewhere, 'x');
    await symlink(elsewhere, join(dataDir, 'link'));
    for (const path of ['.', 'images', 'images/old']) chmodSync(join(dataDir, path), 0o755);
    for (const path of [elsewhere, join(dataDir, 'images/old/page.png')]) chmodSync(path, 0o644);

    const node = await startTestNode('server', { DATA_DIR: dataDir });
    onTestFinished(() => node.kill());
    const request = supertest(originOf(node));
    const { body } = await request.post('/api/auth/signup').send(SIGN_UP).expect(200);
    await request
      .post('/api/generate-coloring-page')
      .set('Authorization', `Bearer ${body.access_token}`)
      .send({ prompt: 'a cat' })
      .expect(200);
    await request.post('/api/auth/forgot-password').send({ email: SIGN_UP.email }).expect(200);
    await expect.poll(() => existsSync(join(dataDir, 'outbox'))).toBe(true);

    const entries = readdirSync(dataDir, { recursive: true, withFileTypes: true });
    const open = entries
      .filter((entry) => !entry.isSymbolicLink())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => (statSync(path).mode & 0o777) !== (statSync(path).isDirectory() ? 0o700 : 0o600));
    expect(open).toEqual([]);
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    expect(statSync(elsewhere).mode & 0o777).toBe(0o644);
    expect(entries.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['lineleaf.sqlite', 'signing-key', 'page.png', 'images', 'outbox']),
    );
    expect(await node.stop()).toBe(0);
  },
);
