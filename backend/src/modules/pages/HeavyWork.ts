import type { Limits } from '../../config.ts';
import { ApiError } from '../../http/ApiError.ts';
import type { RateLimiter } from '../../providers/rate-limit/RateLimiter.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Bounds how often one user has the server do what keeps a processor busy. */
export class HeavyWork {
  readonly #rateLimiter: RateLimiter;
  readonly #perHour: Limits['heavyWorkPerHour'];

  constructor(rateLimiter: RateLimiter, limits: Limits) {
    this.#rateLimiter = rateLimiter;
    this.#perHour = limits.heavyWorkPerHour;
  }

  /** Counts `count` pieces of work, one by default, or none of them. RATE_LIMITED. */
  async spend(kind: keyof Limits['heavyWorkPerHour'], userId: string, count = 1): Promise<void> {
    const rule = { name: `work-${kind}`, limit: this.#perHour[kind], windowMs: HOUR_MS };
    const { isAllowed, retryAfterS } = await this.#rateLimiter.hit(rule, userId, count);
    if (!isAllowed) throw new ApiError('RATE_LIMITED', { retryAfterS });
  }
}
