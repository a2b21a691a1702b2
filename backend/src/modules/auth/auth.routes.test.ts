import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PasswordReset, User } from '../../models/index.ts';
import { newId } from '../../randomness.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { issueToken } from './accessTokens.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

describe('signing up', () => {
  const path = '/api/auth/signup';
  const input = () => ({ email: `${newId()}@example.com`, username: ' Ann ', password: 'secret' });

  test('makes an account with 10 credits and a token that works', async () => {
    const answer = await testApp.request().post(path).send(input()).expect(200);
    expect(answer.body.user).toMatchObject({
      username: 'Ann',
      credits: 10,
      total_generations: 0,
      is_admin: false,
    });
    const me = await testApp.request(answer.body.access_token).get('/api/auth/me').expect(200);
    expect(me.body).toEqual(answer.body.user);
  });

  test('records which Terms were accepted, and shows them in the export', async () => {
    const { user, token } = await testApp.signUp();
    expect((await User.findByPk(user.id))?.termsVersion).toBe('2025-01');
    const { body } = await testApp.request(token).get('/api/auth/account/export').expect(200);
    expect(body.terms_version).toBe('2025-01');
  });

  test('names all faulty fields at once, with the sentences of the specification', async () => {
    const answer = await testApp
      .request()
      .post(path)
      .send({ email: 'ann', username: '  ', password: '12345' })
      .expect(422);
    expect(answer.body).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: {
        email: 'Please enter a valid email address',
        username: 'Username is required',
        password: 'Password must be at least 6 characters long',
      },
    });
    await testApp
      .request()
      .post(path)
      .send({ ...input(), password: 'x'.repeat(129) })
      .expect(422);
    await testApp
      .request()
      .post(path)
      .send({ ...input(), username: 'x'.repeat(61) })
      .expect(422);
  });

  test.each([
    ['a control sign', 'An\u0007n', 'Please use only visible letters, numbers and symbols'],
    ['a sign that turns the direction', '\u202Enna', 'Please use only visible letters, numbers and symbols'],
    ['a zero-width space', 'An\u200Bn', 'Please use only visible letters, numbers and symbols'],
    ['nothing to see', '\u3164\u3164', 'Please use only visible letters, numbers and symbols'],
    ['obscenity', 'FuckFace99', 'Please choose a friendlier username'],
    ['obscenity in disguise', 'fu\u0441k', 'Please choose a friendlier username'],
  ])('refuses a username of %s with a sentence on the field', async (_, username, sentence) => {
    const body = { ...input(), username };
    const answer = await testApp.request().post(path).send(body).expect(422);
    expect(answer.body).toMatchObject({
      code: 'VALIDATION_FAILED',
      detail: sentence,
      fields: { username: sentence },
    });
    expect(await User.count({ where: { email: body.email } })).toBe(0);
  });

  test('keeps a username as it was typed', async () => {
    for (const username of ['花子', 'Zoë O’Neil-Łucka', 'Ann 👩‍🚀', 'نگار']) {
      const { body } = await testApp
        .request()
        .post(path)
        .send({ ...input(), username })
        .expect(200);
      expect(body.user.username).toBe(username);
    }
  });

  test('an account that was named before still logs in', async () => {
    const { email, password } = input();
    await testApp.container.auth.createAccount({
      email,
      password,
      username: '\u202EFuck',
      language: 'en',
      isAdmin: false,
    });
    await testApp.request().post('/api/auth/login').send({ email, password }).expect(200);
  });

  test('refuses a password of spaces alone with a sentence at its field, and takes a common one', async () => {
    const blank = await testApp
      .request()
      .post(path)
      .send({ ...input(), password: ' '.repeat(8) })
      .expect(422);
    expect(blank.body.fields).toEqual({ password: 'A password of spaces alone is not enough' });
    await testApp
      .request()
      .post(path)
      .send({ ...input(), password: '123456' })
      .expect(200);
  });

  test('refuses broken JSON, other media types, missing fields and large bodies in the error shape', async () => {
    const send = (type: string, body: string) =>
      testApp.request().post(path).set('Content-Type', type).send(body);
    expect((await send('application/json', '{"email":')).body.code).toBe('INVALID_JSON');
    expect((await send('text/plain', 'hello')).status).toBe(415);
    expect((await send('application/json', '{}')).status).toBe(400);
    expect((await send('application/json', 'null')).status).toBe(400);
    const large = await send('application/json', JSON.stringify({ ...input(), email: 'x'.repeat(17_000) }));
    expect(large.status).toBe(413);
    expect(large.body).toMatchObject({
      detail: expect.any(String),
      request_id: large.headers['x-request-id'],
    });
  });

  test('takes an address once, in any spelling, and never the one of the administrator', async () => {
    const account = input();
    await testApp.request().post(path).send(account).expect(200);
    const again = await testApp
      .request()
      .post(path)
      .send({ ...account, email: account.email.toUpperCase() })
      .expect(409);
    expect(again.body.code).toBe('EMAIL_TAKEN');
    await testApp
      .request()
      .post(path)
      .send({ ...input(), email: ' ADMIN@lineleaf.test' })
      .expect(409);
  });

  test('makes one account of ten simultaneous requests for the same address', async () => {
    const account = input();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => testApp.request().post(path).send(account)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
  });

  test('answers in the language of the request', async () => {
    const answer = await testApp
      .request()
      .post(path)
      .set('Accept-Language', 'de-AT,en;q=0.5')
      .send({ ...input(), username: '' });
    expect(answer.body.detail).toBe('Bitte gib einen Benutzernamen an');
  });
});

describe('logging in', () => {
  test('answers the same for an unknown address and a wrong password', async () => {
    const { user } = await testApp.signUp();
    const unknown = await logIn({ email: 'nobody@example.com', password: 'secret 1' });
    const wrong = await logIn({ email: user.email, password: 'secret 2' });
    expect([unknown.status, wrong.status]).toEqual([401, 401]);
    expect({ ...unknown.body, request_id: '' }).toEqual({ ...wrong.body, request_id: '' });
  });

  test('is bounded by account and address: 429 with Retry-After, also for the right password', async () => {
    const { user } = await testApp.signUp();
    for (let attempt = 0; attempt < 15; attempt += 1) await logIn({ email: user.email, password: 'wrong' });
    const refused = await logIn({ email: user.email, password: 'secret 1' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('forgets the failures after a success', async () => {
    const { user } = await testApp.signUp();
    for (let attempt = 0; attempt < 20; attempt += 1) {
      await logIn({ email: user.email, password: 'wrong' });
      expect((await logIn({ email: ` ${user.email.toUpperCase()}`, password: 'secret 1' })).status).toBe(200);
    }
  });
});

describe('a token', () => {
  test('is refused when it is missing, forged, of another version, or of a deleted user', async () => {
    const { user, token } = await testApp.signUp();
    const refuse = (bearer?: string) => testApp.request(bearer).get('/api/auth/me').expect(401);
    await refuse();
    await refuse('nonsense');
    await refuse(issueToken({ id: user.id, tokenVersion: 0 }, 'another secret'));
    await refuse(issueToken({ id: user.id, tokenVersion: 1 }, testApp.container.secret));
    const [header, payload] = token.split('.');
    const unsigned = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
    await refuse(`${unsigned}.${payload}.`);
    await refuse(`${header}.${payload}.`);
    await testApp.container.accounts.remove(user.id, user.id);
    await refuse(token);
  });

  test('is asked for before the body is read', async () => {
    const answer = await testApp
      .request()
      .post('/api/auth/change-password')
      .set('Content-Type', 'application/json')
      .send('{"x":');
    expect(answer.status).toBe(401);
  });
});

describe('changing the password', () => {
  const path = '/api/auth/change-password';

  test('needs the current password and a new one of 8 characters', async () => {
    const { token } = await testApp.signUp();
    const wrong = await testApp
      .request(token)
      .post(path)
      .send({ current_password: 'no', new_password: 'longer secret' });
    expect([wrong.status, wrong.body.code]).toEqual([400, 'WRONG_PASSWORD']);
    const short = await testApp
      .request(token)
      .post(path)
      .send({ current_password: 'secret 1', new_password: '1234567' });
    expect([short.status, short.body.detail]).toEqual([
      422,
      'New password must be at least 8 characters long',
    ]);
  });

  test('ends every older token and gives a fresh one', async () => {
    const { token, user } = await testApp.signUp();
    const changed = await testApp
      .request(token)
      .post(path)
      .send({ current_password: 'secret 1', new_password: 'longer secret' })
      .expect(200);
    expect(changed.body.message).toBe('Password changed successfully');
    await testApp.request(token).get('/api/auth/me').expect(401);
    await testApp.request(changed.body.access_token).get('/api/auth/me').expect(200);
    expect((await logIn({ email: user.email, password: 'longer secret' })).status).toBe(200);
  });
});

describe('a forgotten password', () => {
  test('answers the same for every address and mails a link to those that exist', async () => {
    const { user } = await testApp.signUp();
    const before = testApp.providers.mailer.sent.length;
    const known = await forgot(user.email);
    const unknown = await forgot('nobody@example.com');
    expect(known.body).toEqual(unknown.body);
    await testApp.container.background.settle();
    const [mail, ...others] = testApp.providers.mailer.sent.slice(before);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: user.email, subject: 'Reset your Lineleaf password' });
    expect(mail?.text).toMatch(/^http:\/\/localhost:3000\/reset-password\?token=[\w-]{24}$/m);
  });

  test('is mailed once the mail server is back, and by then with a link that works', async () => {
    const { user } = await testApp.signUp();
    const { mailer } = testApp.providers;
    mailer.isBroken = true;
    await forgot(user.email);
    await testApp.container.background.settle();
    expect(mailer.sent.filter(({ to }) => to === user.email)).toEqual([]);
    mailer.isBroken = false;
    // A stop tries what waits at once.
    await testApp.providers.resetMails.close();
    const [mail, ...others] = mailer.sent.filter(({ to }) => to === user.email);
    expect(others).toEqual([]);
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const reset = testApp.request().post('/api/auth/reset-password').send({ token, new_password: 'sesame' });
    await reset.expect(200);
  });

  test('is reset once, also when three requests race, and ends all sessions', async () => {
    const { user, token } = await testApp.signUp();
    const link = await resetToken(user.email);
    const reset = () =>
      testApp.request().post('/api/auth/reset-password').send({ token: link, new_password: 'sesame' });
    const answers = await Promise.all([reset(), reset(), reset()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect((await reset()).body.code).toBe('INVALID_RESET_TOKEN');
    await testApp.request(token).get('/api/auth/me').expect(401);
    expect((await logIn({ email: user.email, password: 'sesame' })).status).toBe(200);
  });

  test('is not reset by an aged link, by its hash, or by an older link after a reset', async () => {
    const { user } = await testApp.signUp();
    const older = await resetToken(user.email);
    const newer = await resetToken(user.email);
    const reset = (link: string) =>
      testApp.request().post('/api/auth/reset-password').send({ token: link, new_password: 'sesame' });
    const row = await PasswordReset.findOne({ where: { userId: user.id }, rejectOnEmpty: true });
    await reset(row.tokenSha256).expect(422);
    await reset(newer).expect(200);
    await reset(older).expect(422);
    const aged = await resetToken(user.email);
    await PasswordReset.update({ expiresAt: new Date(Date.now() - 1) }, { where: { userId: user.id } });
    await reset(aged).expect(422);
  });

  test('is mailed in the language of the user', async () => {
    const { user } = await testApp.signUp();
    await User.update({ language: 'fr' }, { where: { id: user.id } });
    await resetToken(user.email);
    expect(testApp.providers.mailer.sent.at(-1)?.subject).toBe('Réinitialisez votre mot de passe Lineleaf');
  });
});

describe("one's own account", () => {
  test('is exported with pages, entries and payments', async () => {
    const { token, user } = await testApp.signUp();
    await testApp.request(token).post('/api/generate-coloring-page').send({ prompt: 'a cat' }).expect(200);
    await testApp.request().get('/api/auth/account/export').expect(401);
    const { body } = await testApp.request(token).get('/api/auth/account/export').expect(200);
    expect(body.user.email).toBe(user.email);
    expect(body.pages).toMatchObject([{ prompt: 'a cat' }]);
    expect(body.credit_entries.map(({ amount }: { amount: number }) => amount)).toEqual([10, -1]);
    await testApp.request(token).get(body.pages[0].image_path).expect(200);
  });

  test('is exported with the prompts that came to nothing, the language and what was bought', async () => {
    const { token, user } = await testApp.signUp();
    testApp.providers.imageGenerator.script.push(() => Promise.reject(new Error('no ink')));
    await testApp.request(token).post('/api/generate-coloring-page').send({ prompt: 'a secret' }).expect(500);
    const checkout = { package_id: 'pro', origin_url: 'http://localhost:3000' };
    await testApp.request(token).post('/api/credits/checkout').send(checkout).expect(200);
    await User.update({ language: 'de' }, { where: { id: user.id } });
    const { body } = await testApp.request(token).get('/api/auth/account/export').expect(200);
    expect(body).toMatchObject({
      language: 'de',
      generations: [{ prompt: 'a secret', status: 'failed' }],
      payments: [{ package_id: 'pro', status: 'open' }],
    });
  });

  test('is deleted with the right password, with its pictures', async () => {
    const { token, user } = await testApp.signUp();
    const stored = testApp.providers.storage.files.size;
    const drawing = testApp.request(token).post('/api/generate-coloring-page').send({ prompt: 'a cat' });
    const { id } = (await drawing.expect(200)).body;
    for (const width of ['', '?w=320', '?w=640']) {
      await testApp.request(token).get(`/api/coloring-pages/${id}/image${width}`).expect(200);
    }
    expect(testApp.providers.storage.files.size).toBe(stored + 3);
    await testApp.request(token).delete('/api/auth/account').send({ password: 'no' }).expect(400);
    await testApp.request(token).delete('/api/auth/account').send({ password: 'secret 1' }).expect(200);
    await testApp.container.background.settle();
    expect(testApp.providers.storage.files.size).toBe(stored);
    expect(await User.findByPk(user.id)).toBeNull();
    await testApp.request(token).get('/api/auth/me').expect(401);
  });

  test("is not deleted when it is the administrator's", async () => {
    const { token, password } = await testApp.logInAdministrator();
    const answer = await testApp.request(token).delete('/api/auth/account').send({ password });
    expect([answer.status, answer.body.code]).toEqual([409, 'ADMIN_PROTECTED']);
  });
});

function logIn(credentials: { email: string; password: string }) {
  return testApp.request().post('/api/auth/login').send(credentials);
}

function forgot(email: string) {
  return testApp.request().post('/api/auth/forgot-password').send({ email }).expect(200);
}

async function resetToken(email: string): Promise<string> {
  await forgot(email);
  await testApp.container.background.settle();
  const mail = testApp.providers.mailer.sent.at(-1);
  return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}
