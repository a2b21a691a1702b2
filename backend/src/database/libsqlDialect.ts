import Libsql from 'libsql';
import { fileWriteLock, type WriteLock } from './fileWriteLock.ts';

type Callback = (this: Statement, error: Error | null, rows?: unknown[]) => void;
type Parameters = readonly unknown[] | Readonly<Record<string, unknown>>;

const BUSY_DEADLINE_MS = 15_000;
const KEPT_STATEMENTS = 50;
const READ = /^\s*(select|pragma|explain)\b/i;
const BEGIN = /^\s*begin\b/i;
const COMMIT = /^\s*(commit|end)\b/i;
const ROLLBACK = /^\s*rollback\b(?!\s+to\b)/i;
const SAVEPOINT = /^\s*(savepoint|release|rollback\s+to)\b/i;

/** What node-sqlite3 hands to callbacks as `this`. Sequelize looks at the class's name. */
class Statement {
  lastID = 0;
  changes = 0;
}

/**
 * A connection with node-sqlite3's callback methods over libsql, as Sequelize's SQLite dialect drives it.
 * Writers of one file queue in this process (first come, first served) and retry without blocking while another process writes.
 */
class Database {
  readonly filename: string;
  /** Set by Sequelize on the connections of transactions. */
  uuid: string | undefined;
  readonly #handle: Libsql.Database;
  readonly #lock: WriteLock;
  #isWriter = false;
  /** The fault for which SQLite undid the transaction that is still open for its caller. */
  #undoneBy: unknown;
  /** Statements whose values are bound: their text comes again. */
  readonly #prepared = new Map<string, Libsql.Statement<unknown[]>>();

  constructor(filename: string, _mode: number, done: (error: Error | null) => void) {
    this.filename = filename;
    this.#handle = new Libsql(filename);
    this.#lock = fileWriteLock(filename);
    try {
      this.#handle.exec('PRAGMA synchronous = NORMAL');
      this.#handle.exec('PRAGMA foreign_keys = ON');
      if (filename !== ':memory:') this.#handle.exec('PRAGMA journal_mode = WAL');
    } catch (error) {
      // Another process may be switching the journal at this moment; the mode is a property of the file.
      if (!isBusy(error)) throw error;
    }
    queueMicrotask(() => done(null));
  }

  serialize(action: () => void): void {
    action();
  }

  run(sql: string, parameters?: Parameters | Callback, done?: Callback): this {
    return this.#answer(sql, parameters, done);
  }

  all(sql: string, parameters?: Parameters | Callback, done?: Callback): this {
    return this.#answer(sql, parameters, done);
  }

  close(done?: (error: Error | null) => void): void {
    try {
      if (this.#handle.open) this.#rollback();
    } finally {
      this.#prepared.clear();
      if (this.#handle.open) this.#handle.close();
    }
    if (done) queueMicrotask(() => done(null));
  }

  #answer(sql: string, parameters: Parameters | Callback | undefined, done: Callback | undefined): this {
    const callback = typeof parameters === 'function' ? parameters : done;
    const values = typeof parameters === 'function' ? [] : (parameters ?? []);
    const statement = new Statement();
    this.#execute(sql, values, statement).then(
      (rows) => callback?.call(statement, null, rows),
      (error: unknown) => callback?.call(statement, asNodeSqliteError(error)),
    );
    return this;
  }

  async #execute(sql: string, parameters: Parameters, statement: Statement): Promise<unknown[]> {
    if (BEGIN.test(sql)) await this.#begin(sql);
    else if (COMMIT.test(sql)) await this.#commit(sql);
    else if (ROLLBACK.test(sql)) this.#rollback();
    else if (SAVEPOINT.test(sql)) this.#handle.exec(sql);
    else if (this.#isWriter) return untilFree(() => this.#queryInside(sql, parameters, statement));
    else if (READ.test(sql)) return untilFree(() => this.#query(sql, parameters, statement));
    else return this.#lock.hold(() => this.#writeAlone(sql, parameters, statement));
    return [];
  }

  // A prepared write that failed busy would keep its old snapshot, and be busy for ever: the lock is taken first.
  async #writeAlone(sql: string, parameters: Parameters, statement: Statement): Promise<unknown[]> {
    await untilFree(() => this.#handle.exec('BEGIN IMMEDIATE'));
    try {
      const rows = this.#query(sql, parameters, statement);
      await untilFree(() => this.#handle.exec('COMMIT'));
      return rows;
    } catch (error) {
      if (this.#handle.inTransaction) this.#handle.exec('ROLLBACK');
      throw error;
    }
  }

  // Transaction control goes through exec: a prepared BEGIN or COMMIT that failed busy is not reset by libsql.
  async #begin(sql: string): Promise<void> {
    await this.#lock.enter();
    this.#isWriter = true;
    try {
      await untilFree(() => this.#handle.exec(sql));
    } catch (error) {
      this.#leave();
      throw error;
    }
  }

  // A COMMIT that fails (a full disk) must not keep the next writer out.
  async #commit(sql: string): Promise<void> {
    try {
      if (this.#undoneBy) throw this.#undoneBy;
      await untilFree(() => this.#handle.exec(sql));
    } catch (error) {
      this.#rollback();
      throw error;
    }
    this.#leave();
  }

  // After a BEGIN that never came through there is nothing to roll back, and that is no error.
  #rollback(): void {
    try {
      if (this.#handle.inTransaction) this.#handle.exec('ROLLBACK');
    } finally {
      this.#leave();
    }
  }

  #leave(): void {
    if (!this.#isWriter) return;
    this.#isWriter = false;
    this.#undoneBy = undefined;
    this.#lock.leave();
  }

  // SQLite itself undoes a transaction whose write finds the disk full; what follows must not be written outside of it.
  #queryInside(sql: string, parameters: Parameters, statement: Statement): unknown[] {
    if (this.#undoneBy) throw this.#undoneBy;
    try {
      return this.#query(sql, parameters, statement);
    } catch (error) {
      if (!this.#handle.inTransaction) this.#undoneBy = error;
      throw error;
    }
  }

  #query(sql: string, parameters: Parameters, result: Statement): unknown[] {
    const values = bindable(parameters);
    const isReusable = Object.keys(values).length > 0;
    const prepared = this.#prepared.get(sql) ?? this.#handle.prepare<unknown[]>(sql);
    // One that fails is not used again: libsql does not reset it.
    this.#prepared.delete(sql);
    const rows = prepared.reader ? prepared.all(values) : [];
    if (!prepared.reader) {
      const info = prepared.run(values);
      result.lastID = Number(info.lastInsertRowid);
      result.changes = info.changes;
    }
    if (isReusable && this.#prepared.size < KEPT_STATEMENTS) this.#prepared.set(sql, prepared);
    return rows;
  }
}

/** The module that Sequelize takes for `sqlite3` (`dialectModule`). */
export const libsqlDialect = { Database, OPEN_READWRITE: 2, OPEN_CREATE: 4 };

/** Retries while another connection holds the file, without blocking the event loop; gives up after 15 s. */
export async function untilFree<Result>(action: () => Result): Promise<Result> {
  const deadline = performance.now() + BUSY_DEADLINE_MS;
  for (let waitMs = 2; ; waitMs = Math.min(waitMs * 2, 50)) {
    try {
      return action();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');
}

/** Sequelize knows the primary codes only; the extended one stays readable beside it. */
function asNodeSqliteError(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  if (!('code' in error) || typeof error.code !== 'string') return error;
  const extended = error.code;
  const code = extended.replace(/^(SQLITE_(?:CONSTRAINT|BUSY|LOCKED|IOERR))_.*$/, '$1');
  return Object.assign(new Error(`${code}: ${error.message}`), { code, extended });
}

function bindable(parameters: Parameters): unknown[] | Record<string, unknown> {
  if (Array.isArray(parameters)) return parameters.map(bindableValue);
  return Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [name.replace(/^[$:@]/, ''), bindableValue(value)]),
  );
}

function bindableValue(value: unknown): unknown {
  if (value === undefined) return null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  return value instanceof Date ? value.toISOString() : value;
}
