import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { deviceCookieOf, type LogInServer, serveLogIns } from '../../testing/logInAttempts.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

/** Failures of an account at an address, or from a known device; everywhere it may have ten times as many. */
const PER_ACCOUNT = 2;
const PER_ADDRESS = 6;

let testApp: TestApp;
let logIns: LogInServer;
beforeAll(async () => {
  const { limits } = readConfig({
    LIMITS_SIGNUPS_PER_HOUR: '1000',
    LIMITS_LOGIN_FAILURES_PER_ACCOUNT: String(PER_ACCOUNT),
    LIMITS_LOGIN_FAILURES_PER_ADDRESS: String(PER_ADDRESS),
  });
  testApp = await createTestApp({ limits, trustProxyHops: 1 });
  logIns = serveLogIns(testApp);
});
afterAll(async () => {
  logIns.close();
  await testApp.close();
});

/** The cookie of a log-in from a new address. */
async function enter(email: string, cookie?: string): Promise<string> {
  return deviceCookieOf(await logIns.attempt({ email, address: logIns.newAddress(), cookie }));
}

/** Others guess at an account from everywhere until it is closed to unknown devices. */
async function guessFromEverywhere(email: string): Promise<void> {
  for (let origin = 0; origin < 10; origin += 1) {
    await logIns.guess(PER_ACCOUNT, { email, address: logIns.newAddress() });
  }
}

async function signUp(): Promise<string> {
  return (await testApp.signUp()).user.email;
}

test('a device that entered the account before is not locked out by the guesses of others; an unknown one is', async () => {
  const email = await signUp();
  const cookie = await enter(email);
  await guessFromEverywhere(email);
  expect(await logIns.statusOf({ email, address: logIns.newAddress() })).toBe(429);
  expect(await logIns.statusOf({ email, address: logIns.newAddress(), cookie })).toBe(200);
});

test('a device is known from signing up on', async () => {
  const account = { email: 'new@example.com', username: 'Ann', password: 'secret 1' };
  const signedUp = await testApp.request().post('/api/auth/signup').send(account).expect(200);
  await guessFromEverywhere(account.email);
  const cookie = signedUp.headers['set-cookie']?.[0]?.split(';')[0];
  expect(await logIns.statusOf({ email: account.email, cookie })).toBe(200);
});

test('a school whose address is closed by wrong guesses goes on on the devices it uses', async () => {
  const email = await signUp();
  const cookie = await enter(email);
  const address = logIns.newAddress();
  for (const other of ['a@example.com', 'b@example.com', 'c@example.com']) {
    await logIns.guess(PER_ACCOUNT, { email: other, address });
  }
  expect(await logIns.statusOf({ email, address })).toBe(429);
  expect(await logIns.statusOf({ email, address, cookie })).toBe(200);
});

test('a known device is bounded itself, also when its guesses come at once', async () => {
  const email = await signUp();
  const cookie = await enter(email);
  const statuses = await logIns.guess(20, { email, cookie });
  expect(statuses.filter((status) => status === 401)).toHaveLength(PER_ACCOUNT);
  expect(await logIns.statusOf({ email, cookie })).toBe(429);
});

test('the cookie opens nothing: without the password it stays out, and a forged or foreign one is none', async () => {
  const email = await signUp();
  const cookie = await enter(email);
  await guessFromEverywhere(email);
  expect(await logIns.statusOf({ email, password: 'wrong', cookie })).toBe(401);
  const foreign = await enter(await signUp());
  expect(await logIns.statusOf({ email, cookie: foreign })).toBe(429);
  const mac = cookie.lastIndexOf('.') + 1;
  const forged = `${cookie.slice(0, mac)}${cookie[mac] === 'A' ? 'B' : 'A'}${cookie.slice(mac + 1)}`;
  expect(await logIns.statusOf({ email, cookie: forged })).toBe(429);
});

test('the cookie is httpOnly, of this site, names nobody, and goes to log-ins and the like alone', async () => {
  const { user } = await testApp.signUp();
  const answer = await logIns.attempt({ email: user.email, address: logIns.newAddress() });
  const set = decodeURIComponent(answer.headers.get('set-cookie') ?? '');
  expect(set).toMatch(/^lineleaf_device=[\w.~-]+; .*Path=\/api\/auth; .*HttpOnly; SameSite=Lax$/);
  expect(set).not.toContain(user.id);
});

test('a device of a family is known to each of its accounts', async () => {
  const [one, other] = [await signUp(), await signUp()];
  const cookie = await enter(other, await enter(one));
  await guessFromEverywhere(one);
  expect(await logIns.statusOf({ email: one, address: logIns.newAddress(), cookie })).toBe(200);
});

test('a new password makes other devices unknown, and the one that set it known', async () => {
  const { user, token } = await testApp.signUp();
  const { email } = user;
  const cookie = await enter(email);
  const password = 'secret 2 and longer';
  const change = { current_password: 'secret 1', new_password: password };
  const changed = await testApp.request(token).post('/api/auth/change-password').send(change).expect(200);
  await guessFromEverywhere(email);
  expect(await logIns.statusOf({ email, password, cookie })).toBe(429);
  const kept = changed.headers['set-cookie']?.[0]?.split(';')[0];
  expect(await logIns.statusOf({ email, password, cookie: kept })).toBe(200);
});
