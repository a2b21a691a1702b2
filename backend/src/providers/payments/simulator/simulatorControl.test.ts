import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestUser } from '../../../testing/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const control = (wish: object) =>
  app.request().post('/dev/payments/control').set('Host', 'localhost:3000').send(wish);

async function openCheckout({ token }: TestUser): Promise<string> {
  const body = { package_id: 'starter', origin_url: 'http://localhost:3000' };
  const answer = await app.request(token).post('/api/credits/checkout').send(body).expect(200);
  return String(answer.body.url).split('/').at(-1) ?? '';
}

async function balance({ token }: TestUser): Promise<number> {
  return (await app.request(token).get('/api/auth/me').expect(200)).body.credits;
}

test('webhooks come late, out of order, twice or never as they are told to, and grant once', async () => {
  const buyer = await app.signUp();
  const session = await openCheckout(buyer);
  await control({ do: 'deliver', mode: 'held' }).expect(200);
  await control({ do: 'pay', session }).expect(200);
  await control({ do: 'refund', session, cents: 100 }).expect(200);
  expect(await balance(buyer)).toBe(10);
  // The refund is told before the payment: taken back when the credits are there.
  await control({ do: 'release', order: 'reversed' }).expect(200);
  expect(await balance(buyer)).toBe(10 + 20 - 6);

  await control({ do: 'deliver', mode: 'twice' }).expect(200);
  await control({ do: 'pay', session: await openCheckout(buyer) }).expect(200);
  expect(await balance(buyer)).toBe(44);

  await control({ do: 'deliver', mode: 'never' }).expect(200);
  await control({ do: 'pay', session: await openCheckout(buyer) }).expect(200);
  expect(await balance(buyer)).toBe(44);
  await app.request(buyer.token).post('/api/credits/verify-pending').expect(200);
  expect(await balance(buyer)).toBe(64);
  await control({ do: 'deliver', mode: 'prompt' }).expect(200);
});

test('money that comes days later grants when it arrives', async () => {
  const buyer = await app.signUp();
  const session = await openCheckout(buyer);
  await control({ do: 'pay later', session }).expect(200);
  expect(await balance(buyer)).toBe(10);
  await control({ do: 'money arrives', session }).expect(200);
  expect(await balance(buyer)).toBe(30);
});

test('is there for this machine alone, and refuses what it does not know: 404, 400, 404', async () => {
  const wish = { do: 'deliver', mode: 'never' };
  await app.request().post('/dev/payments/control').set('Host', 'evil.example').send(wish).expect(404);
  await control({ do: 'print money' }).expect(400);
  await control({ do: 'pay', session: 'cs_unknown' }).expect(404);
});

test('a purchase may lift a balance above what an administrator may set', async () => {
  const buyer = await app.signUp();
  const { token } = await app.logInAdministrator();
  const path = `/api/admin/users/${buyer.user.id}/credits`;
  await app.request(token).patch(path).send({ credits: 1_000_001 }).expect(422);
  await app.request(token).patch(path).send({ credits: 1_000_000 }).expect(200);
  await control({ do: 'pay', session: await openCheckout(buyer) }).expect(200);
  expect(await balance(buyer)).toBe(1_000_020);
  await app.request(token).get('/api/admin/users').expect(200);
  const verified = await app.request(buyer.token).post('/api/credits/verify-pending').expect(200);
  expect(verified.body.current_balance).toBe(1_000_020);
});
