import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CreditEntry, Generation, PageSave, User } from '../models/index.ts';
import type { PaymentSimulator } from '../providers/payments/simulator/PaymentSimulator.ts';
import { newId } from '../randomness.ts';
import { coloredPagePng } from '../testing/pagePng.ts';
import { stripeEvent } from '../testing/stripeEvents.ts';
import { createTestApp, type TestApp, type TestUser } from '../testing/testApp.ts';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const ORIGIN = 'http://localhost:3000';

let testApp: TestApp;
/** The right time. Only a test moves the clock. */
let trueMs: number;

beforeEach(async () => {
  trueMs = Date.parse('2026-11-22T10:00:00Z');
  vi.setSystemTime(trueMs);
  testApp = await createTestApp();
});
afterEach(async () => {
  await testApp.close();
  vi.useRealTimers();
});

describe.each([
  ['ahead', HOUR_MS],
  ['back', -HOUR_MS],
])('a clock that is moved an hour %s', (direction, movedMs) => {
  test('in mid-picture: the page is there or the credit is back, and the same key draws on', async () => {
    const ann = await testApp.signUp();
    const key = newId();
    testApp.providers.imageGenerator.script.push(async (request) => {
      moveClock(movedMs);
      await Promise.all([sweep(), sweep(), sweep()]);
      return testApp.providers.imageGenerator.draw(request);
    });
    const answer = await draw(ann, key);
    // The lease of a worker seems to have run out long ago, and nobody can tell it from one that crashed.
    expect(answer.status).toBe(direction === 'ahead' ? 503 : 200);
    await expectSound(ann, direction === 'ahead' ? 10 : 9);
    expect((await draw(ann, key)).status).toBe(200);
    await expectSound(ann, 9);
    moveClock(0);
    await sweep();
    await expectSound(ann, 9);
  });

  test('in mid-save: the colored copy is there, or its key is free', async () => {
    const ann = await testApp.signUp();
    const page = (await draw(ann, newId())).body;
    const { storage } = testApp.container.providers;
    const key = newId();
    const put = vi.spyOn(storage, 'put').mockImplementationOnce(async (...parameters) => {
      put.mockRestore();
      moveClock(movedMs);
      await sweep();
      await storage.put(...parameters);
    });
    expect((await saveColored(ann, page.id, key)).status).toBe(direction === 'ahead' ? 503 : 200);
    const again = await saveColored(ann, page.id, key);
    expect(again.status).toBeLessThan(300);
    expect((await saveColored(ann, page.id, key)).body.id).toBe(again.body.id);
    expect(await countPages(ann)).toBe(2);
    await expectSound(ann, 9);
  });

  test('gives the credit of a job whose worker died back once, at most an hour late', async () => {
    const ann = await testApp.signUp();
    await leaveJob(ann);
    moveClock(movedMs);
    await sweep();
    trueMs += HOUR_MS + MINUTE_MS;
    moveClock(movedMs);
    await Promise.all([sweep(), sweep()]);
    moveClock(0);
    await sweep();
    await expectSound(ann, 10);
    expect(await CreditEntry.count({ where: { userId: ann.user.id, kind: 'refund' } })).toBe(1);
  });

  test('keeps everybody logged in, and whoever logs in meanwhile', async () => {
    const before = await testApp.signUp();
    moveClock(movedMs);
    await me(before).expect(200);
    const meanwhile = await testApp.signUp();
    await me(meanwhile).expect(200);
    moveClock(0);
    for (const user of [before, meanwhile]) {
      await me(user).expect(200);
      const sessions = await testApp.request(user.token).get('/api/auth/sessions').expect(200);
      expect(sessions.body).toHaveLength(1);
    }
    trueMs += 30 * 24 * HOUR_MS + HOUR_MS;
    moveClock(0);
    for (const user of [before, meanwhile]) await me(user).expect(401);
  });

  test('keeps picture addresses good, and for 49 hours at most', async () => {
    const ann = await testApp.signUp();
    await draw(ann, newId());
    const before = await pictureUrl(ann);
    moveClock(movedMs);
    const meanwhile = await pictureUrl(ann);
    for (const url of [before, meanwhile]) await testApp.request().get(url).expect(200);
    moveClock(0);
    for (const url of [before, meanwhile]) await testApp.request().get(url).expect(200);
    trueMs += 23 * HOUR_MS - MINUTE_MS;
    moveClock(0);
    for (const url of [before, meanwhile]) await testApp.request().get(url).expect(200);
    trueMs += 26 * HOUR_MS + MINUTE_MS;
    moveClock(0);
    for (const url of [before, meanwhile]) await testApp.request().get(url).expect(404);
  });

  test('makes a reset link end an hour sooner or later, and the next one is right', async () => {
    const ann = await testApp.signUp();
    const before = await resetToken(ann);
    moveClock(movedMs);
    const meanwhile = await resetToken(ann);
    await reset(newId()).expect(422);
    if (direction === 'ahead') await reset(before).expect(422);
    moveClock(0);
    if (direction === 'back') await reset(meanwhile).expect(422);
    trueMs += 2 * HOUR_MS;
    moveClock(0);
    for (const token of [before, meanwhile]) await reset(token).expect(422);
    await reset(await resetToken(ann)).expect(200);
  });

  test('makes a reset link made in the wrong time work in it', async () => {
    const ann = await testApp.signUp();
    moveClock(movedMs);
    await reset(await resetToken(ann)).expect(200);
  });

  test('makes nobody wait for longer than the hour of a limit', async () => {
    const { checkoutsPerHour } = testApp.container.config.limits;
    const ann = await testApp.signUp();
    for (let count = 0; count < checkoutsPerHour; count += 1) await checkout(ann).expect(200);
    moveClock(movedMs);
    const answer = await checkout(ann);
    expect(answer.status).toBe(direction === 'ahead' ? 200 : 429);
    if (direction === 'ahead') return;
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(HOUR_MS / 1000);
  });

  test('credits a purchase once, also while the events of the provider, whose clock is right, look too old', async () => {
    const ann = await testApp.signUp();
    const simulator = simulatorOf(testApp);
    simulator.delivery = 'never';
    const { body } = await checkout(ann).expect(200);
    const id = String(body.url).split('/').at(-1) ?? '';
    moveClock(movedMs);
    await testApp.request().post(`/dev/payments/checkout/${id}`).type('form').send('action=pay').expect(303);
    const session = simulator.sessions().find((known) => known.id === id);
    const event = stripeEvent('checkout.session.completed', { ...session });
    await sendEvent(event).expect(direction === 'ahead' ? 400 : 200);
    const verified = await testApp.request(ann.token).post('/api/credits/verify-pending').expect(200);
    expect(verified.body).toEqual({ credits_added: 20, current_balance: 30 });
    moveClock(0);
    await sendEvent(event).expect(200);
    await expectSound(ann, 30);
  });
});

function moveClock(byMs: number): void {
  vi.setSystemTime(trueMs + byMs);
}

function sweep(): Promise<number> {
  return testApp.container.sweeper.endAbandoned('expired');
}

function draw({ token }: TestUser, key: string) {
  return testApp
    .request(token)
    .post('/api/generate-coloring-page')
    .set('Idempotency-Key', key)
    .send({ prompt: 'a cat' });
}

/** A job as the crash of its worker leaves it. */
async function leaveJob({ user }: TestUser): Promise<void> {
  const job = await testApp.container.generations.order({
    userId: user.id,
    prompt: 'a cat',
    idempotencyKey: newId(),
    network: '192.0.2.1',
  });
  const leaseExpiresAt = new Date(trueMs + 30_000);
  await job.update({ status: 'running', leaseOwner: 'a dead worker', leaseExpiresAt });
}

function saveColored({ token }: TestUser, pageId: string, key: string) {
  const image_base64 = Buffer.from(coloredPagePng([200, 10, 10])).toString('base64');
  return testApp
    .request(token)
    .post('/api/coloring-pages/colored')
    .set('Idempotency-Key', key)
    .send({ original_page_id: pageId, image_base64, color_data: { colors_used: 1 } });
}

function me({ token }: TestUser) {
  return testApp.request(token).get('/api/auth/me');
}

async function countPages({ token }: TestUser): Promise<number> {
  return (await testApp.request(token).get('/api/coloring-pages?images=url').expect(200)).body.length;
}

async function pictureUrl({ token }: TestUser): Promise<string> {
  const { body } = await testApp.request(token).get('/api/coloring-pages?images=url').expect(200);
  return body[0].image_url;
}

async function resetToken({ user }: TestUser): Promise<string> {
  await testApp.request().post('/api/auth/forgot-password').send({ email: user.email }).expect(200);
  await testApp.container.background.settle();
  const mail = testApp.providers.mailer.sent.filter(({ to }) => to === user.email).at(-1);
  return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

function reset(token: string) {
  return testApp.request().post('/api/auth/reset-password').send({ token, new_password: 'sesame' });
}

function checkout({ token }: TestUser) {
  const body = { package_id: 'starter', origin_url: ORIGIN };
  return testApp.request(token).post('/api/credits/checkout').send(body);
}

function simulatorOf(app: TestApp): PaymentSimulator {
  const { simulator } = app.providers.payments;
  if (!simulator) throw new Error('tests use the simulator');
  return simulator.simulator;
}

/** Sends an event that was signed at the right time. */
function sendEvent(payload: string) {
  const secret = testApp.providers.payments.simulator?.webhookSecret ?? '';
  const timestamp = Math.floor(trueMs / 1000);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return testApp
    .request()
    .post('/api/credits/webhook')
    .set('stripe-signature', signature)
    .type('json')
    .send(payload);
}

/** The balance is this, and the sum of its entries; nothing is open. */
async function expectSound({ user }: TestUser, credits: number): Promise<void> {
  await testApp.container.background.settle();
  expect(await User.findByPk(user.id)).toMatchObject({ credits });
  expect(Number(await CreditEntry.sum('amount', { where: { userId: user.id } }))).toBe(credits);
  expect(await Generation.count({ where: { userId: user.id, status: ['pending', 'running'] } })).toBe(0);
  expect(await PageSave.count({ where: { userId: user.id, status: 'open' } })).toBe(0);
}
