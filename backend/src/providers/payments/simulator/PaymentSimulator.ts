import type { Clock } from '../../../clock.ts';
import { newId } from '../../../randomness.ts';
import type { SimulatorFile } from './SimulatorFile.ts';
import { eventOf, type SimulatedEvent } from './simulatedEvents.ts';
import type { SimulatedSession } from './simulatedSession.ts';

/** How events are sent: at once, twice, kept until `release`, or not at all. */
export type DeliveryMode = 'prompt' | 'twice' | 'held' | 'never';

/** Takes an event to the product's webhook. */
export type Deliver = (event: SimulatedEvent) => Promise<void>;

const SESSION_LIFE_S = 24 * 60 * 60;

/** A payment provider inside the product, for development: no money moves. Its sessions survive a restart. */
export class PaymentSimulator {
  /** Where events go; set when the product is put together. */
  deliver: Deliver = async () => {};
  /** How events are sent from now on. */
  delivery: DeliveryMode = 'prompt';
  readonly #file: SimulatorFile;
  readonly #clock: Clock;
  readonly #held: SimulatedEvent[] = [];

  constructor(file: SimulatorFile, clock: Clock) {
    this.#file = file;
    this.#clock = clock;
  }

  /** Opens a session; the same idempotency key answers the same one. */
  async create(form: URLSearchParams, idempotencyKey: string | null): Promise<SimulatedSession> {
    const known = this.#file.sessions().find((session) => session.idempotency_key === idempotencyKey);
    if (known && idempotencyKey) return known;
    const id = `cs_test_${newId().replace(/-/g, '')}`;
    const created = Math.floor(this.#clock.now().getTime() / 1000);
    const successUrl = form.get('success_url') ?? '';
    const session: SimulatedSession = {
      id,
      object: 'checkout.session',
      url: `${new URL(successUrl).origin}/dev/payments/checkout/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      client_reference_id: form.get('client_reference_id'),
      metadata: metadataOf(form),
      amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
      currency: form.get('line_items[0][price_data][currency]') ?? 'usd',
      product: form.get('line_items[0][price_data][product_data][name]') ?? '',
      success_url: successUrl,
      cancel_url: form.get('cancel_url') ?? '',
      payment_intent: null,
      amount_refunded: 0,
      created,
      expires_at: created + SESSION_LIFE_S,
      idempotency_key: idempotencyKey,
    };
    await this.#file.save(session);
    return session;
  }

  sessions(): SimulatedSession[] {
    return this.#file.sessions();
  }

  find(id: string): SimulatedSession | undefined {
    return this.#file.find(id);
  }

  findByIntent(paymentIntentId: string): SimulatedSession | undefined {
    return this.#file.sessions().find(({ payment_intent }) => payment_intent === paymentIntentId);
  }

  /** The customer pays; paying twice changes nothing. */
  async pay(id: string): Promise<SimulatedSession> {
    const session = this.#get(id);
    if (session.status !== 'open') return session;
    const intent = `pi_${newId().replace(/-/g, '')}`;
    return this.#change(session, 'checkout.session.completed', {
      status: 'complete',
      payment_status: 'paid',
      payment_intent: intent,
      url: null,
    });
  }

  /** The customer chooses a way of paying that takes days: complete, not yet paid. */
  async payLater(id: string): Promise<SimulatedSession> {
    const intent = `pi_${newId().replace(/-/g, '')}`;
    const change = { status: 'complete', payment_intent: intent, url: null } as const;
    return this.#change(this.#get(id), 'checkout.session.completed', change);
  }

  /** The money of `payLater` arrives, or does not. */
  async settleLater(id: string, hasArrived: boolean): Promise<SimulatedSession> {
    if (!hasArrived) return this.#change(this.#get(id), 'checkout.session.async_payment_failed', {});
    return this.#change(this.#get(id), 'checkout.session.async_payment_succeeded', {
      payment_status: 'paid',
    });
  }

  async expire(id: string): Promise<SimulatedSession> {
    return this.#change(this.#get(id), 'checkout.session.expired', { status: 'expired', url: null });
  }

  /** Gives money back; `cents` adds to what was given back before. */
  async refund(id: string, cents: number): Promise<SimulatedSession> {
    const session = this.#get(id);
    return this.#change(session, 'charge.refunded', { amount_refunded: session.amount_refunded + cents });
  }

  async dispute(id: string, state: 'created' | 'won' | 'lost'): Promise<SimulatedSession> {
    const session = this.#get(id);
    await this.#send(
      eventOf(state === 'created' ? 'charge.dispute.created' : 'charge.dispute.closed', session, state),
    );
    return session;
  }

  /** Sends what was held, in the order it happened or reversed; what the product refuses is held again. */
  async release(order: 'as it happened' | 'reversed' = 'as it happened'): Promise<void> {
    const events = this.#held.splice(0);
    if (order === 'reversed') events.reverse();
    for (const event of events) await this.#deliverOrHold(event);
  }

  #get(id: string): SimulatedSession {
    const session = this.find(id);
    if (!session) throw new RangeError(`No session ${id}`);
    return session;
  }

  async #change(
    session: SimulatedSession,
    eventType: Parameters<typeof eventOf>[0],
    change: Partial<SimulatedSession>,
  ): Promise<SimulatedSession> {
    const changed = { ...session, ...change };
    await this.#file.save(changed);
    await this.#send(eventOf(eventType, changed));
    return changed;
  }

  async #send(event: SimulatedEvent): Promise<void> {
    if (this.delivery === 'never') return;
    if (this.delivery === 'held') {
      this.#held.push(event);
      return;
    }
    await this.#deliverOrHold(event);
    if (this.delivery === 'twice') await this.#deliverOrHold(event);
  }

  /** What the product refuses is kept for `release`, as a provider tries again later; the customer's own way goes on. */
  async #deliverOrHold(event: SimulatedEvent): Promise<void> {
    await this.deliver(event).catch(() => this.#held.push(event));
  }
}

function metadataOf(form: URLSearchParams): Record<string, string> {
  const entries = [...form].map(([name, value]) => [/^metadata\[(\w+)\]$/.exec(name)?.[1], value]);
  return Object.fromEntries(entries.filter(([name]) => name !== undefined));
}
