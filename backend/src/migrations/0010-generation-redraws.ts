import { column, columnMigration } from './schema.ts';

/** How often a generation asked its provider for another picture because the first was no page: never or once. */
export const generationRedraws = columnMigration('0010-generation-redraws', 'generations', {
  redraws: column.count,
});
