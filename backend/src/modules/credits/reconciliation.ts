import type { Logger } from 'pino';
import { Op, type WhereOptions } from 'sequelize';
import type { BackgroundTasks } from '../../background.ts';
import type { Clock } from '../../clock.ts';
import { Payment } from '../../models/index.ts';
import type { PaymentProvider } from '../../providers/payments/PaymentProvider.ts';
import type { RateLimiter } from '../../providers/rate-limit/RateLimiter.ts';
import type { RestoredPayments } from './restoredPayments.ts';
import type { Settlement } from './settlement.ts';

export interface ReconciliationParts {
  readonly clock: Clock;
  readonly provider: PaymentProvider;
  readonly settlement: Settlement;
  readonly restored: RestoredPayments;
  readonly rateLimiter: RateLimiter;
  readonly background: BackgroundTasks;
  readonly logger: Logger;
}

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** A checkout that is older has long expired at the provider. */
const RECONCILED_MS = 30 * DAY_MS;
/** The first node that asks within a day does it; a second run would change nothing. */
const DAILY = { name: 'reconciliation', limit: 1, windowMs: DAY_MS - HOUR_MS };

/** Asks the provider what became of open checkouts: those whose events never came, and whose buyers never returned. */
export class Reconciliation {
  readonly #parts: ReconciliationParts;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(parts: ReconciliationParts) {
    this.#parts = parts;
  }

  /**
   * Asks about the user's checkouts of the last `sinceMs` and settles them. One that the provider does not know is left
   * as it is. Throws PaymentProviderUnavailableError; what was settled before stays.
   */
  async settleOpenOf(userId: string, sinceMs: number): Promise<void> {
    for (const payment of await this.#findOpen({ userId }, sinceMs)) await this.#ask(payment);
  }

  /** Asks about all open checkouts of 30 days, unless this or another node did so within the last day. */
  async runDaily(): Promise<void> {
    const { rateLimiter } = this.#parts;
    if (!(await rateLimiter.hit(DAILY, 'all')).isAllowed) return;
    try {
      for (const payment of await this.#findOpen({}, RECONCILED_MS)) {
        if (this.#isStopped) return;
        await this.#ask(payment);
      }
    } catch (error) {
      // The next hour tries again.
      await rateLimiter.clear(DAILY, 'all');
      throw error;
    }
  }

  /** Reconciles now and every day until `stop`; first what a restore has left to do. */
  start(): void {
    const { background, restored } = this.#parts;
    const run = () =>
      background.run('reconciliation', async () => {
        await restored.recover();
        await this.runDaily();
      });
    this.#timer = setInterval(run, HOUR_MS);
    this.#timer.unref();
    run();
  }

  stop(): void {
    this.#isStopped = true;
    clearInterval(this.#timer);
  }

  #findOpen(of: WhereOptions<Payment>, sinceMs: number): Promise<Payment[]> {
    const createdAt = { [Op.gte]: new Date(this.#parts.clock.now().getTime() - sinceMs) };
    const isOpen = { status: ['open', 'mismatched'], sessionId: { [Op.ne]: null }, createdAt };
    return Payment.findAll({ attributes: ['id', 'sessionId'], where: { ...of, ...isOpen } });
  }

  async #ask({ id, sessionId }: Payment): Promise<void> {
    if (sessionId === null) return;
    const session = await this.#parts.provider.retrieveSession(sessionId);
    if (session) await this.#parts.settlement.fulfill(session);
    else this.#parts.logger.warn({ payment: id }, 'the payment provider does not know the session');
  }
}
