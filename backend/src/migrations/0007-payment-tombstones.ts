import { column, tableMigration } from './schema.ts';

/** What is left of a deleted user's paid sessions: the SHA-256 of the provider's ids, so that a late event is known and does nothing. */
export const paymentTombstones = tableMigration('0007-payment-tombstones', 'payment_tombstones', {
  columns: {
    reference_sha256: { ...column.text(64), primaryKey: true },
    created_at: column.moment,
  },
});
