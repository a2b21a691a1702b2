import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ConfiguredAdministrator, User } from '../../models/index.ts';
import { newId } from '../../randomness.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { AdministratorAddressTakenError, ensureAdministrator } from './administrator.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

test('the administrator is made once, with a password of our own when none is given', async () => {
  const email = `${newId()}@Example.com`;
  const made = await ensureAdministrator(testApp.container, { email });
  expect(made.madePassword).toMatch(/^[\w-]{20}$/);
  expect(await ensureAdministrator(testApp.container, { email })).toEqual({
    email: email.toLowerCase(),
  });
  const answer = await testApp
    .request()
    .post('/api/auth/login')
    .send({ email, password: made.madePassword })
    .expect(200);
  expect(answer.body.user.is_admin).toBe(true);
});

test('there is one administrator: the configured one', async () => {
  const email = `${newId()}@example.com`;
  await ensureAdministrator(testApp.container, { email, password: 'a password' });
  const administrators = await User.findAll({ where: { isAdmin: true } });
  expect(administrators.map((user) => user.email)).toEqual([email]);
});

test('an ordinary account with the address is not promoted: the start is refused', async () => {
  const { user } = await testApp.signUp();
  const starting = ensureAdministrator(testApp.container, { email: user.email.toUpperCase() });
  await expect(starting).rejects.toBeInstanceOf(AdministratorAddressTakenError);
  expect((await User.findByPk(user.id))?.isAdmin).toBe(false);
});

test('nodes that start together make one administrator', async () => {
  const email = `${newId()}@example.com`;
  const starts = Array.from({ length: 4 }, () => ensureAdministrator(testApp.container, { email }));
  const made = (await Promise.all(starts)).filter(({ madePassword }) => madePassword !== undefined);
  expect(made).toHaveLength(1);
});

describe('ADMIN_PASSWORD', () => {
  test('changed in the environment becomes the password, and all sessions end; unchanged does nothing', async () => {
    const email = `${newId()}@example.com`;
    await ensureAdministrator(testApp.container, { email, password: 'the first one' });
    const token = await logIn(email, 'the first one', 200);
    await ensureAdministrator(testApp.container, { email, password: 'the first one' });
    await testApp.request(token).get('/api/auth/me').expect(200);
    await ensureAdministrator(testApp.container, { email, password: 'the second one' });
    await testApp.request(token).get('/api/auth/me').expect(401);
    await logIn(email, 'the first one', 401);
    await logIn(email, 'the second one', 200);
  });

  test('unchanged leaves alone what the administrator chose in settings since', async () => {
    const email = `${newId()}@example.com`;
    const admin = { email, password: 'the first one' };
    await ensureAdministrator(testApp.container, admin);
    const token = await logIn(email, admin.password, 200);
    const change = { current_password: admin.password, new_password: 'chosen in settings' };
    await testApp.request(token).post('/api/auth/change-password').send(change).expect(200);
    await ensureAdministrator(testApp.container, admin);
    await logIn(email, 'chosen in settings', 200);
    await ensureAdministrator(testApp.container, { email });
    await logIn(email, 'chosen in settings', 200);
  });

  test('set for an administrator whose password was made becomes the password', async () => {
    const email = `${newId()}@example.com`;
    await ensureAdministrator(testApp.container, { email });
    await ensureAdministrator(testApp.container, { email, password: 'set at last' });
    await logIn(email, 'set at last', 200);
  });

  test('counts as applied for an administrator that an older release made', async () => {
    const email = `${newId()}@example.com`;
    await ensureAdministrator(testApp.container, { email, password: 'the first one' });
    await ConfiguredAdministrator.destroy({ where: {} });
    await ensureAdministrator(testApp.container, { email, password: 'unknown so far' });
    await logIn(email, 'the first one', 200);
    await ensureAdministrator(testApp.container, { email, password: 'changed since' });
    await logIn(email, 'changed since', 200);
  });
});

describe('ADMIN_EMAIL', () => {
  test('changed and back starts: the account that a start made has the role again, in new sessions', async () => {
    const [first, second] = [`${newId()}@example.com`, `${newId()}@example.com`];
    const password = 'the administrator';
    await ensureAdministrator(testApp.container, { email: first, password });
    const before = await User.findOne({ where: { email: first }, rejectOnEmpty: true });
    await ensureAdministrator(testApp.container, { email: second, password });
    const token = await logIn(first, password, 200);
    await testApp.request(token).get('/api/admin/stats').expect(403);
    await ensureAdministrator(testApp.container, { email: first, password });
    await testApp.request(token).get('/api/auth/me').expect(401);
    const back = await logIn(first, password, 200);
    await testApp.request(back).get('/api/admin/stats').expect(200);
    const administrators = await User.findAll({ where: { isAdmin: true } });
    expect(administrators.map(({ id }) => id)).toEqual([before.id]);
  });

  test('of an ordinary account takes nothing from the administrator there is', async () => {
    const email = `${newId()}@example.com`;
    await ensureAdministrator(testApp.container, { email });
    const { user } = await testApp.signUp();
    const starting = ensureAdministrator(testApp.container, { email: user.email });
    await expect(starting).rejects.toBeInstanceOf(AdministratorAddressTakenError);
    expect((await User.findOne({ where: { email } }))?.isAdmin).toBe(true);
  });
});

async function logIn(email: string, password: string, status: number): Promise<string> {
  const answer = await testApp.request().post('/api/auth/login').send({ email, password }).expect(status);
  return answer.body.access_token;
}
