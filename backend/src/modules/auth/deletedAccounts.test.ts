import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { DeletedAccounts } from './DeletedAccounts.ts';

let app: TestApp;
let file: string;
beforeAll(async () => {
  app = await createTestApp();
  file = join(app.container.config.dataDir, 'deleted-accounts');
});
afterAll(() => app.close());

test('who is deleted, by himself or by the administrator, is listed by the id alone', async () => {
  const [ann, ben, carl] = [await app.signUp(), await app.signUp(), await app.signUp()];
  const administrator = await app.logInAdministrator();
  await app.request(ann.token).delete('/api/auth/account').send({ password: ann.password }).expect(200);
  await app.request(administrator.token).delete(`/api/admin/users/${ben.user.id}`).expect(200);
  expect(await readFile(file, 'utf8')).toBe(`${ann.user.id}\n${ben.user.id}\n`);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await new DeletedAccounts(app.container.config.dataDir).list()).has(carl.user.id)).toBe(false);
});

test('a deletion that a crash kept from the list is added by the next start, once', async () => {
  const listed = (await readFile(file, 'utf8')).trim().split('\n').sort();
  await rm(file);
  expect(await app.container.accounts.completeDeletedAccounts()).toBe(2);
  expect(await app.container.accounts.completeDeletedAccounts()).toBe(0);
  expect((await readFile(file, 'utf8')).trim().split('\n').sort()).toEqual(listed);
});

test('a line that was cut off in the writing is no account', async () => {
  const known = await new DeletedAccounts(app.container.config.dataDir).list();
  await writeFile(file, '0b5f2c1e-77', { flag: 'a' });
  expect(await new DeletedAccounts(app.container.config.dataDir).list()).toEqual(known);
});
