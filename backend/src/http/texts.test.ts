import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../randomness.ts';
import { createTestApp, type TestApp, type TestUser } from '../testing/testApp.ts';

let app: TestApp;
let administrator: TestUser;
beforeAll(async () => {
  app = await createTestApp();
  administrator = await app.logInAdministrator();
});
afterAll(() => app.close());

/** What breaks databases, escapes and encodings. */
const TEXTS: readonly [name: string, text: string][] = [
  ['NUL', 'a\u0000b'],
  ['four-byte letters', 'cat 😀🦄 𝒶 👩‍👩‍👧'],
  ['a lone surrogate', 'a\ud800b'],
  ['right to left, combining and zero-width marks', 'שלום é e\u0301 a\u200bb \u202egnp.exe'],
  ['quotes, escapes and comments', '\'; DROP TABLE users; -- " \\ \\0 %_ $1 :x ? /* */'],
  ['line breaks and controls', 'a\r\nb\tc\u0007\u001b[31m\u007f\u0085'],
  ['the last code point', 'a\u{10ffff}'],
];

/** Each field of text that is stored: sends it and returns what is read back afterwards. */
const FIELDS: Readonly<Record<string, (text: string) => Promise<{ status: number; stored?: unknown }>>> = {
  async username(text) {
    const account = { email: `${newId()}@example.com`, username: text, password: 'secret 1' };
    const { status, body } = await app.request().post('/api/auth/signup').send(account);
    if (status !== 200) return { status };
    const me = await app.request(body.access_token).get('/api/auth/me');
    return { status, stored: me.body.username };
  },
  async email(text) {
    const email = `${newId()}.${text}@example.com`;
    const account = { email, username: 'Ann', password: 'secret 1' };
    const { status } = await app.request().post('/api/auth/signup').send(account);
    if (status !== 200) return { status };
    const login = await app.request().post('/api/auth/login').send({ email, password: 'secret 1' });
    return { status: login.status };
  },
  async password(text) {
    const { user, token } = await app.signUp();
    const password = `long enough ${text}`;
    const change = { current_password: 'secret 1', new_password: password };
    const { status } = await app.request(token).post('/api/auth/change-password').send(change);
    if (status !== 200) return { status };
    const login = await app.request().post('/api/auth/login').send({ email: user.email, password });
    return { status: login.status };
  },
  async prompt(text) {
    const { token } = await app.signUp();
    const { status } = await app.request(token).post('/api/generate-coloring-page').send({ prompt: text });
    if (status !== 200) return { status };
    const pages = await app.request(token).get('/api/coloring-pages?images=url');
    return { status, stored: pages.body[0].prompt };
  },
  async reason(text) {
    const { user } = await app.signUp();
    const path = `/api/admin/users/${user.id}/credits`;
    const change = { credits: 20, reason: text };
    const { status } = await app.request(administrator.token).patch(path).send(change);
    return { status };
  },
  async search(text) {
    const { status, body } = await app
      .request(administrator.token)
      .get('/api/admin/users')
      .query({ search: `nobody ${text}` });
    return { status, stored: Array.isArray(body) && body.length > 0 ? body : undefined };
  },
};

describe.each(TEXTS)('a text with %s', (_, text) => {
  test.each(Object.keys(FIELDS))('as %s is refused, or comes back as it was', async (field) => {
    const { status, stored } = (await FIELDS[field]?.(text)) ?? { status: 0 };
    expect([200, 400, 422]).toContain(status);
    // A lone surrogate is no text: on its way as UTF-8 it becomes the replacement character.
    if (stored !== undefined) expect(stored).toBe(Buffer.from(text).toString().trim());
  });
});
