import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ReleaseRefused } from '@lineleaf/releases';
import { finishRestore } from './backup/placeRestored.ts';
import { systemClock } from './clock.ts';
import { isLoopbackUrl } from './config/isLoopbackUrl.ts';
import { type Config, ConfigError, readProcessConfig } from './config.ts';
import { type Container, createContainer } from './container.ts';
import { createProviders } from './createProviders.ts';
import { closeDatabase } from './database/closeDatabase.ts';
import { boundAnswers, createSequelize } from './database/createSequelize.ts';
import { type ExclusiveFile, tryLockFile } from './database/exclusiveFile.ts';
import { migrate, withMigrationLock } from './database/migrate.ts';
import { ownDataDir } from './dataDir.ts';
import { createLogger } from './logging.ts';
import { initModels } from './models/index.ts';
import { AdministratorAddressTakenError } from './modules/auth/administrator.ts';
import { readTokenEpoch } from './modules/auth/tokenEpoch.ts';
import { NodeRegistry } from './modules/nodes/nodeRegistry.ts';
import { closePress, loadIllustratorArt } from './pictures/index.ts';
import { keptSecret } from './secrets.ts';
import { isStorageFull } from './storageFull.ts';

/** A reason not to start that the operator can mend; its message says how. */
export class StartRefusedError extends Error {
  override readonly name = 'StartRefusedError';
}

/** A process with everything under its container running, and the way to end it. */
export interface OpenProcess {
  readonly container: Container;
  /** Whether other processes on this database may be working on what is open in it. */
  readonly hasSiblings: boolean;
  /** Says that another process may take the place of this one. */
  beginStop(): Promise<void>;
  /** Takes no new work, ends what is under way, and lets everything go. */
  close(): Promise<void>;
}

/** Opens configuration, data folder, database and providers, in this order. Throws what `explainAndExit` explains. */
export async function openProcess(): Promise<OpenProcess> {
  loadIllustratorArt();
  const config = readProcessConfig();
  ownDataDir(config.dataDir);
  const lock = lockDataDir(config);
  await finishRestore(config.dataDir);
  const logger = createLogger(config.isProduction ? 'info' : 'warn');
  const secret = config.jwtSecret ?? (await keptSecret(config.dataDir));
  const sequelize = createSequelize(config.database);
  await migrate(sequelize, config.database);
  boundAnswers(sequelize);
  initModels(sequelize);
  const nodes = new NodeRegistry({
    sequelize,
    clock: systemClock,
    logger,
    alone: (action) => withMigrationLock(config.database, action),
    pause,
  });
  const isBeside = config.isProduction && (await enterOrRefuse(nodes, config));
  const providers = createProviders({ config, clock: systemClock });
  const tokenEpoch = await readTokenEpoch();
  const parts = { config, secret, tokenEpoch, clock: systemClock, logger };
  const container = createContainer({ ...parts, sequelize, providers });
  const close = async (): Promise<void> => {
    container.sweeper.stop();
    container.reconciliation.stop();
    await providers.close(config.stopGraceMs);
    await container.background.settle();
    await closePress();
    await container.stickers.close();
    if (config.isProduction) await nodes.leave();
    await closeDatabase(sequelize, config.database);
    lock?.release();
  };
  const beginStop = async (): Promise<void> => {
    if (config.isProduction) await nodes.beginStop();
  };
  return { container, hasSiblings: isBeside || config.redisUrl !== undefined, beginStop, close };
}

/** Whether others are there. Nodes that share no Redis would end each other's pictures and count limits apart. */
async function enterOrRefuse(nodes: NodeRegistry, { redisUrl }: Config): Promise<boolean> {
  const place = await nodes.enter(redisUrl !== undefined);
  if (place === 'refused') {
    throw new StartRefusedError(
      'Another Lineleaf is running on this database. Stop it, or set REDIS_URL on every node.',
    );
  }
  return place === 'beside';
}

/** Servers and workers that share a database server and Redis may share a folder too; everything else owns its own. */
function lockDataDir({ dataDir, database, redisUrl }: Config): ExclusiveFile | undefined {
  if (database.kind === 'mysql' && redisUrl) return undefined;
  const lock = tryLockFile(join(dataDir, 'lineleaf.lock'));
  if (lock) return lock;
  throw new StartRefusedError(`Another Lineleaf is running on ${dataDir}. Stop it, or set DATA_DIR.`);
}

/** Says in plain words why the process cannot start, and ends it. */
export function explainAndExit(error: unknown): never {
  process.stderr.write(`${explanationOf(error)}\n`);
  process.exit(1);
}

function explanationOf(error: unknown): string {
  const isExpected =
    error instanceof ConfigError ||
    error instanceof StartRefusedError ||
    error instanceof ReleaseRefused ||
    error instanceof AdministratorAddressTakenError;
  if (isExpected) return error.message;
  if (isStorageFull(error)) return `There is no room left to write (${error}). Free some, then start again.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** For giving up and letting go, after the grace of what is under way. */
const LETTING_GO_MS = 10_000;

/** Ends the process on SIGINT and SIGTERM after `stop`; by force when that takes too long or is asked for twice. */
export function stopOnSignal({ stopGraceMs }: Config, stop: () => Promise<void>): void {
  let isStopping = false;
  const onSignal = (): void => {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), stopGraceMs + LETTING_GO_MS).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => explainAndExit(error),
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}

/** One line each for what is embedded or simulated, for the operator. */
export function describeEmbedded(config: Config): string[] {
  const parts: [isEmbedded: boolean, line: string][] = [
    [config.database.kind === 'sqlite', `database: SQLite in ${config.dataDir}`],
    [!config.openai, 'pictures: the built-in illustrator'],
    [!config.stripe, 'payments: simulated, no money moves'],
    [!config.mail.smtpUrl, mailLine(config)],
    [config.storageUrl.startsWith('file:'), 'images: files in the data folder'],
    [!config.redisUrl, 'queue and rate limits: in this process'],
  ];
  return parts.filter(([isEmbedded]) => isEmbedded).map(([, line]) => line);
}

function mailLine({ publicUrl, dataDir }: Config): string {
  return isLoopbackUrl(publicUrl)
    ? `mail: files, to read at ${publicUrl}/dev/outbox`
    : `mail: files in ${join(dataDir, 'outbox')}`;
}
