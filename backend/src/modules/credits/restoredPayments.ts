import type { Logger } from 'pino';
import { UniqueConstraintError } from 'sequelize';
import type { Clock } from '../../clock.ts';
import { Payment, Setting, User } from '../../models/index.ts';
import type { ListedSession, PaymentProvider } from '../../providers/payments/PaymentProvider.ts';
import type { AuditLog } from '../admin/auditLog.ts';
import type { DeletedAccounts } from '../auth/DeletedAccounts.ts';
import type { Settlement } from './settlement.ts';

export interface RestoredPaymentsParts {
  readonly clock: Clock;
  readonly provider: PaymentProvider;
  readonly settlement: Settlement;
  readonly deletedAccounts: DeletedAccounts;
  readonly audit: AuditLog;
  readonly logger: Logger;
}

const HOUR_MS = 60 * 60 * 1000;
/** What was paid so long before the backup may have been given back since. */
const REFUNDED_MS = 30 * 24 * HOUR_MS;

/**
 * Brings back what was bought after the backup that was restored: its checkouts are known to the payment provider, with
 * whose they are and what was ordered.
 */
export class RestoredPayments {
  readonly #parts: RestoredPaymentsParts;

  constructor(parts: RestoredPaymentsParts) {
    this.#parts = parts;
  }

  /**
   * Does what a restore left to do, once; nothing where there was none. What cannot be brought back, since its account
   * is not in the backup, is counted in the log and in an audit event. Throws PaymentProviderUnavailableError: what was
   * booked stays, and the next call begins again.
   */
  async recover(): Promise<void> {
    const setting = await Setting.findByPk('payments_since');
    if (!setting) return;
    const since = new Date(setting.value);
    const deleted = await this.#parts.deletedAccounts.list();
    const counts = { recovered: 0, lost: 0 };
    const listed = this.#parts.provider.listSessions(new Date(since.getTime() - REFUNDED_MS));
    for await (const session of listed) {
      const outcome = await this.#recoverOne(session, since);
      if (outcome === 'recovered') counts.recovered += 1;
      const isOfDeleted = session.order !== undefined && deleted.has(session.order.userId);
      if (outcome === 'lost' && !isOfDeleted) counts.lost += 1;
    }
    const detail = `since ${setting.value}: ${counts.recovered} paid checkouts brought back, ${counts.lost} of accounts that are not in the backup`;
    await this.#parts.audit.record({ kind: 'payments_recovered', actorId: null, subjectId: null, detail });
    this.#parts.logger.warn(counts, 'payments since the restored backup');
    await setting.destroy();
  }

  async #recoverOne(session: ListedSession, since: Date): Promise<'recovered' | 'known' | 'lost'> {
    const { paymentId, paymentIntentId, isPaid, refundedCents } = session;
    const isKnown = paymentId === undefined || (await Payment.findByPk(paymentId)) !== null;
    if (!isKnown && !(await this.#addPayment(session, since)))
      return isLost(session, since) ? 'lost' : 'known';
    await this.#parts.settlement.fulfill(session);
    if (refundedCents > 0) {
      await this.#parts.settlement.apply({ kind: 'refund', refundedCents, paymentId, paymentIntentId });
    }
    return !isKnown && isPaid ? 'recovered' : 'known';
  }

  /** False when the session does not say whose it is, or that account is not there. */
  async #addPayment(session: ListedSession, since: Date): Promise<boolean> {
    const { id, paymentId, order, amountCents, currency, createdAt } = session;
    if (!paymentId || !order || amountCents === undefined || currency === undefined) return false;
    if (isOlder(session, since) || !(await User.findByPk(order.userId, { attributes: ['id'] }))) return false;
    const updatedAt = this.#parts.clock.now();
    const times = { createdAt, updatedAt };
    try {
      await Payment.create({
        id: paymentId,
        sessionId: id,
        status: 'open',
        ...order,
        amountCents,
        currency,
        ...times,
      });
    } catch (error) {
      // Another node, or the provider's own event, was first.
      if (!(error instanceof UniqueConstraintError)) throw error;
    }
    return true;
  }
}

/** The backup has every payment of before; one that it does not know belongs to an account that was gone by then. */
function isOlder({ createdAt }: ListedSession, since: Date): boolean {
  return createdAt.getTime() < since.getTime() - HOUR_MS;
}

function isLost(session: ListedSession, since: Date): boolean {
  const isGivenBack = session.refundedCents >= (session.amountCents ?? 0);
  return session.isPaid && !isGivenBack && !isOlder(session, since);
}
