import type { Logger } from 'pino';
import { Op, type Sequelize } from 'sequelize';
import type { Clock } from '../../clock.ts';
import type { Limits } from '../../config.ts';
import { inTransaction } from '../../database/inTransaction.ts';
import { ApiError } from '../../http/ApiError.ts';
import { ColoringPage, CreditEntry, Payment, User } from '../../models/index.ts';
import {
  InvalidEventError,
  type PaymentEvent,
  type PaymentProvider,
  PaymentProviderUnavailableError,
} from '../../providers/payments/PaymentProvider.ts';
import type { RateLimiter } from '../../providers/rate-limit/RateLimiter.ts';
import { newId } from '../../randomness.ts';
import { CURRENCY, PACKAGES } from './packages.ts';
import type { Reconciliation } from './reconciliation.ts';
import type { Settlement } from './settlement.ts';

export interface CreditsServiceParts {
  readonly sequelize: Sequelize;
  readonly clock: Clock;
  readonly provider: PaymentProvider;
  readonly settlement: Settlement;
  readonly reconciliation: Reconciliation;
  readonly logger: Logger;
  readonly rateLimiter: RateLimiter;
  readonly limits: Limits;
}

const HOUR_MS = 60 * 60 * 1000;
/** Checkouts older than this have expired at the provider and are not asked about any more. */
const OPEN_CHECKOUT_MS = 3 * 24 * 60 * 60 * 1000;

/** Buying credits, and what became of it. */
export class CreditsService {
  readonly #parts: CreditsServiceParts;

  constructor(parts: CreditsServiceParts) {
    this.#parts = parts;
  }

  /** Opens a hosted checkout and returns its page. `originUrl` has been checked. NOT_FOUND, RATE_LIMITED, PROVIDER_UNAVAILABLE. */
  async checkout(user: User, packageId: string, originUrl: string): Promise<string> {
    const offer = PACKAGES.find(({ id }) => id === packageId);
    if (!offer) throw new ApiError('NOT_FOUND');
    await this.#refuseTooMany('checkout', this.#parts.limits.checkoutsPerHour, user.id);
    const now = this.#parts.clock.now();
    const payment = await Payment.create({
      id: newId(),
      userId: user.id,
      packageId,
      credits: offer.credits,
      amountCents: offer.priceCents,
      currency: CURRENCY,
      status: 'open',
      createdAt: now,
      updatedAt: now,
    });
    const session = await this.#parts.provider
      .createCheckout({
        paymentId: payment.id,
        order: { userId: user.id, packageId, credits: offer.credits },
        name: `Lineleaf ${offer.name}: ${offer.credits} credits`,
        description: offer.description,
        amountCents: offer.priceCents,
        currency: CURRENCY,
        successUrl: `${originUrl}/?session_id={CHECKOUT_SESSION_ID}`,
        cancelUrl: `${originUrl}/?payment=cancelled`,
      })
      .catch(refuseUnavailable);
    await Payment.update({ sessionId: session.id }, { where: { id: payment.id } });
    if (!session.url) throw new ApiError('PROVIDER_UNAVAILABLE');
    return session.url;
  }

  /**
   * Settles every open checkout of the user; returns what was granted since the user was last told, by whichever side.
   * RATE_LIMITED, PROVIDER_UNAVAILABLE.
   */
  async verifyPending(userId: string): Promise<{ added: number; balance: number }> {
    const { limits, reconciliation } = this.#parts;
    await this.#refuseTooMany('verification', limits.verificationsPerHour, userId);
    await reconciliation.settleOpenOf(userId, OPEN_CHECKOUT_MS).catch(refuseUnavailable);
    return this.#announce(userId);
  }

  /**
   * Takes a signed event; one of another product on the same account is written to the log and that is all.
   * INVALID_REQUEST for a bad signature, PROVIDER_UNAVAILABLE when the provider cannot say whose payment it is about.
   */
  async receiveEvent(rawBody: Buffer, signature: string): Promise<void> {
    const { settlement, logger } = this.#parts;
    const event = this.#readEvent(rawBody, signature);
    if (event.kind === 'other' || (await settlement.apply(event))) return;
    const named = await this.#nameByIntent(event);
    if (named && (await settlement.apply(named))) return;
    const reference = event.kind === 'session' ? event.session.id : event.paymentIntentId;
    logger.info({ kind: event.kind, reference }, 'a payment event of another product');
  }

  /** The user's entries, newest first, with the pages that credits were spent on. */
  history(userId: string): Promise<CreditEntry[]> {
    return CreditEntry.findAll({
      where: { userId },
      include: { model: ColoringPage, as: 'page', attributes: ['id', 'title', 'prompt'] },
      order: [
        ['createdAt', 'DESC'],
        ['id', 'DESC'],
      ],
    });
  }

  #readEvent(rawBody: Buffer, signature: string): PaymentEvent {
    try {
      return this.#parts.provider.readEvent(rawBody, signature);
    } catch (error) {
      if (error instanceof InvalidEventError) throw new ApiError('INVALID_REQUEST', { cause: error });
      throw error;
    }
  }

  /** A dispute names only a payment intent, and may be told before the payment: then the provider knows whose it is. */
  async #nameByIntent(event: PaymentEvent): Promise<PaymentEvent | undefined> {
    if (event.kind !== 'dispute' && event.kind !== 'refund') return undefined;
    if (event.paymentId !== undefined || event.paymentIntentId === undefined) return undefined;
    const paymentId = await this.#parts.provider
      .findPaymentId(event.paymentIntentId)
      .catch(refuseUnavailable);
    return paymentId === undefined ? undefined : { ...event, paymentId };
  }

  async #refuseTooMany(name: string, limit: number, userId: string): Promise<void> {
    const rule = { name, limit, windowMs: HOUR_MS };
    const { isAllowed, retryAfterS } = await this.#parts.rateLimiter.hit(rule, userId);
    if (!isAllowed) throw new ApiError('RATE_LIMITED', { retryAfterS });
  }

  #announce(userId: string): Promise<{ added: number; balance: number }> {
    return inTransaction(this.#parts.sequelize, async () => {
      const user = await User.findByPk(userId, { attributes: ['id', 'credits'], lock: true });
      if (!user) throw new ApiError('UNAUTHENTICATED');
      const untold = { userId, announcedAt: null, creditsGranted: { [Op.gt]: 0 } };
      const grants = await Payment.findAll({ where: untold });
      await Payment.update(
        { announcedAt: this.#parts.clock.now() },
        { where: { id: grants.map(({ id }) => id) } },
      );
      const added = grants.reduce((sum, { creditsGranted }) => sum + creditsGranted, 0);
      return { added, balance: user.credits };
    });
  }
}

function refuseUnavailable(error: unknown): never {
  if (error instanceof PaymentProviderUnavailableError)
    throw new ApiError('PROVIDER_UNAVAILABLE', { cause: error });
  throw error;
}
