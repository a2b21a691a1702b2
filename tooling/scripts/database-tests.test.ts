import { expect, test } from 'vitest';
import { listDatabaseTests } from './database-tests.mjs';

test('tests that open a database are run on each of the two, and no others', () => {
  const files = listDatabaseTests();
  expect(files).toContain('src/modules/crash.test.ts');
  expect(files).toContain('src/http/ladder.test.ts');
  expect(files).not.toContain('src/modules/pages/pagePdf.test.ts');
  expect(files).not.toContain('src/database/fullDatabase.test.ts');
});
