/** How often something may happen: `limit` times within a window that begins with the first hit. Whole seconds. */
export interface RateLimitRule {
  readonly name: string;
  readonly limit: number;
  readonly windowMs: number;
}

/** Whether one more hit is allowed, and if not, after how many whole seconds (at least 1). */
export interface RateLimitVerdict {
  readonly isAllowed: boolean;
  readonly retryAfterS: number;
}

/** Counts hits by rule and key, shared by all nodes where Redis is configured. */
export interface RateLimiter {
  /** Counts `count` hits at once, one by default. They are refused, and none is counted, when they would exceed the limit. */
  hit(rule: RateLimitRule, key: string, count?: number): Promise<RateLimitVerdict>;
  /** Tells without counting whether a hit would be allowed. */
  peek(rule: RateLimitRule, key: string): Promise<RateLimitVerdict>;
  /** Takes one allowed hit back; a window that has ended since gains nothing by it. */
  giveBack(rule: RateLimitRule, key: string): Promise<void>;
  /** Forgets the hits of a key. */
  clear(rule: RateLimitRule, key: string): Promise<void>;
}
