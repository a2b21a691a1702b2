import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLogger } from '../../logging.ts';
import { AuditEvent, CreditEntry, Payment } from '../../models/index.ts';
import type { PaymentSimulator } from '../../providers/payments/simulator/PaymentSimulator.ts';
import { sendEvent, stripeEvent } from '../../testing/stripeEvents.ts';
import { createTestApp, type TestApp, type TestUser } from '../../testing/testApp.ts';

const lines: string[] = [];
let app: TestApp;
let simulator: PaymentSimulator;
beforeAll(async () => {
  app = await createTestApp({}, createLogger('info', { write: (line) => lines.push(line) }));
  const simulated = app.providers.payments.simulator;
  if (!simulated) throw new Error('tests use the simulator');
  simulator = simulated.simulator;
  simulator.delivery = 'never';
});
afterAll(() => app.close());

/** A checkout of 20 credits for 299 cents: its session, paid or open, of which no event has told. */
async function checkout({ token }: TestUser, isPaid = true) {
  const body = { package_id: 'starter', origin_url: 'http://localhost:3000' };
  const answer = await app.request(token).post('/api/credits/checkout').send(body).expect(200);
  const id = String(answer.body.url).split('/').at(-1) ?? '';
  if (isPaid) await simulator.pay(id);
  const session = simulator.find(id);
  if (!session) throw new Error('The simulator lost a session');
  return session;
}

const paymentOf = ({ client_reference_id }: { client_reference_id: string | null }) =>
  Payment.findByPk(client_reference_id ?? '', { rejectOnEmpty: true });
const purchasesOf = ({ user }: TestUser) =>
  CreditEntry.sum('amount', { where: { userId: user.id, kind: 'purchase' } }).then((sum) => sum ?? 0);

describe('an event of another product on the same account', () => {
  const foreign = {
    id: 'cs_live_77',
    object: 'checkout.session',
    payment_status: 'paid',
    status: 'complete',
  };

  test.each([
    [
      'a session of another shop',
      'checkout.session.completed',
      {
        ...foreign,
        mode: 'payment',
        client_reference_id: 'order 77',
        metadata: { order: '77' },
        amount_total: 299,
        currency: 'usd',
      },
    ],
    [
      'a session without a reference',
      'checkout.session.completed',
      { ...foreign, mode: 'payment', metadata: {} },
    ],
    [
      'a subscription',
      'checkout.session.completed',
      { ...foreign, mode: 'subscription', subscription: 'sub_1', metadata: {} },
    ],
    ['a session that expired', 'checkout.session.expired', { ...foreign, status: 'expired', metadata: {} }],
    [
      'a refund',
      'charge.refunded',
      { object: 'charge', payment_intent: 'pi_77', amount_refunded: 299, metadata: { order: '77' } },
    ],
    [
      'a refund of a charge without an intent',
      'charge.refunded',
      { object: 'charge', payment_intent: null, amount_refunded: 299, metadata: {} },
    ],
    [
      'a dispute',
      'charge.dispute.closed',
      { object: 'dispute', payment_intent: 'pi_77', status: 'lost', metadata: {} },
    ],
    [
      'a dispute of a charge without an intent',
      'charge.dispute.closed',
      { object: 'dispute', payment_intent: null, status: 'lost', metadata: {} },
    ],
  ])('%s: answered with 200, noted, and changes nothing', async (_, type, object) => {
    const buyer = await app.signUp();
    await checkout(buyer);
    await app.request(buyer.token).post('/api/credits/verify-pending').expect(200);
    const before = JSON.stringify(await Payment.findAll({ order: ['id'] }));
    lines.length = 0;
    await sendEvent(app, stripeEvent(type, object)).expect(200, { received: true });
    expect(JSON.stringify(await Payment.findAll({ order: ['id'] }))).toBe(before);
    expect(lines.filter((line) => line.includes('a payment event of another product'))).toHaveLength(1);
  });

  test('whether a dispute is ours is asked of the provider: one that is told before its payment is not lost', async () => {
    const buyer = await app.signUp();
    const session = await checkout(buyer);
    const dispute = { object: 'dispute', payment_intent: session.payment_intent, metadata: {} };
    await sendEvent(app, stripeEvent('charge.dispute.closed', { ...dispute, status: 'lost' })).expect(200);
    await sendEvent(app, stripeEvent('checkout.session.completed', session)).expect(200);
    expect(await purchasesOf(buyer)).toBe(20);
    expect(await paymentOf(session)).toMatchObject({ status: 'refunded', creditsReversed: 20 });
  });
});

describe('a session that was paid otherwise than ordered', () => {
  let buyer: TestUser;
  beforeEach(async () => {
    buyer = await app.signUp();
  });

  test.each([
    ['the amount', { amount_total: 1 }, 'paid 1 usd (cents) instead of 299 usd'],
    ['the currency', { currency: 'jpy' }, 'paid 299 jpy (cents) instead of 299 usd'],
    ['the session', { id: 'cs_test_other' }, 'paid in another session'],
  ])('by %s: grants nothing, is marked, and the administrator reads why', async (_, change, reason) => {
    const session = await checkout(buyer);
    const event = stripeEvent('checkout.session.completed', { ...session, ...change });
    await sendEvent(app, event).expect(200);
    await sendEvent(app, event).expect(200);
    expect(await purchasesOf(buyer)).toBe(0);
    const payment = await paymentOf(session);
    expect(payment.status).toBe('mismatched');

    const { token } = await app.logInAdministrator();
    const { body } = await app.request(token).get('/api/admin/audit-events').expect(200);
    const told = body.filter(({ subject_id }: { subject_id: string }) => subject_id === buyer.user.id);
    expect(told).toMatchObject([{ kind: 'payment_mismatch', detail: `payment ${payment.id}: ${reason}` }]);

    // What was ordered may still be paid.
    await sendEvent(app, stripeEvent('checkout.session.completed', session)).expect(200);
    expect(await purchasesOf(buyer)).toBe(20);
    expect((await paymentOf(session)).status).toBe('paid');
  });

  test('after the right one was granted: the grant stands', async () => {
    const session = await checkout(buyer);
    await sendEvent(app, stripeEvent('checkout.session.completed', session)).expect(200);
    const other = { ...session, id: 'cs_test_other', amount_total: 899 };
    await sendEvent(app, stripeEvent('checkout.session.completed', other)).expect(200);
    expect(await purchasesOf(buyer)).toBe(20);
    expect(await paymentOf(session)).toMatchObject({ status: 'paid', sessionId: session.id });
    const where = { subjectId: buyer.user.id, kind: 'payment_mismatch' };
    expect(await AuditEvent.count({ where })).toBe(1);
  });
});
