import Libsql from 'libsql';
import { z } from 'zod';
import type { PictureRef } from '../modules/pages/pictureKey.ts';
import { BackupError } from './BackupError.ts';

/** What a database file holds. */
export interface DatabaseFacts {
  /** Names of the migrations that it has. */
  readonly migrations: readonly string[];
  /** Rows of each table. */
  readonly rows: Readonly<Record<string, number>>;
}

/**
 * Writes the database as it is at this moment to a new file, by a connection of its own: who reads and writes beside it
 * goes on. The new file has no free pages, so nothing that was deleted.
 */
export function snapshotDatabase(source: string, target: string): void {
  withDatabase(source, (database) => database.exec(`VACUUM INTO '${target.replaceAll("'", "''")}'`));
}

/** Throws BackupError when the file is no sound database. */
export function checkDatabase(file: string): DatabaseFacts {
  return withDatabase(file, (database) => {
    const [answer] = column(database, 'PRAGMA integrity_check');
    const strays = column(database, 'PRAGMA foreign_key_check');
    if (answer !== 'ok' || strays.length > 0) throw new BackupError('The database is damaged.');
    const tables = column(database, "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
      .map(String)
      .filter((name) => !name.startsWith('sqlite_'));
    const rows = tables.map((name) => [name, Number(column(database, `SELECT count(*) FROM "${name}"`)[0])]);
    const migrations = column(database, 'SELECT name FROM migrations ORDER BY name').map(String);
    return { migrations, rows: Object.fromEntries(rows) };
  });
}

/** The pictures of the pages that a database knows; one of an older release has their first ones alone. */
export function* picturesOf(file: string): Generator<PictureRef> {
  const database = new Libsql(file, { readonly: true });
  try {
    const columns = column(database, "SELECT name FROM pragma_table_info('coloring_pages')");
    const pictureId = columns.includes('picture_id') ? 'picture_id' : 'NULL';
    const statement = database.prepare(`SELECT id, ${pictureId} AS pictureId FROM coloring_pages`);
    for (const row of statement.iterate()) yield pictureRow.parse(row);
  } finally {
    database.close();
  }
}

const pictureRow = z.object({ id: z.string(), pictureId: z.string().nullable() });

/** The first column of an answer. */
export function readColumn(file: string, sql: string): unknown[] {
  return withDatabase(file, (database) => column(database, sql));
}

function withDatabase<Result>(file: string, action: (database: Libsql.Database) => Result): Result {
  // Not read-only: what a killed process left in the journal is brought in first.
  const database = new Libsql(file);
  try {
    return action(database);
  } catch (error) {
    if (error instanceof BackupError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new BackupError(`The database ${file} cannot be read: ${reason}`, { cause: error });
  } finally {
    database.close();
  }
}

function column(database: Libsql.Database, sql: string): unknown[] {
  return database
    .prepare(sql)
    .raw(true)
    .all()
    .map((row) => (row as unknown[])[0]);
}
