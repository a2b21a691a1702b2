import { column, columnMigration } from './schema.ts';

/** Which Terms a user accepted at sign-up; null for accounts that are older than this record, and the administrator's. */
export const usersTermsVersion = columnMigration('0044-users-terms-version', 'users', {
  terms_version: column.optionalString(20),
});
