import Stripe from 'stripe';
import type { TestApp } from './testApp.ts';

/** An event as Stripe sends it, of an object in the words of its API. */
export function stripeEvent(type: string, object: object): string {
  return JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
}

/** Sends an event to the webhook, signed with the secret of the app's payments. */
export function sendEvent(app: TestApp, payload: string) {
  const secret = app.providers.payments.simulator?.webhookSecret ?? '';
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
  return app
    .request()
    .post('/api/credits/webhook')
    .set('stripe-signature', signature)
    .type('json')
    .send(payload);
}
