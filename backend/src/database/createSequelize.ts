import { AsyncLocalStorage } from 'node:async_hooks';
import { Socket } from 'node:net';
import mysql from 'mysql2';
import { type Options, Sequelize, Transaction } from 'sequelize';
import { libsqlDialect } from './libsqlDialect.ts';

/** Where the rows are: a SQLite file (or `:memory:`), or a MySQL/MariaDB server by URL. */
export type DatabaseAddress = { kind: 'sqlite'; file: string } | { kind: 'mysql'; url: string };

const transactionContext = new AsyncLocalStorage<Map<string, unknown>>();

// Every query inside `inTransaction` joins its transaction by itself; on SQLite a query outside it would wait for it for ever.
Sequelize.useCLS({
  bind: () => undefined,
  get: (key: string) => transactionContext.getStore()?.get(key),
  set: (key: string, value: unknown) => transactionContext.getStore()?.set(key, value),
  run: (action: (context: object) => unknown) => {
    const context = new Map(transactionContext.getStore());
    return transactionContext.run(context, () => action(context));
  },
});

/** The transaction that the calling code runs in, if any. */
export function currentTransaction(): Transaction | undefined {
  const transaction = transactionContext.getStore()?.get('transaction');
  return transaction instanceof Transaction ? transaction : undefined;
}

/** Runs `action` outside the caller's transaction: for work that is started inside one but lives on after it. */
export function outsideTransaction<Result>(action: () => Result): Result {
  return transactionContext.exit(action);
}

/** A request that finds no connection for so long ends with 503. */
const ACQUIRE_TIMEOUT_MS = 10_000;
const CONNECT_TIMEOUT_MS = 5_000;
const ANSWER_TIMEOUT_MS = 15_000;

/**
 * Gives up connections to a server that says nothing for `timeoutMs`, such as one that is frozen: what waits on them fails
 * instead of hanging. Call it after the migrations, which may take longer.
 */
export function boundAnswers(sequelize: Sequelize, timeoutMs = ANSWER_TIMEOUT_MS): void {
  sequelize.addHook('afterConnect', (connection) => {
    if (!(typeof connection === 'object' && connection !== null && 'stream' in connection)) return;
    const { stream } = connection;
    if (!(stream instanceof Socket)) return;
    stream.setTimeout(timeoutMs, () => stream.destroy(new Error('The database server says nothing')));
  });
}

/** A connection to the database; times are UTC with milliseconds, column names snake_case. */
export function createSequelize(address: DatabaseAddress): Sequelize {
  const shared: Options = { logging: false, define: { underscored: true, timestamps: false } };
  if (address.kind === 'sqlite') {
    return closingBroken(
      new Sequelize({
        ...shared,
        dialect: 'sqlite',
        dialectModule: libsqlDialect,
        storage: address.file,
        transactionType: Transaction.TYPES.IMMEDIATE,
      }),
    );
  }
  return new Sequelize(address.url, {
    ...shared,
    dialect: 'mysql',
    dialectModule: mysql,
    timezone: '+00:00',
    isolationLevel: Transaction.ISOLATION_LEVELS.READ_COMMITTED,
    pool: { max: 10, acquire: ACQUIRE_TIMEOUT_MS },
    dialectOptions: { connectTimeout: CONNECT_TIMEOUT_MS },
    define: { ...shared.define, charset: 'utf8mb4', collate: 'utf8mb4_bin' },
  });
}

// For SQLite, Sequelize looks for the connection of a COMMIT that failed in a pool that it does not use, and leaves it open.
function closingBroken(sequelize: Sequelize): Sequelize {
  const { connectionManager } = sequelize;
  connectionManager.destroyConnection = async (connection) => connectionManager.releaseConnection(connection);
  return sequelize;
}
