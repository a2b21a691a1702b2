import { column, migrationInSteps, tableMigration } from './schema.ts';

/** Authenticator apps, their secrets encrypted, and the hashes of their recovery codes. */
export const secondFactors = migrationInSteps('0049-second-factors', [
  tableMigration('authenticators', 'authenticators', {
    columns: {
      user_id: { ...column.ownerId, primaryKey: true },
      sealed_secret: column.text(200),
      last_step: column.optionalInteger,
      enabled_at: column.optionalMoment,
      created_at: column.moment,
    },
  }),
  tableMigration('recovery codes', 'recovery_codes', {
    columns: {
      id: column.id,
      user_id: column.ownerId,
      code_sha256: column.text(64),
      used_at: column.optionalMoment,
    },
    indexes: [{ name: 'recovery_codes_code', fields: ['user_id', 'code_sha256'], unique: true }],
  }),
]);
