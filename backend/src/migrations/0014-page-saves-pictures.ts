import { column, columnMigration, indexMigration, indexRemoval, migrationInSteps } from './schema.ts';

const NAME = '0014-page-saves-pictures';

/** A save over a colored copy names the picture that it stores; a page may have many. */
export const pageSavesPictures = migrationInSteps(NAME, [
  columnMigration(NAME, 'page_saves', { picture_id: column.optionalUuid }),
  indexMigration(NAME, 'page_saves', [{ name: 'page_saves_of_page', fields: ['page_id'] }]),
  indexRemoval(NAME, 'page_saves', 'page_saves_page'),
]);
