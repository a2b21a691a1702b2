import { afterAll, beforeAll, expect, test } from 'vitest';
import { User } from '../../models/index.ts';
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
  const made = await ensureAdministrator(testApp.container.auth, { email });
  expect(made.madePassword).toMatch(/^[\w-]{20}$/);
  expect(await ensureAdministrator(testApp.container.auth, { email })).toEqual({
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
  await ensureAdministrator(testApp.container.auth, { email, password: 'a password' });
  const administrators = await User.findAll({ where: { isAdmin: true } });
  expect(administrators.map((user) => user.email)).toEqual([email]);
});

test('an ordinary account with the address is not promoted: the start is refused', async () => {
  const { user } = await testApp.signUp();
  const starting = ensureAdministrator(testApp.container.auth, { email: user.email.toUpperCase() });
  await expect(starting).rejects.toBeInstanceOf(AdministratorAddressTakenError);
  expect((await User.findByPk(user.id))?.isAdmin).toBe(false);
});

test('nodes that start together make one administrator', async () => {
  const email = `${newId()}@example.com`;
  const starts = Array.from({ length: 4 }, () => ensureAdministrator(testApp.container.auth, { email }));
  const made = (await Promise.all(starts)).filter(({ madePassword }) => madePassword !== undefined);
  expect(made).toHaveLength(1);
});
