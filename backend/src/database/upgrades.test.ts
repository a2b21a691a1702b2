import { readdirSync, readFileSync } from 'node:fs';
import { QueryTypes, type Sequelize } from 'sequelize';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrations } from '../migrations/index.ts';
import { createPlace } from '../testing/testDatabase.ts';
import { createSequelize, type DatabaseAddress } from './createSequelize.ts';
import { migrate, pendingMigrations } from './migrate.ts';

type Row = Readonly<Record<string, unknown>>;

/** What `npm run keep-schema -w backend` kept of a release. */
interface Kept {
  readonly migrations: readonly string[];
  /** CREATE TABLE by table, as SQLite has it. */
  readonly definitions: Readonly<Record<string, string>>;
  /** In the order of their making: users first. */
  readonly rows: Readonly<Record<string, readonly Row[]>>;
}

const SCHEMAS = new URL('../testing/schemas/', import.meta.url);
const LEVELS = readdirSync(SCHEMAS).map((name) => name.replace('.json', ''));

test('every release but the one under way has its schema kept', () => {
  expect(LEVELS).toContain('0011-provider-days');
});

describe.each(LEVELS)('a database of %s', (level) => {
  const kept: Kept = JSON.parse(readFileSync(new URL(`${level}.json`, SCHEMAS), 'utf8'));
  const tables = Object.keys(kept.rows);
  let place: Awaited<ReturnType<typeof createPlace>>;
  let sequelize: Sequelize;
  beforeAll(async () => {
    place = await createPlace();
    sequelize = createSequelize(place.address);
    await migrate(sequelize, place.address, new Set(kept.migrations));
    for (const table of tables) await insert(table);
  });
  afterAll(async () => {
    await sequelize.close();
    await place.remove();
  });

  test('is made by the migrations of its time as it was made then', async () => {
    const made = await definitionsOf(place.address, sequelize);
    expect(made && Object.fromEntries(tables.map((table) => [table, made[table]]))).toEqual(
      made && kept.definitions,
    );
  });

  test('loses nothing by the way up, and every balance equals its ledger', async () => {
    const before = await pendingMigrations(place.address);
    const known = new Set(kept.migrations);
    expect(before).toEqual(migrations.map(({ name }) => name).filter((name) => !known.has(name)));
    expect(await pendingMigrations(place.address)).toEqual(before);
    expect(await migrate(sequelize, place.address)).toEqual(before);
    expect(await pendingMigrations(place.address)).toEqual([]);
    for (const table of tables) await expectRows(table);
    const unequal = await sequelize.query(
      `SELECT users.id FROM users LEFT JOIN credit_entries ON credit_entries.user_id = users.id
       GROUP BY users.id, users.credits HAVING users.credits <> COALESCE(SUM(credit_entries.amount), 0)`,
      { type: QueryTypes.SELECT },
    );
    expect(unequal).toEqual([]);
  });

  test('goes on to be read and written by the release that made it', async () => {
    await migrate(sequelize, place.address);
    for (const table of [...tables].reverse()) await sequelize.query(`DELETE FROM ${table}`);
    for (const table of tables) await insert(table);
    for (const table of tables) await expectRows(table);
    await sequelize.query(
      'UPDATE users SET credits = credits + 1, total_generations = total_generations + 1',
    );
    await sequelize.query(
      'UPDATE users SET credits = credits - 1, total_generations = total_generations - 1',
    );
    for (const table of tables) await expectRows(table);
  });

  /** With the columns that the release knew, and no others. */
  async function insert(table: string): Promise<void> {
    const rows = (kept.rows[table] ?? []).map((row) => asWritten(row, place.address));
    if (rows.length > 0) await sequelize.getQueryInterface().bulkInsert(table, rows);
  }

  async function expectRows(table: string): Promise<void> {
    const rows = kept.rows[table] ?? [];
    const columns = Object.keys(rows[0] ?? {}).join(', ') || '*';
    const found = await sequelize.query<Row>(`SELECT ${columns} FROM ${table}`, { type: QueryTypes.SELECT });
    expect(sorted(found), table).toEqual(sorted(rows));
  }
});

/** SQLite keeps each table's definition as text. */
async function definitionsOf({ kind }: DatabaseAddress, sequelize: Sequelize) {
  if (kind !== 'sqlite') return undefined;
  const rows = await sequelize.query<{ name: string; sql: string }>(
    "SELECT name, sql FROM sqlite_master WHERE type = 'table'",
    { type: QueryTypes.SELECT },
  );
  return Object.fromEntries(rows.map(({ name, sql }) => [name, sql]));
}

const MOMENT = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3} \+00:00$/;

/** MySQL takes no offset. */
function asWritten(row: Row, { kind }: DatabaseAddress): object {
  if (kind === 'sqlite') return row;
  return mapValues(row, (value) => (isMoment(value) ? value.replace(' +00:00', '') : value));
}

function asRead(row: Row): object {
  return mapValues(row, (value) => (isMoment(value) ? new Date(value) : value));
}

function isMoment(value: unknown): value is string {
  return typeof value === 'string' && MOMENT.test(value);
}

function mapValues(row: Row, change: (value: unknown) => unknown): object {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, change(value)]));
}

function sorted(rows: readonly Row[]): string[] {
  return rows.map((row) => JSON.stringify(asRead(row))).sort();
}
