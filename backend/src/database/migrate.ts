import { existsSync } from 'node:fs';
import mysql from 'mysql2/promise';
import { type QueryInterface, QueryTypes, type Sequelize } from 'sequelize';
import { SequelizeStorage, Umzug } from 'umzug';
import { migrations } from '../migrations/index.ts';
import { createSequelize, type DatabaseAddress } from './createSequelize.ts';
import { lockFile } from './exclusiveFile.ts';

const LOCK_WAIT_S = 60;

/**
 * Applies what is pending, once, however many processes start together. Returns the names of what it applied. `wanted` leaves out
 * the others: the schema of an earlier release.
 */
export async function migrate(
  sequelize: Sequelize,
  address: DatabaseAddress,
  wanted?: ReadonlySet<string>,
): Promise<string[]> {
  return withMigrationLock(address, async () => {
    const umzug = new Umzug<QueryInterface>({
      migrations: migrations.filter(({ name }) => wanted?.has(name) ?? true),
      context: sequelize.getQueryInterface(),
      storage: new SequelizeStorage({ sequelize, tableName: 'migrations' }),
      logger: undefined,
    });
    const applied = await umzug.up();
    return applied.map(({ name }) => name);
  });
}

/** Names of the migrations that `migrate` would apply. Changes nothing: no file and no table is made. */
export async function pendingMigrations(address: DatabaseAddress): Promise<string[]> {
  const names = migrations.map(({ name }) => name);
  if (address.kind === 'sqlite' && !existsSync(address.file)) return names;
  const sequelize = createSequelize(address);
  try {
    const tables = await sequelize.getQueryInterface().showAllTables();
    if (!tables.includes('migrations')) return names;
    const rows = await sequelize.query<{ name: string }>('SELECT name FROM migrations', {
      type: QueryTypes.SELECT,
    });
    const applied = new Set(rows.map(({ name }) => name));
    return names.filter((name) => !applied.has(name));
  } finally {
    await sequelize.close();
  }
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
