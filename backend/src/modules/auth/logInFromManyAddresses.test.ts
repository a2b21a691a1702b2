import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  const { limits } = readConfig({ LIMITS_LOGIN_FAILURES_PER_ACCOUNT: '1' });
  app = await createTestApp({ limits, trustProxyHops: 1 });
});
afterAll(() => app.close());

test('an account that is guessed at from many addresses is closed for a while: 429 with Retry-After', async () => {
  const { user } = await app.signUp();
  const attempt = (address: string, password: string) =>
    app
      .request()
      .post('/api/auth/login')
      .set('X-Forwarded-For', address)
      .send({ email: user.email, password });
  for (let guess = 1; guess <= 10; guess += 1) await attempt(`10.0.0.${guess}`, 'wrong').expect(401);
  const refused = await attempt('10.0.0.99', 'secret 1').expect(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});
