import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CreditEntry, Payment, User } from '../../models/index.ts';
import type { PaymentSimulator } from '../../providers/payments/simulator/PaymentSimulator.ts';
import { createTestApp, type TestApp, type TestUser } from '../../testing/testApp.ts';

let app: TestApp;
let simulator: PaymentSimulator;

beforeAll(async () => {
  app = await createTestApp();
  const simulated = app.providers.payments.simulator;
  if (!simulated) throw new Error('tests use the simulator');
  simulator = simulated.simulator;
});
afterAll(() => app.close());

const ORIGIN = 'http://localhost:3000';

async function openCheckout({ token }: TestUser, packageId = 'starter'): Promise<string> {
  const body = { package_id: packageId, origin_url: ORIGIN };
  const { body: answer } = await app.request(token).post('/api/credits/checkout').send(body).expect(200);
  return String(answer.url).split('/').at(-1) ?? '';
}

const verify = ({ token }: TestUser) => app.request(token).post('/api/credits/verify-pending');

/** The balance, after checking that it is the sum of the ledger and that each session granted at most once. */
async function soundBalance({ user }: TestUser): Promise<number> {
  const { credits } = await User.findByPk(user.id, { rejectOnEmpty: true });
  const entries = await CreditEntry.findAll({ where: { userId: user.id } });
  expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(credits);
  const grants = entries.filter(({ kind }) => kind === 'purchase').map(({ reference }) => reference);
  expect(new Set(grants).size).toBe(grants.length);
  return credits;
}

describe('the packages', () => {
  it('are Starter, Popular and Pro, and popular has the lowest price per credit', async () => {
    const { body } = await app.request().get('/api/credits/packages').expect(200);
    expect(body.map(({ name }: { name: string }) => name)).toEqual(['Starter', 'Popular', 'Pro']);
    const prices = body.map(({ id, price, credits }: { id: string; price: number; credits: number }) => [
      price / credits,
      id,
    ]);
    expect(prices.sort()[0][1]).toBe('popular');
  });
});

describe('a checkout', () => {
  it('needs a user', () => app.request().post('/api/credits/checkout').send({}).expect(401));

  it('refuses a broken body and names its fields', async () => {
    const { token } = await app.signUp();
    const { body } = await app
      .request(token)
      .post('/api/credits/checkout')
      .send({ package_id: 7 })
      .expect(400);
    expect(Object.keys(body.fields).sort()).toEqual(['origin_url', 'package_id']);
  });

  it.each(['https://evil.example', 'http://localhost:3000.evil.example', 'http://localhost:4000'])(
    'is not opened for %s',
    async (origin_url) => {
      const { token, user } = await app.signUp();
      await app
        .request(token)
        .post('/api/credits/checkout')
        .send({ package_id: 'pro', origin_url })
        .expect(422);
      expect(await Payment.count({ where: { userId: user.id } })).toBe(0);
    },
  );

  it('is opened so many times an hour: 429 with Retry-After', async () => {
    const { token } = await app.signUp();
    const body = { package_id: 'starter', origin_url: ORIGIN };
    const open = () => app.request(token).post('/api/credits/checkout').send(body);
    const { checkoutsPerHour } = app.container.config.limits;
    for (let count = 0; count < checkoutsPerHour; count += 1) await open().expect(200);
    const refused = await open().expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('knows its packages', async () => {
    const { token } = await app.signUp();
    const body = { package_id: 'gold', origin_url: ORIGIN };
    await app.request(token).post('/api/credits/checkout').send(body).expect(404);
  });

  it('leads to a page on the origin that asked, which pays, and the credits arrive once', async () => {
    const buyer = await app.signUp();
    const id = await openCheckout(buyer);
    const page = await app.request().get(`/dev/payments/checkout/${id}`).expect(200);
    expect(page.text).toContain('Pay $2.99');
    const paid = await app
      .request()
      .post(`/dev/payments/checkout/${id}`)
      .type('form')
      .send('action=pay')
      .expect(303);
    expect(paid.headers.location).toBe(`${ORIGIN}/?session_id=${id}`);
    expect((await verify(buyer).expect(200)).body).toEqual({ credits_added: 20, current_balance: 30 });
    expect((await verify(buyer).expect(200)).body).toEqual({ credits_added: 0, current_balance: 30 });
    expect(await soundBalance(buyer)).toBe(30);
  });

  it('declined or cancelled charges nothing', async () => {
    const buyer = await app.signUp();
    const id = await openCheckout(buyer);
    const declined = await app
      .request()
      .post(`/dev/payments/checkout/${id}`)
      .type('form')
      .send('action=decline')
      .expect(200);
    expect(declined.text).toContain('declined');
    const cancelled = await app
      .request()
      .post(`/dev/payments/checkout/${id}`)
      .type('form')
      .send('action=cancel')
      .expect(303);
    expect(cancelled.headers.location).toBe(`${ORIGIN}/?payment=cancelled`);
    expect((await verify(buyer)).body).toEqual({ credits_added: 0, current_balance: 10 });
  });
});

describe('credits are granted once', () => {
  it('when the webhook never comes: the return settles', async () => {
    const buyer = await app.signUp();
    const id = await openCheckout(buyer);
    await withDelivery('never', () => simulator.pay(id));
    expect(await soundBalance(buyer)).toBe(10);
    expect((await verify(buyer)).body.credits_added).toBe(20);
    expect(await soundBalance(buyer)).toBe(30);
  });

  it('when the webhook comes twice, and again after the return', async () => {
    const buyer = await app.signUp();
    const id = await openCheckout(buyer);
    await withDelivery('held', () => simulator.pay(id));
    await verify(buyer).expect(200);
    simulator.delivery = 'twice';
    await simulator.release();
    simulator.delivery = 'prompt';
    expect(await soundBalance(buyer)).toBe(30);
  });

  it('when twenty verifications and events run at once', async () => {
    const buyer = await app.signUp();
    const id = await openCheckout(buyer);
    await withDelivery('never', () => simulator.pay(id));
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(buyer)));
    const added = answers.map(({ body }) => body.credits_added as number);
    expect(added.reduce((sum, count) => sum + count, 0)).toBe(20);
    expect(await soundBalance(buyer)).toBe(30);
  });

  it('when the money comes later: nothing before, once after', async () => {
    const buyer = await app.signUp();
    const id = await openCheckout(buyer);
    await simulator.payLater(id);
    expect((await verify(buyer)).body.credits_added).toBe(0);
    await simulator.settleLater(id, true);
    expect((await verify(buyer)).body.credits_added).toBe(20);
    expect(await soundBalance(buyer)).toBe(30);
  });

  it('and never when the money does not come', async () => {
    const buyer = await app.signUp();
    const id = await openCheckout(buyer);
    await simulator.payLater(id);
    await simulator.settleLater(id, false);
    expect((await verify(buyer)).body.credits_added).toBe(0);
    const expired = await openCheckout(buyer);
    await simulator.expire(expired);
    expect(await soundBalance(buyer)).toBe(10);
  });
});

describe('money given back', () => {
  it('takes credits by the cumulative amount, in three parts', async () => {
    const buyer = await app.signUp();
    const id = await openCheckout(buyer);
    await simulator.pay(id);
    for (const cents of [100, 100, 99]) await simulator.refund(id, cents);
    expect(await soundBalance(buyer)).toBe(10);
    const [payment] = await Payment.findAll({ where: { userId: buyer.user.id } });
    expect(payment?.status).toBe('refunded');
    expect(payment?.creditsReversed).toBe(20);
  });

  it('before the payment was told still ends at the same balance', async () => {
    const buyer = await app.signUp();
    const id = await openCheckout(buyer);
    await withDelivery('held', async () => {
      await simulator.pay(id);
      await simulator.refund(id, 299);
    });
    await simulator.release('reversed');
    expect(await soundBalance(buyer)).toBe(10);
  });

  it('takes at most the balance and writes the rest down', async () => {
    const buyer = await app.signUp();
    const id = await openCheckout(buyer);
    await simulator.pay(id);
    await app.container.ledger.reserve({ userId: buyer.user.id, credits: 25, reference: buyer.user.id });
    await simulator.refund(id, 299);
    expect(await soundBalance(buyer)).toBe(0);
    const [payment] = await Payment.findAll({ where: { userId: buyer.user.id } });
    expect([payment?.creditsReversed, payment?.creditsShortfall]).toEqual([5, 15]);
  });

  it('by a dispute: taken when it is lost, kept when it is won', async () => {
    const buyer = await app.signUp();
    const id = await openCheckout(buyer);
    await simulator.pay(id);
    await simulator.dispute(id, 'created');
    expect(await soundBalance(buyer)).toBe(30);
    await simulator.dispute(id, 'won');
    expect(await soundBalance(buyer)).toBe(30);
    await simulator.dispute(id, 'lost');
    expect(await soundBalance(buyer)).toBe(10);
  });

  it('by a dispute whose end is told before its opening', async () => {
    const buyer = await app.signUp();
    const id = await openCheckout(buyer);
    await withDelivery('held', async () => {
      await simulator.pay(id);
      await simulator.dispute(id, 'created');
      await simulator.dispute(id, 'lost');
    });
    await simulator.release('reversed');
    expect(await soundBalance(buyer)).toBe(10);
    const [payment] = await Payment.findAll({ where: { userId: buyer.user.id } });
    expect([payment?.status, payment?.disputeStatus]).toEqual(['refunded', 'lost']);
  });
});

describe('the webhook', () => {
  const now = () => Math.floor(Date.now() / 1000);
  const post = (payload: string, signature: string) =>
    app.request().post('/api/credits/webhook').set('stripe-signature', signature).type('json').send(payload);

  it('takes signed events as raw bytes, and grants once for different events of one session', async () => {
    const buyer = await app.signUp();
    const session = await paidInSilence(buyer);
    for (const eventId of ['evt_1', 'evt_2', 'evt_2']) {
      const payload = completedEvent(eventId, session);
      const { body } = await post(payload, sign(payload, now())).expect(200);
      expect(body).toEqual({ received: true });
    }
    expect(await soundBalance(buyer)).toBe(30);
  });

  it('grants once when twenty events arrive at the same time', async () => {
    const buyer = await app.signUp();
    const session = await paidInSilence(buyer);
    const payloads = Array.from({ length: 20 }, (_, index) => completedEvent(`evt_${index}`, session));
    const answers = await Promise.all(payloads.map((payload) => post(payload, sign(payload, now()))));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await soundBalance(buyer)).toBe(30);
  });

  it('refuses a changed body and a signature of ten minutes ago', async () => {
    const buyer = await app.signUp();
    const payload = completedEvent('evt_1', await paidInSilence(buyer));
    await post(`${payload} `, sign(payload, now())).expect(400);
    await post(payload, sign(payload, now() - 600)).expect(400);
    expect(await soundBalance(buyer)).toBe(10);
  });

  it('acknowledges a refund that names a deleted payment by our own id alone', async () => {
    const buyer = await app.signUp();
    await openCheckout(buyer);
    const [payment] = await Payment.findAll({ where: { userId: buyer.user.id } });
    const admin = await app.logInAdministrator();
    await app.request(admin.token).delete(`/api/admin/users/${buyer.user.id}`).expect(200);
    const charge = { object: 'charge', payment_intent: 'pi_late', amount_refunded: 299 };
    const object = { ...charge, metadata: { payment_id: payment?.id } };
    const payload = JSON.stringify({
      id: 'evt_3',
      object: 'event',
      type: 'charge.refunded',
      data: { object },
    });
    await post(payload, sign(payload, now())).expect(200);
  });

  it('refuses what is not signed, and writes nothing', async () => {
    const payments = await Payment.count();
    const answer = await app.request().post('/api/credits/webhook').type('json').send('{}').expect(400);
    expect(answer.body.detail).toEqual(expect.any(String));
    expect(await Payment.count()).toBe(payments);
  });

  it('acknowledges an event for a deleted user, grants nothing and leaves an audit event', async () => {
    const buyer = await app.signUp();
    const id = await openCheckout(buyer);
    const admin = await app.logInAdministrator();
    await withDelivery('held', () => simulator.pay(id));
    await app.request(admin.token).delete(`/api/admin/users/${buyer.user.id}`).expect(200);
    await simulator.release();
    const { body } = await app.request(admin.token).get('/api/admin/audit-events').expect(200);
    expect(body.map(({ kind }: { kind: string }) => kind)).toContain('payment_event_after_deletion');
    expect(await CreditEntry.count({ where: { userId: buyer.user.id } })).toBe(0);
  });
});

describe('the history', () => {
  it('needs a user', () => app.request().get('/api/credits/history').expect(401));

  it("shows the user's own entries, newest first", async () => {
    const buyer = await app.signUp();
    await simulator.pay(await openCheckout(buyer));
    const { body } = await app.request(buyer.token).get('/api/credits/history').expect(200);
    expect(body.map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount])).toEqual([
      ['purchase', 20],
      ['signup', 10],
    ]);
  });

  it('names the page that a credit was spent on, by its title once it has one, until it is deleted', async () => {
    const ann = await app.signUp();
    const drawn = await app
      .request(ann.token)
      .post('/api/generate-coloring-page')
      .send({ prompt: 'a cat in a boat' })
      .expect(200);
    const path = `/api/coloring-pages/${drawn.body.id}`;
    const pages = async () => {
      const { body } = await app.request(ann.token).get('/api/credits/history').expect(200);
      return body.map(({ kind, page }: { kind: string; page: unknown }) => [kind, page]);
    };
    const page = { id: drawn.body.id, title: null, prompt: 'a cat in a boat' };
    expect(await pages()).toEqual([
      ['generation', page],
      ['signup', null],
    ]);
    await app.request(ann.token).patch(path).send({ title: 'Tom at sea' }).expect(200);
    expect((await pages())[0]).toEqual(['generation', { ...page, title: 'Tom at sea' }]);
    await app.request(ann.token).delete(path).expect(200);
    expect((await pages())[0]).toEqual(['generation', null]);
  });
});

/** A session whose payment no event has told of. */
async function paidInSilence(buyer: TestUser): Promise<object> {
  const id = await openCheckout(buyer);
  await withDelivery('never', () => simulator.pay(id));
  return simulator.find(id) ?? {};
}

function completedEvent(id: string, session: object): string {
  return JSON.stringify({
    id,
    object: 'event',
    type: 'checkout.session.completed',
    data: { object: session },
  });
}

function sign(payload: string, timestamp: number): string {
  const secret = app.providers.payments.simulator?.webhookSecret ?? '';
  return Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
}

async function withDelivery(
  mode: PaymentSimulator['delivery'],
  action: () => Promise<unknown>,
): Promise<void> {
  simulator.delivery = mode;
  await action();
  simulator.delivery = 'prompt';
}
