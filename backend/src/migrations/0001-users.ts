import { column, tableMigration } from './schema.ts';

/** Accounts. The balance is kept beside the ledger and can never fall below zero. */
export const users = tableMigration('0001-users', 'users', {
  columns: {
    id: column.id,
    email: column.text(254),
    username: column.text(60),
    password_hash: column.text(200),
    credits: { type: 'INTEGER NOT NULL DEFAULT 0 CHECK (credits >= 0)' },
    total_generations: column.count,
    is_admin: column.flag,
    token_version: column.count,
    language: column.text(16),
    created_at: column.moment,
  },
  indexes: [
    { name: 'users_email', fields: ['email'], unique: true },
    { name: 'users_created_at', fields: ['created_at', 'id'] },
  ],
});
