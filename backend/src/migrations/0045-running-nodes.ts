import { column, tableMigration } from './schema.ts';

/** Processes on this database, each with a lease that it prolongs while it lives. */
export const runningNodes = tableMigration('0045-running-nodes', 'running_nodes', {
  columns: {
    id: column.id,
    is_sharing: column.flag,
    is_stopping: column.flag,
    lease_expires_at: column.moment,
  },
});
