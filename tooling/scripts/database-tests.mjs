import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './parts.mjs';

const SOURCES = join(ROOT, 'backend', 'src');

/** What a test imports that opens the database of TEST_DATABASE_URL. */
const OPENERS = /\/testing\/(testApp|testDatabase)\.ts'/;

/** Tests that bring a database of their own, the same in every run. */
const BRING_THEIR_OWN = ['databaseOutage.test.ts', 'fullDatabase.test.ts'];

/**
 * The backend's test files of which the outcome may depend on the database.
 * @returns {string[]} paths below the backend's folder
 */
export function listDatabaseTests() {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && !BRING_THEIR_OWN.some((own) => file.endsWith(own)))
    .filter((file) => OPENERS.test(readFileSync(join(SOURCES, file), 'utf8')))
    .map((file) => join('src', file))
    .sort();
}
