import { column, tableMigration } from './schema.ts';

/** What was done to accounts and money, without personal data; outlives the users it names by id. */
export const auditEvents = tableMigration('0009-audit-events', 'audit_events', {
  columns: {
    id: column.id,
    kind: column.text(40),
    actor_id: column.optionalUuid,
    subject_id: column.optionalUuid,
    detail: column.optionalString(500),
    created_at: column.moment,
  },
  indexes: [{ name: 'audit_events_created_at', fields: ['created_at', 'id'] }],
});
