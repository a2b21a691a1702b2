import { column, columnMigration, indexMigration, migrationInSteps, tableMigration } from './schema.ts';

/** Audit events by account, with the device; which accounts a start made as administrator, and with what password. */
export const accountSecurity = migrationInSteps('0050-account-security', [
  columnMigration('device', 'audit_events', { device: column.optionalString(60) }),
  indexMigration('subject', 'audit_events', [
    { name: 'audit_events_subject', fields: ['subject_id', 'created_at'] },
  ]),
  tableMigration('configured administrators', 'configured_administrators', {
    columns: {
      user_id: { ...column.ownerId, primaryKey: true },
      password_hash: column.optionalString(200),
    },
  }),
]);
