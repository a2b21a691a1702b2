import { column, tableMigration } from './schema.ts';

/** Generations under way and done. A row is a reservation until it is settled or given back; its lease names who works on it. */
export const generations = tableMigration('0003-generations', 'generations', {
  columns: {
    id: column.id,
    user_id: column.ownerId,
    idempotency_key: column.optionalString(200),
    request_hash: column.text(64),
    prompt: column.text(1000),
    detail: column.optionalString(16),
    seed: column.integer,
    provider: column.text(40),
    status: column.text(16),
    page_id: column.uuid,
    drawn: column.optionalText,
    unknown_words: column.optionalText,
    error_code: column.optionalString(40),
    attempts: column.count,
    lease_owner: column.optionalString(64),
    lease_expires_at: column.optionalMoment,
    created_at: column.moment,
    finished_at: column.optionalMoment,
  },
  indexes: [
    { name: 'generations_idempotency', fields: ['user_id', 'idempotency_key'], unique: true },
    { name: 'generations_page', fields: ['page_id'], unique: true },
    { name: 'generations_status', fields: ['status', 'lease_expires_at'] },
    { name: 'generations_provider', fields: ['provider', 'created_at'] },
  ],
});
