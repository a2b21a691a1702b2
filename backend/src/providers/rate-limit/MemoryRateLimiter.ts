import type { Clock } from '../../clock.ts';
import type { RateLimiter, RateLimitRule, RateLimitVerdict } from './RateLimiter.ts';

interface Window {
  hits: number;
  readonly endsAt: number;
}

const SWEEP_EVERY_HITS = 1000;

/** Counts in this process alone. Windows that have ended are swept out, so memory follows the traffic of one window. */
export class MemoryRateLimiter implements RateLimiter {
  readonly #windows = new Map<string, Window>();
  readonly #clock: Clock;
  #hitsSinceSweep = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async hit(rule: RateLimitRule, key: string): Promise<RateLimitVerdict> {
    this.#sweepNowAndThen();
    const now = this.#clock.now().getTime();
    const current = this.#windowOf(rule, key) ?? { hits: 0, endsAt: now + rule.windowMs };
    this.#windows.set(nameOf(rule, key), current);
    current.hits += 1;
    return this.#verdict(current.hits <= rule.limit, current);
  }

  async peek(rule: RateLimitRule, key: string): Promise<RateLimitVerdict> {
    const current = this.#windowOf(rule, key);
    return this.#verdict((current?.hits ?? 0) < rule.limit, current);
  }

  async clear(rule: RateLimitRule, key: string): Promise<void> {
    this.#windows.delete(nameOf(rule, key));
  }

  #windowOf(rule: RateLimitRule, key: string): Window | undefined {
    const window = this.#windows.get(nameOf(rule, key));
    return window && window.endsAt > this.#clock.now().getTime() ? window : undefined;
  }

  #verdict(isAllowed: boolean, window: Window | undefined): RateLimitVerdict {
    const remainingMs = (window?.endsAt ?? 0) - this.#clock.now().getTime();
    return { isAllowed, retryAfterS: Math.max(1, Math.ceil(remainingMs / 1000)) };
  }

  #sweepNowAndThen(): void {
    this.#hitsSinceSweep += 1;
    if (this.#hitsSinceSweep < SWEEP_EVERY_HITS) return;
    this.#hitsSinceSweep = 0;
    const now = this.#clock.now().getTime();
    for (const [name, { endsAt }] of this.#windows) if (endsAt <= now) this.#windows.delete(name);
  }
}

function nameOf(rule: RateLimitRule, key: string): string {
  return `${rule.name} ${key}`;
}
