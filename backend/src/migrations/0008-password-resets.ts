import { column, tableMigration } from './schema.ts';

/** Reset links, by the SHA-256 of their token alone. */
export const passwordResets = tableMigration('0008-password-resets', 'password_resets', {
  columns: {
    id: column.id,
    user_id: column.ownerId,
    token_sha256: column.text(64),
    expires_at: column.moment,
    used_at: column.optionalMoment,
    created_at: column.moment,
  },
  indexes: [
    { name: 'password_resets_token', fields: ['token_sha256'], unique: true },
    { name: 'password_resets_owner', fields: ['user_id', 'created_at'] },
  ],
});
