import { Op, type Sequelize } from 'sequelize';
import type { Clock } from '../../clock.ts';
import type { Limits } from '../../config.ts';
import { inTransaction } from '../../database/inTransaction.ts';
import { ApiError } from '../../http/ApiError.ts';
import { CreditEntry, Payment, User } from '../../models/index.ts';
import {
  InvalidEventError,
  type PaymentProvider,
  PaymentProviderUnavailableError,
} from '../../providers/payments/PaymentProvider.ts';
import type { RateLimiter } from '../../providers/rate-limit/RateLimiter.ts';
import { newId } from '../../randomness.ts';
import { CURRENCY, PACKAGES } from './packages.ts';
import { type Settlement, UnknownPaymentError } from './settlement.ts';

export interface CreditsServiceParts {
  readonly sequelize: Sequelize;
  readonly clock: Clock;
  readonly provider: PaymentProvider;
  readonly settlement: Settlement;
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

  /** Opens a hosted checkout and answers its page. `originUrl` has been checked. NOT_FOUND, RATE_LIMITED, PROVIDER_UNAVAILABLE. */
  async checkout(user: User, packageId: string, originUrl: string): Promise<string> {
    const offer = PACKAGES.find(({ id }) => id === packageId);
    if (!offer) throw new ApiError('NOT_FOUND');
    await this.#refuseTooMany(user.id);
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
   * Settles every open checkout of the user; answers what was granted since the user was last told, by whichever side.
   * PROVIDER_UNAVAILABLE.
   */
  async verifyPending(userId: string): Promise<{ added: number; balance: number }> {
    const since = new Date(this.#parts.clock.now().getTime() - OPEN_CHECKOUT_MS);
    const open = await Payment.findAll({
      where: { userId, status: 'open', sessionId: { [Op.ne]: null }, createdAt: { [Op.gte]: since } },
    });
    for (const { sessionId } of open) {
      if (sessionId === null) continue;
      const session = await this.#parts.provider.retrieveSession(sessionId).catch(refuseUnavailable);
      await this.#parts.settlement.fulfil(session);
    }
    return this.#announce(userId);
  }

  /** Takes a signed event. Throws INVALID_REQUEST for a bad signature, UNAVAILABLE for a payment not known yet. */
  async receiveEvent(rawBody: Buffer, signature: string): Promise<void> {
    try {
      await this.#parts.settlement.apply(this.#parts.provider.readEvent(rawBody, signature));
    } catch (error) {
      if (error instanceof InvalidEventError) throw new ApiError('INVALID_REQUEST', { cause: error });
      if (error instanceof UnknownPaymentError) throw new ApiError('UNAVAILABLE', { cause: error });
      throw error;
    }
  }

  /** The user's entries, newest first. */
  history(userId: string): Promise<CreditEntry[]> {
    return CreditEntry.findAll({
      where: { userId },
      order: [
        ['createdAt', 'DESC'],
        ['id', 'DESC'],
      ],
    });
  }

  async #refuseTooMany(userId: string): Promise<void> {
    const { limits, rateLimiter } = this.#parts;
    const rule = { name: 'checkout', limit: limits.checkoutsPerHour, windowMs: HOUR_MS };
    const { isAllowed, retryAfterS } = await rateLimiter.hit(rule, userId);
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
