import { column, tableMigration } from './schema.ts';

/** What readiness checks write and delete again, to know that the database can be written. */
export const writeProbes = tableMigration('0040-write-probes', 'write_probes', {
  columns: {
    id: column.id,
    content: column.optionalText,
  },
});
