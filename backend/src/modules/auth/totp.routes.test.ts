import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Authenticator, RecoveryCode } from '../../models/index.ts';
import { createTestApp, TEST_SECRET, type TestApp, type TestUser } from '../../testing/testApp.ts';
import { codeAt, nextCode, signUpWithTotp, type TotpUser } from '../../testing/totpUser.ts';
import { SecretBox } from './SecretBox.ts';
import { TwoFactorService } from './twoFactor.service.ts';

const HOUR_MS = 60 * 60 * 1000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('logging in with an authenticator app', () => {
  test('asks for the code, and the same call with it logs in', async () => {
    const user = await signUpWithTotp(app);
    const asked = await logIn(user);
    expect([asked.status, asked.body.code]).toEqual([401, 'TOTP_REQUIRED']);
    const wrong = await logIn(user, '000000');
    expect([wrong.status, wrong.body.code]).toEqual([401, 'INVALID_TOTP']);
    const { body } = await logIn(user, nextCode(user.secret)).expect(200);
    await app.request(body.access_token).get('/api/auth/me').expect(200);
  });

  test('asks only those who know the password', async () => {
    const user = await signUpWithTotp(app);
    const answer = await logIn({ ...user, password: 'wrong' }, nextCode(user.secret));
    expect(answer.body.code).toBe('INVALID_CREDENTIALS');
  });

  test('takes no code twice: not the one that turned it on, and one of those sent at once', async () => {
    const user = await signUpWithTotp(app);
    expect((await logIn(user, user.usedCode)).body.code).toBe('INVALID_TOTP');
    const code = nextCode(user.secret);
    const answers = await Promise.all(Array.from({ length: 5 }, () => logIn(user, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
    await logIn(user, code).expect(401);
  });

  test('takes ten recovery codes instead, each once, however they are typed', async () => {
    const user = await signUpWithTotp(app);
    const [first = '', second = ''] = user.recoveryCodes;
    expect(new Set(user.recoveryCodes).size).toBe(10);
    await logIn(user, first.replaceAll('-', ' ').toUpperCase()).expect(200);
    await logIn(user, first).expect(401);
    const answers = await Promise.all(Array.from({ length: 4 }, () => logIn(user, second)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
    const { body } = await app.request(user.token).get('/api/auth/totp').expect(200);
    expect(body).toEqual({ is_enabled: true, recovery_codes_left: 8 });
  });

  test('bounds the guesses: 429 with Retry-After, also for the right code', async () => {
    const user = await signUpWithTotp(app);
    for (let guess = 1; guess <= 10; guess += 1) await logIn(user, '000000').expect(401);
    const refused = await logIn(user, nextCode(user.secret)).expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('enrolling', () => {
  test('needs the password and a first code; before that nothing is asked for', async () => {
    const user = await app.signUp();
    const client = app.request(user.token);
    expect((await client.get('/api/auth/totp')).body).toEqual({ is_enabled: false, recovery_codes_left: 0 });
    const refused = await client.post('/api/auth/totp').send({ password: 'no' }).expect(400);
    expect(refused.body.code).toBe('WRONG_PASSWORD');
    await client.post('/api/auth/totp/confirm').send({ totp: '123456' }).expect(404);

    const older = await begin(user);
    const { secret, otpauth_url } = await begin(user);
    expect(otpauth_url).toMatch(/^otpauth:\/\/totp\/Lineleaf:.+issuer=Lineleaf/);
    expect(otpauth_url).toContain(secret);
    await logIn(user).expect(200);
    const wrong = await client
      .post('/api/auth/totp/confirm')
      .send({ totp: codeAt(older.secret, new Date()) });
    expect([wrong.status, wrong.body.code]).toEqual([400, 'WRONG_TOTP']);
    await client
      .post('/api/auth/totp/confirm')
      .send({ totp: codeAt(secret, new Date()) })
      .expect(200);
    await logIn(user).expect(401);
    const again = await client.post('/api/auth/totp').send({ password: user.password }).expect(409);
    expect(again.body.code).toBe('TOTP_ALREADY_ENABLED');
  });

  test('keeps the secret encrypted and the recovery codes hashed', async () => {
    const { user, secret, recoveryCodes } = await signUpWithTotp(app);
    const where = { userId: user.id };
    const row = await Authenticator.findOne({ where, rejectOnEmpty: true });
    expect(JSON.stringify(row)).not.toContain(secret);
    const purpose = 'lineleaf totp secrets';
    expect(new SecretBox(TEST_SECRET, purpose).open(row.sealedSecret, user.id)).toBe(secret);
    expect(new SecretBox('another secret', purpose).open(row.sealedSecret, user.id)).toBeUndefined();
    expect(new SecretBox(TEST_SECRET, purpose).open(row.sealedSecret, 'another user')).toBeUndefined();
    const codes = JSON.stringify(await RecoveryCode.findAll({ where }));
    for (const code of recoveryCodes) {
      expect(codes).not.toContain(code);
      expect(codes).not.toContain(code.replaceAll('-', ''));
    }
  });
});

describe('turning it off', () => {
  test('needs the password and a code, and leaves nothing behind', async () => {
    const user = await signUpWithTotp(app);
    const off = (body: object) => app.request(user.token).delete('/api/auth/totp').send(body);
    const totp = nextCode(user.secret);
    expect((await off({ password: 'no', totp })).body.code).toBe('WRONG_PASSWORD');
    const wrong = await off({ password: user.password, totp: '000000' });
    expect([wrong.status, wrong.body.code]).toEqual([400, 'WRONG_TOTP']);
    await off({ password: user.password, totp }).expect(200);
    await off({ password: user.password, totp }).expect(404);
    expect(await RecoveryCode.count({ where: { userId: user.user.id } })).toBe(0);
    await logIn(user).expect(200);
  });
});

test('a clock that was an hour ahead locks nobody out', async () => {
  const { user, secret } = await signUpWithTotp(app);
  const { sequelize } = app.container;
  const { rateLimiter } = app.providers;
  let now = new Date(Date.now() + HOUR_MS);
  const clock = { now: () => now };
  const service = new TwoFactorService({ sequelize, clock, secret: TEST_SECRET, rateLimiter });
  expect(await service.pass(user.id, codeAt(secret, now))).toBe('totp');
  now = new Date(now.getTime() - HOUR_MS);
  expect(await service.pass(user.id, codeAt(secret, now))).toBe('totp');
  await expect(service.pass(user.id, codeAt(secret, now))).rejects.toMatchObject({ code: 'INVALID_TOTP' });
});

function logIn({ user, password }: TestUser | TotpUser, totp?: string) {
  return app.request().post('/api/auth/login').send({ email: user.email, password, totp });
}

async function begin({ token, password }: TestUser): Promise<{ secret: string; otpauth_url: string }> {
  return (await app.request(token).post('/api/auth/totp').send({ password }).expect(200)).body;
}
