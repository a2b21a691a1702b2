import { readProcessConfig } from './config.ts';
import { closeDatabase } from './database/closeDatabase.ts';
import { createSequelize } from './database/createSequelize.ts';
import { migrate, pendingMigrations } from './database/migrate.ts';

// Migrations only add, so that it may run beside servers of the release before.
try {
  const isDryRun = process.argv.includes('--dry-run');
  const { database } = readProcessConfig();
  process.stdout.write(isDryRun ? await describePending() : await applyPending());

  async function describePending(): Promise<string> {
    return describe('Would apply', await pendingMigrations(database));
  }

  async function applyPending(): Promise<string> {
    const sequelize = createSequelize(database);
    const applied = await migrate(sequelize, database);
    await closeDatabase(sequelize, database);
    return describe('Applied', applied);
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

function describe(what: string, names: readonly string[]): string {
  if (names.length === 0) return 'The schema is up to date.\n';
  return [`${what} ${names.length}:`, ...names.map((name) => `  ${name}`), ''].join('\n');
}
