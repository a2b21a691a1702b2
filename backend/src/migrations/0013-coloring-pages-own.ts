import { column, columnMigration } from './schema.ts';

/** What a user makes of a page: a title, and a picture saved over the first one (null while there is only that). */
export const coloringPagesOwn = columnMigration('0013-coloring-pages-own', 'coloring_pages', {
  title: column.optionalString(80),
  picture_id: column.optionalUuid,
});
