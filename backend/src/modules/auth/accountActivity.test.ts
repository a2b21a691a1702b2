import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AuditEvent } from '../../models/index.ts';
import { createTestApp, type TestApp, type TestUser } from '../../testing/testApp.ts';
import { nextCode, signUpWithTotp } from '../../testing/totpUser.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('the activity of an account', () => {
  test('tells of log-ins, good and failed, with the device, the newest first', async () => {
    const ann = await app.signUp();
    await logIn(ann, 'wrong').expect(401);
    await app.container.background.settle();
    await logIn(ann).expect(200);
    expect(await activityOf(ann)).toEqual([
      { id: expect.any(String), kind: 'logged_in', device: 'Firefox on Windows', created_at: anyTime },
      { id: expect.any(String), kind: 'login_failed', device: 'Firefox on Windows', created_at: anyTime },
      { id: expect.any(String), kind: 'signed_up', device: null, created_at: anyTime },
    ]);
  });

  test('tells of resets, of the password and of sessions', async () => {
    const ann = await app.signUp();
    await app.request().post('/api/auth/forgot-password').send({ email: ann.user.email }).expect(200);
    await app.container.background.settle();
    const mail = app.providers.mailer.sent.at(-1)?.text ?? '';
    const token = /token=([\w-]+)/.exec(mail)?.[1];
    const new_password = 'sesame sesame';
    await app.request().post('/api/auth/reset-password').send({ token, new_password }).expect(200);
    const { body } = await logIn(ann, new_password).expect(200);
    const change = { current_password: new_password, new_password: ann.password };
    const changed = await app.request(body.access_token).post('/api/auth/change-password').send(change);
    const other = await logIn(ann).expect(200);
    await app.request(other.body.access_token).post('/api/auth/logout').expect(200);
    const client = app.request(changed.body.access_token);
    const [session] = (await client.get('/api/auth/sessions')).body;
    await client.delete(`/api/auth/sessions/${session.id}`).expect(200);
    const last = await logIn(ann).expect(200);
    await app.request(last.body.access_token).delete('/api/auth/sessions').expect(200);
    expect(await kindsOf(ann)).toEqual(
      [
        ...['signed_up', 'reset_requested', 'password_reset', 'logged_in', 'password_changed', 'logged_in'],
        ...['logged_out', 'session_ended', 'logged_in', 'logged_out_everywhere', 'logged_in'],
      ].reverse(),
    );
  });

  test('tells of the code at log-in and of what the administrator did', async () => {
    const ann = await signUpWithTotp(app);
    await logIn(ann, ann.password, '000000').expect(401);
    await logIn(ann, ann.password, ann.recoveryCodes[0]).expect(200);
    const off = { password: ann.password, totp: nextCode(ann.secret) };
    await app.request(ann.token).delete('/api/auth/totp').send(off).expect(200);
    const administrator = await app.logInAdministrator();
    const path = `/api/admin/users/${ann.user.id}/credits`;
    await app.request(administrator.token).patch(path).send({ credits: 5 }).expect(200);
    const kinds = ['signed_up', 'totp_enabled', 'totp_failed', 'recovery_code_used', 'logged_in'];
    // In no order: a recovery code and the log-in with it may fall into one millisecond.
    expect((await kindsOf(ann)).sort()).toEqual(
      [...kinds, 'totp_disabled', 'credits_adjusted', 'logged_in'].sort(),
    );
  });

  test("shows the newest 20, and nobody else's", async () => {
    const ann = await app.signUp();
    const bo = await app.signUp();
    const { activity } = app.container;
    for (let event = 1; event <= 15; event += 1) {
      await activity.record('session_ended', ann.user.id, null);
      await activity.record('logged_out', ann.user.id, null);
    }
    const shown = (await app.request(ann.token).get('/api/auth/activity')).body;
    expect(shown).toHaveLength(20);
    expect(JSON.stringify(shown)).not.toContain('signed_up');
    expect((await app.request(bo.token).get('/api/auth/activity')).body).toHaveLength(1);
  });
});

describe('the log', () => {
  test('holds no address, no e-mail and no browser but its name', async () => {
    const ann = await app.signUp();
    await logIn(ann, 'wrong').expect(401);
    await app.container.background.settle();
    const rows = JSON.stringify(await AuditEvent.findAll({ where: { subjectId: ann.user.id } }));
    expect(rows).toContain('login_failed');
    expect(rows).not.toMatch(/127\.0\.0\.1|::1|@|Mozilla|145/);
  });

  test('holds nothing of failed log-ins with an unknown e-mail', async () => {
    const before = await AuditEvent.count();
    await app.request().post('/api/auth/login').send({ email: 'nobody@example.com', password: 'x' });
    await app.request().post('/api/auth/forgot-password').send({ email: 'nobody@example.com' });
    await app.container.background.settle();
    expect(await AuditEvent.count()).toBe(before);
  });

  test('takes 20 failed log-ins of an account in an hour, however many there are', async () => {
    const { user } = await app.signUp();
    for (let guess = 1; guess <= 50; guess += 1) {
      app.container.activity.recordAttempt('login_failed', user.email.toUpperCase(), null);
    }
    await app.container.background.settle();
    expect(await AuditEvent.count({ where: { subjectId: user.id, kind: 'login_failed' } })).toBe(20);
  });

  test('shows the administrator what administrators did, not what everybody does', async () => {
    await app.signUp();
    const { token } = await app.logInAdministrator();
    const { body } = await app.request(token).get('/api/admin/audit-events').expect(200);
    expect(body.map(({ kind }: { kind: string }) => kind)).not.toContain('logged_in');
    expect(body.map(({ kind }: { kind: string }) => kind)).not.toContain('signed_up');
  });

  test('of a deleted account keeps what administrators did alone', async () => {
    const ann = await app.signUp();
    const { token } = await app.logInAdministrator();
    await app
      .request(token)
      .patch(`/api/admin/users/${ann.user.id}/credits`)
      .send({ credits: 5 })
      .expect(200);
    await app.request(token).delete(`/api/admin/users/${ann.user.id}`).expect(200);
    const events = await AuditEvent.findAll({ where: { subjectId: ann.user.id } });
    expect(events.map(({ kind }) => kind).sort()).toEqual(['credits_adjusted', 'user_deleted']);
  });
});

const anyTime = expect.stringMatching(/^\d{4}-.+Z$/);

function logIn({ user, password }: TestUser, typed = password, totp?: string) {
  return app
    .request()
    .post('/api/auth/login')
    .set('User-Agent', FIREFOX)
    .send({ email: user.email, password: typed, totp });
}

async function activityOf(user: TestUser): Promise<{ kind: string }[]> {
  return (await app.request(user.token).get('/api/auth/activity').expect(200)).body;
}

/** The token the user began with may have ended, and logging in is an event itself. */
async function kindsOf(user: TestUser): Promise<string[]> {
  const { body } = await logIn(user).expect(200);
  return (await activityOf({ ...user, token: body.access_token })).map(({ kind }) => kind);
}
