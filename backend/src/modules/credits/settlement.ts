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

/**
 * Turns what the provider tells into ledger entries: one grant for a paid session, one reversal for each further cent
 * given back, however often and in whatever order it is told.
 */
export class Settlement {
  readonly #parts: SettlementParts;

  constructor(parts: SettlementParts) {
    this.#parts = parts;
  }

  /** Applies an event. False when it is about no payment of ours, nor of a deleted user. */
  async apply(event: PaymentEvent): Promise<boolean> {
    if (event.kind === 'session') return this.fulfill(event.session);
    if (event.kind === 'refund') {
      return this.#change(event, async (payment) => {
        payment.refundedCents = Math.max(payment.refundedCents, event.refundedCents);
        await this.#takeBack(payment);
      });
    }
    if (event.kind === 'dispute') {
      return this.#change(event, async (payment) => {
        // Its opening may be told after its end.
        if (event.state !== 'opened') payment.disputeStatus = event.state;
        else payment.disputeStatus ??= event.state;
        await this.#takeBack(payment);
      });
    }
    return false;
  }

  /**
   * Brings a payment up to its session's state; the one way in for webhook, return page and reconciliation. A session that
   * was paid otherwise than ordered grants nothing. False when it is no payment of ours, nor of a deleted user.
   */
  fulfill(session: CheckoutSession): Promise<boolean> {
    const reference = { paymentId: session.paymentId, paymentIntentId: session.paymentIntentId };
    return this.#change({ ...reference, sessionId: session.id }, async (payment) => {
      const mismatch = findMismatch(payment, session);
      if (mismatch) return session.isPaid ? this.#mark(payment, mismatch) : undefined;
      payment.sessionId ??= session.id;
      payment.paymentIntentId ??= session.paymentIntentId ?? null;
      if (session.isPaid) await this.#grant(payment, session.id);
      else if (payment.status === 'open' && session.state === 'expired') payment.status = 'expired';
      else if (payment.status === 'open' && session.state === 'failed') payment.status = 'failed';
      await this.#takeBack(payment);
    });
  }

  /** Nothing is granted and the administrator is told; a grant that was made before stands. */
  async #mark(payment: Payment, mismatch: string): Promise<void> {
    if (payment.status === 'mismatched') return;
    if (payment.creditsGranted === 0) payment.status = 'mismatched';
    await this.#parts.audit.record({
      kind: 'payment_mismatch',
      actorId: null,
      subjectId: payment.userId,
      detail: `payment ${payment.id}: ${mismatch}`,
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

  /** Changes a payment under the lock of its user's row; does nothing for one whose user was deleted. False: not ours. */
  #change(
    reference: PaymentReference & { readonly sessionId?: string },
    change: (payment: Payment) => Promise<void>,
  ): Promise<boolean> {
    return inTransaction(this.#parts.sequelize, async () => {
      const found = await findPayment(reference);
      if (!found) return this.#acknowledgeGone(reference);
      await User.findByPk(found.userId, { attributes: ['id'], lock: true });
      const payment = await Payment.findByPk(found.id, { lock: true });
      if (!payment) return this.#acknowledgeGone(reference);
      await change(payment);
      payment.updatedAt = this.#parts.clock.now();
      await payment.save();
      return true;
    });
  }

  async #acknowledgeGone({
    paymentId,
    sessionId,
    paymentIntentId,
  }: PaymentReference & { readonly sessionId?: string }): Promise<boolean> {
    const known = [paymentId, sessionId, paymentIntentId];
    const hashes = known.filter((id) => id !== undefined).map(sha256);
    const tombstone = await PaymentTombstone.findOne({ where: { referenceSha256: { [Op.in]: hashes } } });
    if (!tombstone) return false;
    const detail = `payment ${tombstone.referenceSha256.slice(0, 12)}`;
    await this.#parts.audit.record({
      kind: 'payment_event_after_deletion',
      actorId: null,
      subjectId: null,
      detail,
    });
    return true;
  }
}

/** How a session differs from what was ordered, in words for the administrator. */
function findMismatch(payment: Payment, session: CheckoutSession): string | undefined {
  if (payment.sessionId !== null && payment.sessionId !== session.id) return 'paid in another session';
  const paid = `${session.amountCents} ${session.currency}`;
  const ordered = `${payment.amountCents} ${payment.currency}`;
  return session.isPaid && paid !== ordered ? `paid ${paid} (cents) instead of ${ordered}` : undefined;
}

async function findPayment(
  reference: PaymentReference & { readonly sessionId?: string },
): Promise<Payment | null> {
  const conditions = [
    ...(reference.paymentId ? [{ id: reference.paymentId }] : []),
    ...(reference.sessionId ? [{ sessionId: reference.sessionId }] : []),
    ...(reference.paymentIntentId ? [{ paymentIntentId: reference.paymentIntentId }] : []),
  ];
  return Payment.findOne({ where: { [Op.or]: conditions } });
}
