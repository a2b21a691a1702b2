import Stripe from 'stripe';
import { z } from 'zod';
import {
  type CheckoutOrder,
  type CheckoutRequest,
  type CheckoutSession,
  InvalidEventError,
  type ListedSession,
  type PaymentEvent,
  type PaymentProvider,
  PaymentProviderUnavailableError,
} from './PaymentProvider.ts';

type Fetch = typeof globalThis.fetch;

/** How to reach Stripe, or what stands in for it: `fetch` replaces the network. */
export interface StripeOptions {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Origin (with an optional path) of another server that speaks Stripe's API. */
  readonly apiBase?: string;
  readonly fetch?: Fetch;
}

/** The most that Stripe gives. */
const LISTED_AT_ONCE = 100;
const NETWORK_RETRIES = 2;
/** For one try: a buyer waits for all three. */
const TIMEOUT_MS = 20_000;

/** Stripe's hosted checkout, through its SDK. */
export class StripePayments implements PaymentProvider {
  readonly #stripe: Stripe;
  readonly #webhookSecret: string;

  constructor({ secretKey, webhookSecret, apiBase, fetch = globalThis.fetch }: StripeOptions) {
    this.#stripe = new Stripe(secretKey, {
      maxNetworkRetries: NETWORK_RETRIES,
      timeout: TIMEOUT_MS,
      telemetry: false,
      httpClient: Stripe.createFetchHttpClient(apiBase ? fetchFrom(apiBase, fetch) : fetch),
    });
    this.#webhookSecret = webhookSecret;
  }

  async createCheckout(request: CheckoutRequest): Promise<CheckoutSession> {
    const metadata = { payment_id: request.paymentId };
    const session = await this.#call(() =>
      this.#stripe.checkout.sessions.create(
        {
          mode: 'payment',
          client_reference_id: request.paymentId,
          metadata: { ...metadata, ...orderMetadata(request.order) },
          // Copied to the charge, so that refunds and disputes name our payment too.
          payment_intent_data: { metadata },
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: request.currency,
                unit_amount: request.amountCents,
                product_data: { name: request.name, description: request.description },
              },
            },
          ],
          success_url: request.successUrl,
          cancel_url: request.cancelUrl,
        },
        { idempotencyKey: `checkout-${request.paymentId}` },
      ),
    );
    return toSession(session);
  }

  async retrieveSession(id: string): Promise<CheckoutSession | undefined> {
    const session = await this.#find(() => this.#stripe.checkout.sessions.retrieve(id));
    return session && toSession(session);
  }

  async *listSessions(since: Date): AsyncGenerator<ListedSession> {
    const created = { gte: Math.floor(since.getTime() / 1000) };
    const expand = ['data.payment_intent.latest_charge'];
    const pages = this.#stripe.checkout.sessions.list({ created, expand, limit: LISTED_AT_ONCE });
    const sessions = pages[Symbol.asyncIterator]();
    for (;;) {
      const next = await this.#call(() => sessions.next());
      if (next.done) return;
      yield toListedSession(next.value);
    }
  }

  async findPaymentId(paymentIntentId: string): Promise<string | undefined> {
    const intent = await this.#find(() => this.#stripe.paymentIntents.retrieve(paymentIntentId));
    return intent?.metadata.payment_id;
  }

  readEvent(rawBody: Buffer, signature: string): PaymentEvent {
    try {
      return toEvent(this.#stripe.webhooks.constructEvent(rawBody, signature, this.#webhookSecret));
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError) {
        throw new InvalidEventError(error.message, { cause: error });
      }
      throw error;
    }
  }

  /** Undefined for what the provider says does not exist. */
  #find<Result>(request: () => Promise<Result>): Promise<Result | undefined> {
    return this.#call(() => request().catch(undefinedIfUnknown));
  }

  async #call<Result>(request: () => Promise<Result>): Promise<Result> {
    try {
      return await request();
    } catch (error) {
      throw new PaymentProviderUnavailableError('The payment provider refused or did not answer', {
        cause: error,
      });
    }
  }
}

function fetchFrom(apiBase: string, fetch: Fetch): Fetch {
  return (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    return fetch(`${apiBase.replace(/\/$/, '')}${pathname}${search}`, init);
  };
}

function undefinedIfUnknown(error: unknown): undefined {
  if (error instanceof Stripe.errors.StripeInvalidRequestError) return undefined;
  throw error;
}

function toSession(session: Stripe.Checkout.Session): CheckoutSession {
  const intent = session.payment_intent;
  return {
    id: session.id,
    paymentId: session.client_reference_id ?? undefined,
    amountCents: session.amount_total ?? undefined,
    currency: session.currency ?? undefined,
    url: session.url ?? undefined,
    state: stateOf(session.status),
    isPaid: session.payment_status === 'paid',
    paymentIntentId: typeof intent === 'string' ? intent : intent?.id,
  };
}

function toListedSession(session: Stripe.Checkout.Session): ListedSession {
  const { payment_intent: intent, metadata, created } = session;
  const charge = typeof intent === 'string' ? null : intent?.latest_charge;
  const order = orderSchema.safeParse(metadata);
  return {
    ...toSession(session),
    order: order.data,
    createdAt: new Date(created * 1000),
    refundedCents: typeof charge === 'string' ? 0 : (charge?.amount_refunded ?? 0),
  };
}

/** The provider keeps texts alone. */
function orderMetadata({ userId, packageId, credits }: CheckoutOrder): Record<string, string> {
  return { user_id: userId, package_id: packageId, credits: String(credits) };
}

const orderSchema = z
  .object({ user_id: z.uuid(), package_id: z.string(), credits: z.coerce.number().int().positive() })
  .transform(({ user_id, package_id, credits }) => ({ userId: user_id, packageId: package_id, credits }));

function stateOf(status: string | null): CheckoutSession['state'] {
  return status === 'complete' || status === 'expired' ? status : 'open';
}

function toEvent(event: Stripe.Event): PaymentEvent {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return { kind: 'session', session: toSession(event.data.object) };
    case 'checkout.session.async_payment_failed':
      return { kind: 'session', session: { ...toSession(event.data.object), state: 'failed' } };
    case 'charge.refunded': {
      const { amount_refunded, payment_intent, metadata } = event.data.object;
      return { kind: 'refund', refundedCents: amount_refunded, ...referenceOf(payment_intent, metadata) };
    }
    case 'charge.dispute.created':
      return { kind: 'dispute', state: 'opened', ...disputeReference(event.data.object) };
    case 'charge.dispute.closed': {
      const state = event.data.object.status === 'lost' ? 'lost' : 'won';
      return { kind: 'dispute', state, ...disputeReference(event.data.object) };
    }
    default:
      return { kind: 'other' };
  }
}

function disputeReference(dispute: Stripe.Dispute) {
  return referenceOf(dispute.payment_intent, dispute.metadata);
}

function referenceOf(intent: string | Stripe.PaymentIntent | null, metadata: Stripe.Metadata) {
  return {
    paymentIntentId: typeof intent === 'string' ? intent : intent?.id,
    paymentId: metadata.payment_id,
  };
}
