import { column, columnMigration } from './schema.ts';

/** Why an administrator did something, in the administrator's words. */
export const auditEventsReason = columnMigration('0016-audit-events-reason', 'audit_events', {
  reason: column.optionalString(200),
});
