import { column, columnMigration, migrationInSteps } from './schema.ts';

const NAME = '0015-credit-entries-page';

/** The page that a credit was spent on; of entries from before, as far as their jobs are still known. */
export const creditEntriesPage = migrationInSteps(NAME, [
  columnMigration(NAME, 'credit_entries', { page_id: column.optionalUuid }),
  {
    name: NAME,
    async up({ context }) {
      await context.sequelize.query(
        `UPDATE credit_entries
         SET page_id = (SELECT generations.page_id FROM generations WHERE generations.id = credit_entries.reference)
         WHERE kind = 'generation' AND page_id IS NULL`,
      );
    },
  },
]);
