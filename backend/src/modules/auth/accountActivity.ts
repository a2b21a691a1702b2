import { ACTIVITY_KINDS, type ActivityKind } from '@lineleaf/api-client/contract';
import type { BackgroundTasks } from '../../background.ts';
import { type AuditEvent, User } from '../../models/index.ts';
import type { RateLimiter } from '../../providers/rate-limit/RateLimiter.ts';
import type { AuditLog, AuditRecord } from '../admin/auditLog.ts';
import { normalizeEmail } from './normalizeEmail.ts';

export interface AccountActivityParts {
  readonly audit: AuditLog;
  readonly rateLimiter: RateLimiter;
  readonly background: BackgroundTasks;
}

const HOUR_MS = 60 * 60 * 1000;
/** Of one kind, in one account and hour: whoever guesses or logs in all day does not fill the log. */
const WRITTEN_PER_HOUR = 20;
const SHOWN = 20;

/** What happened to an account, for its owner to see. It holds no address, no e-mail and no browser but its name. */
export class AccountActivity {
  readonly #parts: AccountActivityParts;

  constructor(parts: AccountActivityParts) {
    this.#parts = parts;
  }

  /** Writes down what a user did, from which device. Past the bound of an hour nothing is written. */
  async record(kind: ActivityKind, userId: string, device: string | null): Promise<void> {
    await this.#write({ kind, actorId: userId, subjectId: userId, device });
  }

  /**
   * Writes down what somebody tried with an account. It looks for the account after the answer is out, so that nobody
   * learns from it whether there is one; without one nothing is written.
   */
  recordAttempt(kind: ActivityKind, email: string, device: string | null): void {
    this.#parts.background.run('account activity', async () => {
      await new Promise((resolve) => setImmediate(resolve));
      const user = await User.findOne({ attributes: ['id'], where: { email: normalizeEmail(email) } });
      if (user) await this.#write({ kind, actorId: null, subjectId: user.id, device });
    });
  }

  /** The newest first. */
  newest(userId: string): Promise<AuditEvent[]> {
    return this.#parts.audit.newestOf(userId, ACTIVITY_KINDS, SHOWN);
  }

  async #write(event: AuditRecord & { subjectId: string }): Promise<void> {
    const rule = { name: `activity-${event.kind}`, limit: WRITTEN_PER_HOUR, windowMs: HOUR_MS };
    const verdict = await this.#parts.rateLimiter.hit(rule, event.subjectId);
    if (verdict.isAllowed) await this.#parts.audit.record(event);
  }
}
