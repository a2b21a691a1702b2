import { DatabaseError } from 'sequelize';
import { expect, test } from 'vitest';
import { isStorageFull } from './storageFull.ts';

const fault = (details: object): Error => Object.assign(new Error('a fault'), details);
const inDatabase = (details: object): Error =>
  new DatabaseError(Object.assign(fault(details), { sql: 'INSERT' }));

test.each([
  ['a file', fault({ code: 'ENOSPC' })],
  ['a file beyond a quota', fault({ code: 'EDQUOT' })],
  ['SQLite', inDatabase({ code: 'SQLITE_FULL' })],
  ['SQLite beyond a quota', inDatabase({ code: 'SQLITE_IOERR', extended: 'SQLITE_IOERR_WRITE' })],
  ['MySQL', inDatabase({ code: 'ER_DISK_FULL', errno: 1021 })],
  ["MySQL's tablespace", inDatabase({ code: 'ER_RECORD_FILE_FULL', errno: 1114 })],
  [
    'a file of MySQL',
    inDatabase({
      code: 'ER_ERROR_ON_WRITE',
      errno: 1026,
      sqlMessage: "Error writing file './x.MYD' (errno: 28 - No space left on device)",
    }),
  ],
  [
    'a file of MariaDB',
    inDatabase({
      code: 'ER_ERROR_ON_WRITE',
      errno: 3,
      sqlMessage: 'Error writing file \'x\' (Errcode: 28 "No space left on device")',
    }),
  ],
  [
    'a storage engine',
    inDatabase({
      code: 'ER_GET_ERRNO',
      errno: 1030,
      sqlMessage: 'Got error 28 "No space left on device" from storage engine InnoDB',
    }),
  ],
  ['a bucket', fault({ name: 'XMinioStorageFull', $metadata: { httpStatusCode: 507 } })],
  ['what caused it', new Error('could not store', { cause: fault({ code: 'ENOSPC' }) })],
])('%s is known to be full', (_, error) => {
  expect(isStorageFull(error)).toBe(true);
});

test.each([
  ['a missing file', fault({ code: 'ENOENT' })],
  ['a busy database', inDatabase({ code: 'SQLITE_BUSY' })],
  ['a broken disk', inDatabase({ code: 'SQLITE_IOERR', extended: 'SQLITE_IOERR_READ' })],
  ['a duplicate key of 28', inDatabase({ errno: 1062, sqlMessage: "Duplicate entry '28' for key 'x'" })],
  ['another errno', inDatabase({ errno: 1026, sqlMessage: 'Error writing file (errno: 5 - I/O error)' })],
  ['no error', 'ENOSPC'],
])('%s is no full disk', (_, error) => {
  expect(isStorageFull(error)).toBe(false);
});
