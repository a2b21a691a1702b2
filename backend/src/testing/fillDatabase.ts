import Libsql from 'libsql';
import { QueryTypes, type Sequelize } from 'sequelize';
import { libsqlDialect } from '../database/libsqlDialect.ts';
import type { TestDatabase } from './testDatabase.ts';

const MOST_PAGES = 1_073_741_823;

/** Makes every write fail as on a disk that is full to its last byte; returns what gives the database room again. */
export async function fillDatabase({
  sequelize,
  address,
}: Pick<TestDatabase, 'sequelize' | 'address'>): Promise<() => Promise<void>> {
  return address.kind === 'sqlite' ? failCommits() : refuseWrites(sequelize);
}

/** Leaves a SQLite database the pages that it has; returns what lifts the limit. */
export async function limitPages({ sequelize }: TestDatabase): Promise<() => Promise<void>> {
  const [row] = await sequelize.query<{ page_count: number }>('PRAGMA page_count', {
    type: QueryTypes.SELECT,
  });
  const limit = async (pages: number): Promise<void> => {
    await sequelize.query(`PRAGMA max_page_count = ${pages}`);
  };
  const pages = row?.page_count ?? 1;
  // The limit is one of each connection, and every transaction has its own.
  const { Database } = libsqlDialect;
  libsqlDialect.Database = class extends Database {
    constructor(...parameters: ConstructorParameters<typeof Database>) {
      super(...parameters);
      this.all(`PRAGMA max_page_count = ${pages}`);
    }
  };
  await limit(pages);
  return async () => {
    libsqlDialect.Database = Database;
    await limit(MOST_PAGES);
  };
}

/** In WAL mode SQLite writes at the COMMIT. */
function failCommits(): () => Promise<void> {
  const { exec } = Libsql.prototype;
  Libsql.prototype.exec = function execOnFullDisk(sql) {
    if (!/^commit/i.test(sql)) return exec.call(this, sql);
    throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
  };
  return async () => {
    Libsql.prototype.exec = exec;
  };
}

/** The server's own error for a full tablespace, at every write. */
async function refuseWrites(sequelize: Sequelize): Promise<() => Promise<void>> {
  const tables = await sequelize.getQueryInterface().showAllTables();
  const names = tables.flatMap((table) => [`${table}_insert`, `${table}_update`]);
  for (const name of names) {
    const [table, action] = [name.slice(0, -7), name.slice(-6).toUpperCase()];
    await sequelize.query(
      `CREATE TRIGGER full_${name} BEFORE ${action} ON ${table} FOR EACH ROW
       SIGNAL SQLSTATE 'HY000' SET MYSQL_ERRNO = 1114, MESSAGE_TEXT = 'The table is full'`,
    );
  }
  return async () => {
    for (const name of names) await sequelize.query(`DROP TRIGGER IF EXISTS full_${name}`);
  };
}
