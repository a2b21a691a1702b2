import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mysql from 'mysql2/promise';
import type { Sequelize } from 'sequelize';
import { createSequelize, type DatabaseAddress } from '../database/createSequelize.ts';
import { initModels } from '../models/index.ts';
import { newId } from '../randomness.ts';
import { fillMigrated } from './migratedContent.ts';

/** A migrated database of one test file: SQLite, or a schema of its own on the server of TEST_DATABASE_URL. */
export interface TestDatabase {
  readonly sequelize: Sequelize;
  readonly address: DatabaseAddress;
  /** Closes and removes it. */
  drop(): Promise<void>;
}

export async function createTestDatabase(): Promise<TestDatabase> {
  const place = await createPlace();
  await fillMigrated(place.address);
  const sequelize = createSequelize(place.address);
  initModels(sequelize);
  const drop = async (): Promise<void> => {
    await sequelize.close();
    await place.remove();
  };
  return { sequelize, address: place.address, drop };
}

/** An empty database, not migrated. */
export async function createPlace(): Promise<{ address: DatabaseAddress; remove: () => Promise<void> }> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  return serverUrl ? createSchema(serverUrl) : createFolder();
}

async function createFolder(): Promise<{ address: DatabaseAddress; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'lineleaf-db-'));
  const remove = async (): Promise<void> => rmSync(folder, { recursive: true, force: true });
  return { address: { kind: 'sqlite', file: join(folder, 'lineleaf.sqlite') }, remove };
}

async function createSchema(
  serverUrl: string,
): Promise<{ address: DatabaseAddress; remove: () => Promise<void> }> {
  const name = `lineleaf_${newId().replaceAll('-', '')}`;
  await onServer(serverUrl, `CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const remove = (): Promise<void> => onServer(serverUrl, `DROP DATABASE ${name}`);
  return { address: { kind: 'mysql', url: url.href }, remove };
}

async function onServer(serverUrl: string, sql: string): Promise<void> {
  const url = new URL(serverUrl);
  url.pathname = '/';
  const connection = await mysql.createConnection(url.href);
  try {
    await connection.query(sql);
  } finally {
    await connection.end();
  }
}
