/** A package to be paid for on the provider's hosted page. */
export interface CheckoutRequest {
  /** Our payment's id: also the idempotency key, and what the provider's events carry back. */
  readonly paymentId: string;
  /** Kept by the provider too, so that a payment that is lost here can be booked again. */
  readonly order: CheckoutOrder;
  readonly name: string;
  readonly description: string;
  readonly amountCents: number;
  /** ISO 4217, lower case. */
  readonly currency: string;
  /** `{CHECKOUT_SESSION_ID}` in it is replaced by the provider. */
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** Who buys what. */
export interface CheckoutOrder {
  readonly userId: string;
  readonly packageId: string;
  readonly credits: number;
}

/** A checkout as the provider knows it. */
export interface CheckoutSession {
  readonly id: string;
  /** Our payment's id, when the session is ours. */
  readonly paymentId: string | undefined;
  /** Hosted page; undefined once the session has ended. */
  readonly url: string | undefined;
  readonly state: 'open' | 'complete' | 'expired' | 'failed';
  /** Whether the money has arrived. A completed session may be paid days later. */
  readonly isPaid: boolean;
  readonly paymentIntentId: string | undefined;
  /** What the buyer pays, in cents. */
  readonly amountCents: number | undefined;
  /** ISO 4217, lower case. */
  readonly currency: string | undefined;
}

/** A checkout with what is asked for only when many are listed. */
export interface ListedSession extends CheckoutSession {
  /** Undefined for a checkout of another product, or of a release that did not tell. */
  readonly order: CheckoutOrder | undefined;
  readonly createdAt: Date;
  /** Cumulative. */
  readonly refundedCents: number;
}

/** What a provider's event tells, reduced to what matters here. */
export type PaymentEvent =
  | { readonly kind: 'session'; readonly session: CheckoutSession }
  | ({ readonly kind: 'refund' /** Cumulative. */; readonly refundedCents: number } & PaymentReference)
  | ({ readonly kind: 'dispute'; readonly state: 'opened' | 'won' | 'lost' } & PaymentReference)
  | { readonly kind: 'other' };

/** How an event about money names the payment. */
export interface PaymentReference {
  readonly paymentIntentId: string | undefined;
  readonly paymentId: string | undefined;
}

/** Takes card payments on a hosted page. */
export interface PaymentProvider {
  /** Opens a checkout. The same payment id opens one only. Throws PaymentProviderUnavailableError. */
  createCheckout(request: CheckoutRequest): Promise<CheckoutSession>;
  /** A session's state now; undefined when the provider knows none. Throws PaymentProviderUnavailableError. */
  retrieveSession(id: string): Promise<CheckoutSession | undefined>;
  /** Our payment's id behind a payment intent; undefined when it is not ours. Throws PaymentProviderUnavailableError. */
  findPaymentId(paymentIntentId: string): Promise<string | undefined>;
  /** Every session that was opened since, of other products on the same account too. Throws PaymentProviderUnavailableError. */
  listSessions(since: Date): AsyncIterable<ListedSession>;
  /** Reads a signed event. Throws InvalidEventError on a wrong, missing or old signature. */
  readEvent(rawBody: Buffer, signature: string): PaymentEvent;
}

/** The provider does not answer. */
export class PaymentProviderUnavailableError extends Error {
  override readonly name = 'PaymentProviderUnavailableError';
}

/** The event was not signed by the provider, or too long ago. */
export class InvalidEventError extends Error {
  override readonly name = 'InvalidEventError';
}
