import { col, Op, type Sequelize, type WhereOptions } from 'sequelize';
import type { Clock } from '../../clock.ts';
import { inTransaction } from '../../database/inTransaction.ts';
import {
  AuditEvent,
  Generation,
  PageSave,
  PasswordReset,
  PaymentTombstone,
  ReleaseCount,
} from '../../models/index.ts';
import { minuteOf } from '../telemetry/minutes.ts';
import { KEPT_DAYS } from './retention.policy.ts';

const DAY_MINUTES = 24 * 60;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Rows a statement: some milliseconds on any database. */
const BATCH = 500;

/** Deletes rows whose time is over. */
export class Retention {
  readonly #sequelize: Sequelize;
  readonly #clock: Clock;

  constructor(parts: { sequelize: Sequelize; clock: Clock }) {
    this.#sequelize = parts.sequelize;
    this.#clock = parts.clock;
  }

  /**
   * Deletes all that is older than its time, batch by batch; returns how many rows went. Several nodes may do it at the
   * same time.
   */
  async purge(): Promise<number> {
    const counts = [
      await this.#purgeAll(Generation, {
        status: ['succeeded', 'failed'],
        finishedAt: this.#before(KEPT_DAYS.generations),
      }),
      await this.#purgeAll(PageSave, {
        status: ['saved', 'failed'],
        leaseExpiresAt: this.#before(KEPT_DAYS.pageSaves),
      }),
      await this.#purgeAll(PasswordReset, { expiresAt: this.#before(KEPT_DAYS.passwordResets) }),
      await this.#purgeAll(AuditEvent, { ...OWN_ACT, createdAt: this.#before(KEPT_DAYS.ownAuditEvents) }),
      await this.#purgeAll(AuditEvent, { createdAt: this.#before(KEPT_DAYS.auditEvents) }),
      await this.#purgeAll(PaymentTombstone, { createdAt: this.#before(KEPT_DAYS.paymentTombstones) }),
      await this.#purgeAll(ReleaseCount, {
        minute: { [Op.lt]: minuteOf(this.#clock.now()) - KEPT_DAYS.releaseCounts * DAY_MINUTES },
      }),
    ];
    return counts.reduce((sum, count) => sum + count);
  }

  #before(days: number) {
    return { [Op.lt]: new Date(this.#clock.now().getTime() - days * DAY_MS) };
  }

  async #purgeAll(model: Purged, where: WhereOptions): Promise<number> {
    for (let total = 0; ; ) {
      const removed = await inTransaction(this.#sequelize, () => model.destroy({ where, limit: BATCH }));
      total += removed;
      if (removed < BATCH) return total;
    }
  }
}

interface Purged {
  destroy(options: { where: WhereOptions; limit: number }): Promise<number>;
}

/** An account is the subject, and nobody but its own user acted. */
const OWN_ACT = {
  subjectId: { [Op.ne]: null },
  actorId: { [Op.or]: [null, { [Op.eq]: col('subject_id') }] },
};
