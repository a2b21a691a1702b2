import { indexMigration } from './schema.ts';

/** Finished generations by age, for those who delete them. */
export const generationsFinished = indexMigration('0046-generations-finished', 'generations', [
  { name: 'generations_finished', fields: ['finished_at'] },
]);
