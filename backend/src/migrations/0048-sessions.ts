import { column, tableMigration } from './schema.ts';

/** Log-ins that go on; a token names its own. */
export const sessions = tableMigration('0048-sessions', 'sessions', {
  columns: {
    id: column.id,
    user_id: column.ownerId,
    device: column.optionalString(60),
    created_at: column.moment,
    last_used_at: column.moment,
    expires_at: column.moment,
  },
  indexes: [{ name: 'sessions_owner', fields: ['user_id', 'last_used_at'] }],
});
