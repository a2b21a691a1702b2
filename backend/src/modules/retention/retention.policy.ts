/**
 * How many days each kind of row is kept after it has served. docs/operating.md lists the same numbers and the Terms tell
 * them to users. Pages, payments and the ledger stay as long as their account.
 */
export const KEPT_DAYS = {
  /** Jobs that ended, with the descriptions of those that failed, and their idempotency keys. */
  generations: 30,
  /** Saves that ended, with their idempotency keys. */
  pageSaves: 30,
  /** Reset links, from the end of their hour. */
  passwordResets: 1,
  /** What happened to an account by its own user or by nobody known: log-ins, password changes. */
  ownAuditEvents: 90,
  /** What the administrator did to others, and money. */
  auditEvents: 365,
  /** Hashes of a deleted account's payments: a refund or dispute may come late. */
  paymentTombstones: 730,
  /** How releases run: counts by minute, of nobody in particular. */
  releaseCounts: 30,
} as const;
