import { column, columnMigration } from './schema.ts';

/** How misspelled words of a description were read; older generations have none to tell. */
export const generationReadings = columnMigration('0052-generation-readings', 'generations', {
  readings: column.optionalText,
});
