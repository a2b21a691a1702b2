import { column, tableMigration } from './schema.ts';

/** Saves of colored copies: announced before the image is written, so that a key saves one copy and a stray image is known. */
export const pageSaves = tableMigration('0004-page-saves', 'page_saves', {
  columns: {
    id: column.id,
    user_id: column.ownerId,
    idempotency_key: column.optionalString(200),
    request_hash: column.text(64),
    page_id: column.uuid,
    status: column.text(16),
    lease_expires_at: column.moment,
    created_at: column.moment,
  },
  indexes: [
    { name: 'page_saves_idempotency', fields: ['user_id', 'idempotency_key'], unique: true },
    { name: 'page_saves_page', fields: ['page_id'], unique: true },
    { name: 'page_saves_status', fields: ['status', 'lease_expires_at'] },
  ],
});
