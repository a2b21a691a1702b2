import type { hash, verify } from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type LogInServer, serveLogIns } from '../../testing/logInAttempts.ts';
import { createTestApp, type TestApp, type TestUser } from '../../testing/testApp.ts';

/** What the hashing did: how often, and how often at the same time. */
const work = vi.hoisted(() => ({ count: 0, atOnce: 0, most: 0 }));

vi.mock('@node-rs/argon2', async (importOriginal) => {
  const library = await importOriginal<{ hash: typeof hash; verify: typeof verify }>();
  return {
    // Cheaper than the product's, so that a busy machine is not what makes anybody wait for long.
    hash: (password: string) => library.hash(password, { memoryCost: 1_024, timeCost: 1 }),
    verify: async (...input: Parameters<typeof verify>) => {
      work.count += 1;
      work.atOnce += 1;
      work.most = Math.max(work.most, work.atOnce);
      return library.verify(...input).finally(() => {
        work.atOnce -= 1;
      });
    },
  };
});

let testApp: TestApp;
let logIns: LogInServer;
beforeAll(async () => {
  testApp = await createTestApp({ trustProxyHops: 1 });
  logIns = serveLogIns(testApp);
});
afterAll(async () => {
  logIns.close();
  await testApp.close();
});
beforeEach(() => {
  Object.assign(work, { count: 0, atOnce: 0, most: 0 });
});

const times = <Made>(count: number, make: (index: number) => Made): Made[] =>
  Array.from({ length: count }, (_, index) => make(index));
const ALL_IN = times(30, () => 200);

describe('a class', () => {
  test('of thirty logs in to one account from one address at once, two hashes at a time', async () => {
    const { user } = await testApp.signUp();
    const address = logIns.newAddress();
    const statuses = await Promise.all(times(30, () => logIns.statusOf({ email: user.email, address })));
    expect(statuses).toEqual(ALL_IN);
    expect(work.count).toBe(30);
    expect(work.most).toBeLessThanOrEqual(2);
  });

  test('waits for its turn where one point is left, and nobody is refused', async () => {
    const { user } = await testApp.signUp();
    const address = logIns.newAddress();
    await logIns.guess(14, { email: user.email, address });
    const statuses = await Promise.all(times(30, () => logIns.statusOf({ email: user.email, address })));
    expect(statuses).toEqual(ALL_IN);
  });

  test('of thirty accounts logs in from one address at once, eight hashes at a time', async () => {
    const pupils: TestUser[] = [];
    for (let pupil = 0; pupil < 30; pupil += 1) pupils.push(await testApp.signUp());
    const address = logIns.newAddress();
    const statuses = pupils.map(({ user }) => logIns.statusOf({ email: user.email, address }));
    expect(await Promise.all(statuses)).toEqual(ALL_IN);
    expect(work.count).toBe(30);
    expect(work.most).toBeLessThanOrEqual(8);
  });

  test('logs in while one of it guesses wrongly at the own account', async () => {
    const [pupil, other] = [await testApp.signUp(), await testApp.signUp()];
    const address = logIns.newAddress();
    const guesses = logIns.guess(100, { email: pupil.user.email, address });
    const entered = times(30, () => logIns.statusOf({ email: other.user.email, address }));
    expect(await Promise.all(entered)).toEqual(ALL_IN);
    expect((await guesses).filter((status) => status === 429)).toHaveLength(85);
    expect(await logIns.statusOf({ email: other.user.email, address })).toBe(200);
  });
});

describe('guesses', () => {
  test('a thousand at once at one account from one address: fifteen are hashed, the others get 429', async () => {
    const { user } = await testApp.signUp();
    const guess = { email: user.email, password: 'wrong', address: logIns.newAddress() };
    const answers = await Promise.all(times(1_000, () => logIns.attempt(guess)));
    expect(work.count).toBe(15);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(15);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(985);
    expect(refused.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true);
  });

  test('at an account that does not exist are hashed and bounded alike', async () => {
    const statuses = await logIns.guess(20, { email: 'nobody@example.com', address: logIns.newAddress() });
    expect(work.count).toBe(15);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });

  test('from the addresses of one IPv6 network count together, from another apart', async () => {
    const { email } = (await testApp.signUp()).user;
    for (let guess = 1; guess <= 15; guess += 1) {
      await logIns.guess(1, { email, address: `2001:db8:1:2:${guess}::1` });
    }
    expect(await logIns.statusOf({ email, address: '2001:db8:1:2:ffff::9' })).toBe(429);
    expect(await logIns.statusOf({ email, address: '2001:db8:1:3::1' })).toBe(200);
  });
});
