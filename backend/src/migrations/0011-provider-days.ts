import { column, tableMigration } from './schema.ts';

/** Pictures asked of a paid provider on one UTC day, by all users together, deleted ones too. */
export const providerDays = tableMigration('0011-provider-days', 'provider_days', {
  columns: {
    /** Provider and day, as in `openai 2026-11-21`. */
    name: { ...column.text(60), primaryKey: true },
    pictures: column.count,
  },
});
