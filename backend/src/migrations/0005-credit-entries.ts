import { column, tableMigration } from './schema.ts';

/** The ledger, append-only. One kind of entry for one reference: a grant told twice is booked once. */
export const creditEntries = tableMigration('0005-credit-entries', 'credit_entries', {
  columns: {
    id: column.id,
    user_id: column.ownerId,
    amount: column.integer,
    kind: column.text(16),
    reference: column.text(120),
    reason: column.optionalString(200),
    actor_id: column.optionalUuid,
    created_at: column.moment,
  },
  indexes: [
    { name: 'credit_entries_reference', fields: ['kind', 'reference'], unique: true },
    { name: 'credit_entries_owner', fields: ['user_id', 'created_at', 'id'] },
  ],
});
