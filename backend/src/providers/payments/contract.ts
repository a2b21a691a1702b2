import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import {
  type CheckoutRequest,
  InvalidEventError,
  type ListedSession,
  type PaymentProvider,
} from './PaymentProvider.ts';
import type { PaymentSimulator } from './simulator/PaymentSimulator.ts';

/** A payment provider, the simulator that answers it, and the secret that signs its events. */
export interface OpenPayments {
  readonly provider: PaymentProvider;
  readonly simulator: PaymentSimulator;
  readonly webhookSecret: string;
}

/** A checkout of one package. */
export const CHECKOUT: CheckoutRequest = {
  paymentId: 'payment-1',
  order: { userId: '6f1a3c1e-8a1d-4a55-9a64-0d5b8f1f6f10', packageId: 'starter', credits: 20 },
  name: 'Lineleaf Starter: 20 credits',
  description: 'A rainy afternoon',
  amountCents: 299,
  currency: 'usd',
  successUrl: 'http://localhost:3000/?session_id={CHECKOUT_SESSION_ID}',
  cancelUrl: 'http://localhost:3000/?payment=cancelled',
};

/** What every payment provider promises. `open` gives one that knows no session. */
export function paymentsContract(open: () => Promise<OpenPayments>): void {
  describe('a payment provider', () => {
    it('opens one checkout for one payment, however often it is asked', async () => {
      const { provider } = await open();
      const [one, other] = [await provider.createCheckout(CHECKOUT), await provider.createCheckout(CHECKOUT)];
      expect(other).toEqual(one);
      expect(one).toMatchObject({ paymentId: 'payment-1', state: 'open', isPaid: false });
      expect(new URL(one.url ?? '').origin).toBe('http://localhost:3000');
      const second = await provider.createCheckout({ ...CHECKOUT, paymentId: 'payment-2' });
      expect(second.id).not.toBe(one.id);
    });

    it('tells what became of a session', async () => {
      const { provider, simulator } = await open();
      const { id } = await provider.createCheckout(CHECKOUT);
      await simulator.payLater(id);
      expect(await provider.retrieveSession(id)).toMatchObject({ state: 'complete', isPaid: false });
      await simulator.settleLater(id, true);
      const paid = await provider.retrieveSession(id);
      expect(paid).toMatchObject({ state: 'complete', isPaid: true, url: undefined });
      expect(paid?.paymentIntentId).toEqual(expect.any(String));
    });

    it('knows nothing of a session or a payment that is not its own', async () => {
      const { provider } = await open();
      expect(await provider.retrieveSession('cs_none')).toBeUndefined();
      expect(await provider.findPaymentId('pi_none')).toBeUndefined();
    });

    it('tells whose payment an intent is, and what was paid', async () => {
      const { provider, simulator } = await open();
      const { id } = await provider.createCheckout(CHECKOUT);
      await simulator.pay(id);
      const session = await provider.retrieveSession(id);
      expect(session).toMatchObject({ amountCents: 299, currency: 'usd' });
      expect(await provider.findPaymentId(session?.paymentIntentId ?? '')).toBe('payment-1');
    });

    it('lists the sessions of a time with their orders and what was given back', async () => {
      const { provider, simulator } = await open();
      const begin = new Date(Date.now() - 1000);
      const opened: string[] = [];
      for (let count = 1; count <= 120; count += 1) {
        opened.push((await provider.createCheckout({ ...CHECKOUT, paymentId: `payment-${count}` })).id);
      }
      const [first = ''] = opened;
      await simulator.pay(first);
      await simulator.refund(first, 100);
      const listed = new Map<string, ListedSession>();
      for await (const session of provider.listSessions(begin)) listed.set(session.id, session);
      expect([...listed.keys()].sort()).toEqual(opened.sort());
      const { order } = CHECKOUT;
      expect(listed.get(first)).toMatchObject({
        paymentId: 'payment-1',
        order,
        isPaid: true,
        refundedCents: 100,
      });
      const later = provider.listSessions(new Date(Date.now() + 60_000));
      for await (const session of later) expect.unreachable(session.id);
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
      const timestamp = Math.floor(Date.now() / 1000) - 10 * 60;
      const old = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret, timestamp });
      const foreign = Stripe.webhooks.generateTestHeaderString({ payload, secret: 'whsec_other' });
      for (const wrong of ['', 't=1,v1=00', signature.replace(/.$/, 'x'), old, foreign]) {
        expect(() => provider.readEvent(Buffer.from(payload), wrong)).toThrow(InvalidEventError);
      }
    });
  });
}
