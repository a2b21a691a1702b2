import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firstPicture } from '../modules/pages/pictureKey.ts';
import { blankPagePng } from '../testing/pagePng.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import { isBackupRunning, lockForBackup } from './backupLock.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('while a backup runs', () => {
  test('pages and accounts are deleted at once, their pictures when it has ended', async () => {
    const { container, providers } = app;
    const [ann, ben] = [await app.signUp(), await app.signUp()];
    const pages: string[] = [];
    for (const { token } of [ann, ben]) {
      const drawn = await app.request(token).post('/api/generate-coloring-page').send({ prompt: 'a cat' });
      pages.push(drawn.body.id);
    }
    const stored = () => pages.filter((id) => providers.storage.files.has(`pages/${id}/full.png`));
    const lock = await lockForBackup(container.config.dataDir);
    await app.request(ann.token).delete(`/api/coloring-pages/${pages[0]}`).expect(200);
    await app.request(ben.token).delete('/api/auth/account').send({ password: ben.password }).expect(200);
    await container.background.settle();
    expect((await app.request(ann.token).get('/api/coloring-pages').expect(200)).body).toEqual([]);
    expect(stored()).toEqual(pages);
    expect(await container.images.removeWaiting()).toBe(0);
    expect(stored()).toEqual(pages);
    lock.release();
    expect(await container.images.removeWaiting()).toBe(2);
    expect(stored()).toEqual([]);
  });

  test('pictures without a row are left alone too', async () => {
    const { container, providers } = app;
    const stray = '00000000-0000-4000-8000-0000000000ff';
    await container.images.store(firstPicture(stray), blankPagePng());
    const lock = await lockForBackup(container.config.dataDir);
    await container.sweeper.removeOrphans();
    expect(providers.storage.files.has(`pages/${stray}/full.png`)).toBe(true);
    lock.release();
    await container.images.removeWaiting();
    expect(providers.storage.files.has(`pages/${stray}/full.png`)).toBe(false);
  });
});

test('a backup that is killed holds nothing up', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lineleaf-lock-'));
  const hold = `
    import Libsql from 'libsql';
    new Libsql(${JSON.stringify(join(dataDir, 'backup.lock'))}).exec('BEGIN EXCLUSIVE');
    process.stdout.write('held');
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', hold], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  expect(isBackupRunning(dataDir)).toBe(true);
  const ended = once(child, 'close');
  child.kill('SIGKILL');
  await ended;
  expect(isBackupRunning(dataDir)).toBe(false);
  await rm(dataDir, { recursive: true });
});
