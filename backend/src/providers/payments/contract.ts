import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { type CheckoutRequest, InvalidEventError, type PaymentProvider } from './PaymentProvider.ts';
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
