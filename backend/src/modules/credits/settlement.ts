import { Op, type Sequelize } from 'sequelize';
import type { Clock } from '../../clock.ts';
import { inTransaction } from '../../database/inTransaction.ts';
import { sha256 } from '../../hashing.ts';
import { Payment, PaymentTombstone, User } from '../../models/index.ts';
import type {
  CheckoutSession,
  PaymentEvent,
  PaymentReference,
} from '../../providers/payments/PaymentProvider.ts';
import type { AuditLog } from '../admin/auditLog.ts';
import type { CreditLedger } from './creditLedger.ts';

export interface SettlementParts {
  readonly sequelize: Sequelize;
  readonly clock: Clock;
  readonly ledger: CreditLedger;
  readonly audit: AuditLog;
}

/** An event about a payment that is not known here (yet): the provider is to send it again. */
export class UnknownPaymentError extends Error {
  override readonly name = 'UnknownPaymentError';
}

/**
 * Turns what the provider tells into ledger entries: one grant for a paid session, one reversal for each further cent
 * given back, however often and in whatever order it is told.
 */
export class Settlement {
  readonly #parts: SettlementParts;

  constructor(parts: SettlementParts) {
    this.#parts = parts;
  }

  /** Applies an event. Throws UnknownPaymentError. */
  async apply(event: PaymentEvent): Promise<void> {
    if (event.kind === 'session') await this.fulfil(event.session);
    if (event.kind === 'refund') {
      await this.#change(event, async (payment) => {
        payment.refundedCents = Math.max(payment.refundedCents, event.refundedCents);
        await this.#takeBack(payment);
      });
    }
    if (event.kind === 'dispute') {
      await this.#change(event, async (payment) => {
        // Its opening may be told after its end.
        if (event.state !== 'opened') payment.disputeStatus = event.state;
        else payment.disputeStatus ??= event.state;
        await this.#takeBack(payment);
      });
    }
  }

  /** Brings a payment up to its session's state; the one way in for webhook and return page. Throws UnknownPaymentError. */
  async fulfil(session: CheckoutSession): Promise<void> {
    const reference = { paymentId: session.paymentId, paymentIntentId: session.paymentIntentId };
    await this.#change({ ...reference, sessionId: session.id }, async (payment) => {
      payment.sessionId ??= session.id;
      payment.paymentIntentId ??= session.paymentIntentId ?? null;
      if (session.isPaid) await this.#grant(payment, session.id);
      else if (payment.status === 'open' && session.state === 'expired') payment.status = 'expired';
      else if (payment.status === 'open' && session.state === 'failed') payment.status = 'failed';
      await this.#takeBack(payment);
    });
  }

  async #grant(payment: Payment, sessionId: string): Promise<void> {
    if (payment.creditsGranted > 0) return;
    const { userId, credits, packageId } = payment;
    await this.#parts.ledger.grant('purchase', { userId, credits, reference: sessionId, reason: packageId });
    payment.creditsGranted = credits;
    payment.paidAt = this.#parts.clock.now();
    payment.status = 'paid';
  }

  /** Takes back what refunds and a lost dispute ask for, at most the balance; what was spent is written down. */
  async #takeBack(payment: Payment): Promise<void> {
    if (payment.creditsGranted === 0) return;
    const isLost = payment.disputeStatus === 'lost';
    const share = isLost ? 1 : Math.min(1, payment.refundedCents / payment.amountCents);
    const wanted = share === 1 ? payment.creditsGranted : Math.floor(payment.creditsGranted * share);
    const missing = wanted - payment.creditsReversed - payment.creditsShortfall;
    if (missing > 0) {
      const { taken, shortfall } = await this.#parts.ledger.reverse({
        userId: payment.userId,
        credits: missing,
        reference: `${payment.id}:${wanted}`,
        reason: isLost ? 'dispute' : 'refund',
      });
      payment.creditsReversed += taken;
      payment.creditsShortfall += shortfall;
    }
    if (share === 1) payment.status = 'refunded';
    else if (share > 0) payment.status = 'partially_refunded';
    else payment.status = payment.disputeStatus === 'opened' ? 'disputed' : 'paid';
  }

  /** Changes a payment under the lock of its user's row; does nothing for one whose user was deleted. */
  async #change(
    reference: PaymentReference & { readonly sessionId?: string },
    change: (payment: Payment) => Promise<void>,
  ): Promise<void> {
    await inTransaction(this.#parts.sequelize, async () => {
      const found = await findPayment(reference);
      if (!found) return this.#acknowledgeGone(reference);
      await User.findByPk(found.userId, { attributes: ['id'], lock: true });
      const payment = await Payment.findByPk(found.id, { lock: true });
      if (!payment) return this.#acknowledgeGone(reference);
      await change(payment);
      payment.updatedAt = this.#parts.clock.now();
      await payment.save();
    });
  }

  async #acknowledgeGone({
    paymentId,
    sessionId,
    paymentIntentId,
  }: PaymentReference & { readonly sessionId?: string }): Promise<void> {
    const known = [paymentId, sessionId, paymentIntentId];
    const hashes = known.filter((id) => id !== undefined).map(sha256);
    const tombstone = await PaymentTombstone.findOne({ where: { referenceSha256: { [Op.in]: hashes } } });
    if (!tombstone) throw new UnknownPaymentError('No payment of ours, nor of a deleted user');
    const detail = `payment ${tombstone.referenceSha256.slice(0, 12)}`;
    await this.#parts.audit.record({
      kind: 'payment_event_after_deletion',
      actorId: null,
      subjectId: null,
      detail,
    });
  }
}

function findPayment(reference: PaymentReference & { readonly sessionId?: string }): Promise<Payment | null> {
  const conditions = [
    ...(reference.paymentId ? [{ id: reference.paymentId }] : []),
    ...(reference.sessionId ? [{ sessionId: reference.sessionId }] : []),
    ...(reference.paymentIntentId ? [{ paymentIntentId: reference.paymentIntentId }] : []),
  ];
  return Payment.findOne({ where: { [Op.or]: conditions } });
}
