import { column, tableMigration } from './schema.ts';

/** Checkouts and what became of them; amounts in integer cents. `announced_at`: when the user was told of the grant. */
export const payments = tableMigration('0006-payments', 'payments', {
  columns: {
    id: column.id,
    user_id: column.ownerId,
    session_id: column.optionalString(255),
    payment_intent_id: column.optionalString(255),
    package_id: column.text(40),
    credits: column.integer,
    amount_cents: column.integer,
    currency: column.text(3),
    status: column.text(24),
    credits_granted: column.count,
    credits_reversed: column.count,
    credits_shortfall: column.count,
    refunded_cents: column.count,
    dispute_status: column.optionalString(40),
    paid_at: column.optionalMoment,
    announced_at: column.optionalMoment,
    created_at: column.moment,
    updated_at: column.moment,
  },
  indexes: [
    { name: 'payments_session', fields: ['session_id'], unique: true },
    { name: 'payments_intent', fields: ['payment_intent_id'] },
    { name: 'payments_owner', fields: ['user_id', 'status'] },
    { name: 'payments_created_at', fields: ['created_at'] },
  ],
});
