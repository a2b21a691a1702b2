import mysql from 'mysql2/promise';
import type { QueryInterface, Sequelize } from 'sequelize';
import { SequelizeStorage, Umzug } from 'umzug';
import { migrations } from '../migrations/index.ts';
import type { DatabaseAddress } from './createSequelize.ts';
import { lockFile } from './exclusiveFile.ts';

const LOCK_WAIT_S = 60;

/** Applies what is pending, once, however many processes start together. Answers the names of what it applied. */
export async function migrate(sequelize: Sequelize, address: DatabaseAddress): Promise<string[]> {
  return withMigrationLock(address, async () => {
    const umzug = new Umzug<QueryInterface>({
      migrations: [...migrations],
      context: sequelize.getQueryInterface(),
      storage: new SequelizeStorage({ sequelize, tableName: 'migrations' }),
      logger: undefined,
    });
    const applied = await umzug.up();
    return applied.map(({ name }) => name);
  });
}

/** Runs `action` as the only process that does so on this database. */
export async function withMigrationLock<Result>(
  address: DatabaseAddress,
  action: () => Promise<Result>,
): Promise<Result> {
  if (address.kind === 'mysql') return withNamedLock(address.url, action);
  if (address.file === ':memory:') return action();
  const lock = await lockFile(`${address.file}.migrate-lock`);
  try {
    return await action();
  } finally {
    lock.release();
  }
}

// The lock lives with its own connection: the server frees it when this process dies.
async function withNamedLock<Result>(url: string, action: () => Promise<Result>): Promise<Result> {
  const connection = await mysql.createConnection(url);
  try {
    const [rows] = await connection.query<mysql.RowDataPacket[]>(
      "SELECT GET_LOCK(CONCAT(DATABASE(), ':migrations'), ?) AS taken",
      [LOCK_WAIT_S],
    );
    if (rows[0]?.taken !== 1) throw new Error('Another process has held the migration lock for a minute.');
    return await action();
  } finally {
    await connection.end();
  }
}
