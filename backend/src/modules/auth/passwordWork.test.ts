import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { User } from '../../models/index.ts';
import { newId } from '../../randomness.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

// At the product's own cost: other tests hash cheaply.
vi.unmock('./passwordCost.ts');

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

test('a password is kept as argon2id with 19 MiB and two passes', async () => {
  const { user } = await testApp.signUp();
  expect((await User.findByPk(user.id))?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('a log-in takes the same work for an unknown address and a wrong password', async () => {
  const { user } = await testApp.signUp();
  const times: Record<string, number[]> = { known: [], unknown: [] };
  // Time on the processor, all threads: what else the machine does is not in it. The first round warms both up.
  for (let round = -1; round < 12; round += 1) {
    for (const [who, email] of [
      ['known', user.email],
      ['unknown', `${newId()}@example.com`],
    ] as const) {
      const before = process.cpuUsage();
      expect(
        (await testApp.request().post('/api/auth/login').send({ email, password: 'wrong' })).status,
      ).toBe(401);
      const { user: own, system } = process.cpuUsage(before);
      if (round >= 0) times[who]?.push(own + system);
    }
  }
  // The least of each: what a collection of garbage adds is not theirs.
  const [known, unknown] = [Math.min(...(times.known ?? [])), Math.min(...(times.unknown ?? []))];
  // Without the work of a hash, the unknown one would take a fifth of the time.
  expect(unknown / known).toBeGreaterThan(0.5);
  expect(unknown / known).toBeLessThan(2);
});
