import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Session } from '../../models/index.ts';
import { createTestApp, TEST_SECRET, type TestApp, type TestUser } from '../../testing/testApp.ts';
import { issueToken } from './accessTokens.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const MINUTE_MS = 60_000;

let app: TestApp;
let ann: TestUser;
beforeAll(async () => {
  app = await createTestApp();
});
afterEach(() => app.container.background.settle());
afterAll(() => app.close());

describe('logging out', () => {
  test('ends the own session on the server, and no other', async () => {
    ann = await app.signUp();
    const other = await logIn();
    await app.request(ann.token).post('/api/auth/logout').expect(200);
    await app.request(ann.token).get('/api/auth/me').expect(401);
    await app.request(other).get('/api/auth/me').expect(200);
    await app.request().post('/api/auth/logout').expect(401);
  });

  test('later, by the id of the session alone, does the same, and once more does nothing', async () => {
    ann = await app.signUp();
    const session_id = sessionIdOf(ann.token);
    for (let call = 1; call <= 2; call += 1) {
      await app.request().post('/api/auth/logout').send({ session_id }).expect(200);
    }
    await app.request(ann.token).get('/api/auth/me').expect(401);
    await app.request().post('/api/auth/logout').send({ session_id: randomUUID() }).expect(200);
  });

  test('with a token of an older release does no harm: it lives on until it expires', async () => {
    ann = await app.signUp();
    const older = issueToken({ id: ann.user.id, tokenVersion: 0 }, TEST_SECRET);
    await app.request(older).post('/api/auth/logout').expect(200);
    await app.request(older).get('/api/auth/me').expect(200);
    const { body } = await app.request(older).get('/api/auth/sessions').expect(200);
    expect(body).toMatchObject([{ is_current: false }]);
  });
});

describe('the sessions of an account', () => {
  test('are listed with their device, the last used first, this one marked', async () => {
    ann = await app.signUp();
    await Session.update({ lastUsedAt: minutesAgo(10) }, { where: { userId: ann.user.id } });
    const token = await logIn(FIREFOX);
    const { body } = await app.request(token).get('/api/auth/sessions').expect(200);
    expect(body).toEqual([
      {
        id: sessionIdOf(token),
        device: 'Firefox on Windows',
        created_at: expect.any(String),
        last_used_at: expect.any(String),
        is_current: true,
      },
      expect.objectContaining({ id: sessionIdOf(ann.token), device: null, is_current: false }),
    ]);
  });

  test('keep no address and no browser but its name', async () => {
    ann = await app.signUp();
    await logIn(FIREFOX);
    const rows = JSON.stringify(await Session.findAll({ where: { userId: ann.user.id } }));
    expect(rows).toContain('Firefox on Windows');
    expect(rows).not.toMatch(/127\.0\.0\.1|::1|Mozilla|145/);
  });

  test('note their last use every five minutes at most', async () => {
    ann = await app.signUp();
    const where = { id: sessionIdOf(ann.token) };
    const lastUse = async () => (await Session.findOne({ where, rejectOnEmpty: true })).lastUsedAt.getTime();
    const use = async () => {
      await app.request(ann.token).get('/api/auth/me').expect(200);
      await app.container.background.settle();
    };
    const recent = minutesAgo(4);
    await Session.update({ lastUsedAt: recent }, { where });
    await use();
    expect(await lastUse()).toBe(recent.getTime());
    const aged = minutesAgo(6);
    await Session.update({ lastUsedAt: aged }, { where });
    await use();
    expect(await lastUse()).toBeGreaterThan(recent.getTime());
  });

  test('are ended one by one by their owner alone', async () => {
    ann = await app.signUp();
    const stranger = await app.signUp();
    const other = await logIn();
    const path = `/api/auth/sessions/${sessionIdOf(other)}`;
    await app.request(stranger.token).delete(path).expect(404);
    await app.request(other).get('/api/auth/me').expect(200);
    await app.request(ann.token).delete(path).expect(200);
    await app.request(other).get('/api/auth/me').expect(401);
    await app.request(ann.token).delete(path).expect(404);
    await app.request(ann.token).get('/api/auth/me').expect(200);
  });

  test('all end with "Log out everywhere", tokens of an older release too', async () => {
    ann = await app.signUp();
    const tokens = [ann.token, await logIn(), issueToken({ id: ann.user.id, tokenVersion: 0 }, TEST_SECRET)];
    for (const token of tokens) await app.request(token).get('/api/auth/me').expect(200);
    await app.request(ann.token).delete('/api/auth/sessions').expect(200);
    for (const token of tokens) await app.request(token).get('/api/auth/me').expect(401);
    expect(await Session.count({ where: { userId: ann.user.id } })).toBe(0);
    await app
      .request(await logIn())
      .get('/api/auth/me')
      .expect(200);
  });

  test('end but for a fresh one when the password changes, and all with a deletion', async () => {
    ann = await app.signUp();
    const other = await logIn();
    const body = { current_password: ann.password, new_password: 'longer secret' };
    const changed = await app.request(ann.token).post('/api/auth/change-password').send(body).expect(200);
    for (const token of [ann.token, other]) await app.request(token).get('/api/auth/me').expect(401);
    const fresh: string = changed.body.access_token;
    const { body: list } = await app.request(fresh).get('/api/auth/sessions').expect(200);
    expect(list).toMatchObject([{ id: sessionIdOf(fresh), is_current: true }]);
    await app.request(fresh).delete('/api/auth/account').send({ password: 'longer secret' }).expect(200);
    expect(await Session.count({ where: { userId: ann.user.id } })).toBe(0);
  });

  test('are 200 at most: the one unused longest makes room, and those that ran out go first', async () => {
    ann = await app.signUp();
    const { user } = ann;
    const now = new Date();
    const row = (lastUsedAt: Date, expiresAt: Date) => {
      return { id: randomUUID(), userId: user.id, device: null, createdAt: now, lastUsedAt, expiresAt };
    };
    const later = new Date(now.getTime() + MINUTE_MS);
    const aged = row(minutesAgo(99), later);
    const rows = Array.from({ length: 198 }, () => row(minutesAgo(1), later));
    await Session.bulkCreate([aged, ...rows, row(now, minutesAgo(1))]);
    await logIn();
    expect(await Session.count({ where: { userId: user.id } })).toBe(200);
    expect(await Session.findByPk(aged.id)).toBeNull();
    await app.request(ann.token).get('/api/auth/me').expect(200);
  });
});

async function logIn(userAgent = ''): Promise<string> {
  const { user, password } = ann;
  const answer = await app
    .request()
    .post('/api/auth/login')
    .set('User-Agent', userAgent)
    .send({ email: user.email, password })
    .expect(200);
  return answer.body.access_token;
}

function sessionIdOf(token: string): string {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sid;
}

function minutesAgo(minutes: number): Date {
  return new Date(Date.now() - minutes * MINUTE_MS);
}
