import { readFileSync, writeFileSync } from 'node:fs';
import mysql from 'mysql2/promise';
import { closeDatabase } from '../database/closeDatabase.ts';
import { createSequelize, type DatabaseAddress } from '../database/createSequelize.ts';
import { migrate } from '../database/migrate.ts';

/** A migrated, empty database: SQLite's file, or the statements that make it on a MySQL or MariaDB server. */
type MigratedContent = { kind: 'sqlite'; file: Buffer } | { kind: 'mysql'; statements: readonly string[] };

/** Migrates an empty database; after the first of a process by a copy of what the migrations made there. */
export async function fillMigrated(address: DatabaseAddress): Promise<void> {
  const content = kept.lineleafMigrated;
  if (content?.kind !== address.kind) kept.lineleafMigrated = await migrateAndRead(address);
  else if (content.kind === 'sqlite' && address.kind === 'sqlite') writeFileSync(address.file, content.file);
  else if (content.kind === 'mysql' && address.kind === 'mysql')
    await runAll(address.url, content.statements);
}

// Kept beyond a test file: modules are each file's own, and a process runs dozens of files.
const kept: typeof globalThis & { lineleafMigrated?: MigratedContent } = globalThis;

async function migrateAndRead(address: DatabaseAddress): Promise<MigratedContent> {
  const sequelize = createSequelize(address);
  await migrate(sequelize, address);
  await closeDatabase(sequelize, address);
  return address.kind === 'mysql'
    ? { kind: 'mysql', statements: await readStatements(address.url) }
    : { kind: 'sqlite', file: readFileSync(address.file) };
}

/** What makes the tables, with the rows that the migrations wrote. */
async function readStatements(url: string): Promise<string[]> {
  const connection = await mysql.createConnection(url);
  const read = async (sql: string): Promise<mysql.RowDataPacket[]> =>
    (await connection.query<mysql.RowDataPacket[]>(sql))[0];
  try {
    const tables = (await read('SHOW TABLES')).map((row) => String(Object.values(row)[0]));
    const statements: string[] = [];
    for (const table of tables) {
      const [definition] = await read(`SHOW CREATE TABLE \`${table}\``);
      statements.push(String(definition?.['Create Table']));
      const rows = await read(`SELECT * FROM \`${table}\``);
      for (const row of rows) statements.push(mysql.format(`INSERT INTO \`${table}\` SET ?`, [row]));
    }
    return statements;
  } finally {
    await connection.end();
  }
}

async function runAll(url: string, statements: readonly string[]): Promise<void> {
  const connection = await mysql.createConnection({ uri: url, multipleStatements: true });
  try {
    // Tables come in the order of their names, not of what refers to what.
    await connection.query(['SET FOREIGN_KEY_CHECKS = 0', ...statements].join(';\n'));
  } finally {
    await connection.end();
  }
}
