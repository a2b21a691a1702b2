import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { describe, expect, it, onTestFinished } from 'vitest';
import { systemClock } from '../../clock.ts';
import { createPayments } from './index.ts';
import {
  type CheckoutRequest,
  InvalidEventError,
  type PaymentProvider,
  PaymentProviderUnavailableError,
} from './PaymentProvider.ts';
import type { PaymentSimulator } from './simulator/PaymentSimulator.ts';
import { simulatorFetch } from './simulator/simulatorFetch.ts';

const REQUEST: CheckoutRequest = {
  paymentId: 'payment-1',
  name: 'Lineleaf Starter: 20 credits',
  description: 'A rainy afternoon',
  amountCents: 299,
  currency: 'usd',
  successUrl: 'http://localhost:3000/?session_id={CHECKOUT_SESSION_ID}',
  cancelUrl: 'http://localhost:3000/?payment=cancelled',
};

describe.each([
  ['in the process', openEmbedded],
  ['over the network', openOverNetwork],
])('a payment provider %s', (_, open) => {
  it('opens one checkout for one payment, however often it is asked', async () => {
    const { provider } = await open();
    const [one, other] = [await provider.createCheckout(REQUEST), await provider.createCheckout(REQUEST)];
    expect(other).toEqual(one);
    expect(one).toMatchObject({ paymentId: 'payment-1', state: 'open', isPaid: false });
    expect(new URL(one.url ?? '').origin).toBe('http://localhost:3000');
    const second = await provider.createCheckout({ ...REQUEST, paymentId: 'payment-2' });
    expect(second.id).not.toBe(one.id);
  });

  it('tells what became of a session', async () => {
    const { provider, simulator } = await open();
    const { id } = await provider.createCheckout(REQUEST);
    await simulator.payLater(id);
    expect(await provider.retrieveSession(id)).toMatchObject({ state: 'complete', isPaid: false });
    await simulator.settleLater(id, true);
    const paid = await provider.retrieveSession(id);
    expect(paid).toMatchObject({ state: 'complete', isPaid: true, url: undefined });
    expect(paid.paymentIntentId).toEqual(expect.any(String));
  });

  it('says that it is unavailable for a session it does not know', async () => {
    const { provider } = await open();
    await expect(provider.retrieveSession('cs_none')).rejects.toBeInstanceOf(PaymentProviderUnavailableError);
  });

  it('reads what is signed and nothing else', async () => {
    const { provider, webhookSecret } = await open();
    const charge = { object: 'charge', payment_intent: 'pi_1', amount_refunded: 100, metadata: {} };
    const event = { id: 'evt_1', object: 'event', type: 'charge.refunded', data: { object: charge } };
    const payload = JSON.stringify(event);
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
    expect(provider.readEvent(Buffer.from(payload), signature)).toMatchObject({
      kind: 'refund',
      refundedCents: 100,
      paymentIntentId: 'pi_1',
    });
    for (const wrong of ['', 't=1,v1=00', signature.replace(/.$/, 'x')]) {
      expect(() => provider.readEvent(Buffer.from(payload), wrong)).toThrow(InvalidEventError);
    }
  });
});

it("the simulator's sessions survive a restart", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lineleaf-payments-'));
  const before = createPayments({ dataDir, clock: systemClock });
  const { id } = await before.provider.createCheckout(REQUEST);
  await before.simulator?.simulator.pay(id);
  const after = createPayments({ dataDir, clock: systemClock });
  expect(await after.provider.retrieveSession(id)).toMatchObject({ isPaid: true, paymentId: 'payment-1' });
});

interface Opened {
  readonly provider: PaymentProvider;
  readonly simulator: PaymentSimulator;
  readonly webhookSecret: string;
}

async function openEmbedded(): Promise<Opened> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lineleaf-payments-'));
  const { provider, simulator } = createPayments({ dataDir, clock: systemClock });
  if (!simulator) throw new Error('no simulator without a key');
  return { provider, ...simulator };
}

/** The simulator behind a server of its own, reached by STRIPE_API_BASE as another Stripe-like server would be. */
async function openOverNetwork(): Promise<Opened> {
  const { simulator } = await openEmbedded();
  const answer = simulatorFetch(simulator);
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    const body = method === 'POST' ? await text(request) : undefined;
    const key = String(headers['idempotency-key'] ?? '');
    const reply = await answer(`http://stripe${url}`, { method, body, headers: { 'idempotency-key': key } });
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(await reply.text());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const apiBase = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stripe = { secretKey: 'sk_test_1', webhookSecret: 'whsec_test', apiBase };
  const { provider } = createPayments({ stripe, dataDir: tmpdir(), clock: systemClock });
  return { provider, simulator, webhookSecret: stripe.webhookSecret };
}
