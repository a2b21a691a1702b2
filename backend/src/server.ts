import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from './app.ts';
import type { Container } from './container.ts';
import { ensureAdministrator } from './modules/auth/administrator.ts';
import { preparePasswords } from './modules/auth/passwords.ts';
import { describeEmbedded, explainAndExit, openProcess, stopOnSignal } from './startProcess.ts';

const HEADERS_TIMEOUT_MS = 20_000;
/** A colored save of 12 MB over a slow line. An answer may take longer: this bounds the request alone. */
const REQUEST_TIMEOUT_MS = 180_000;
const KEEP_ALIVE_TIMEOUT_MS = 65_000;
const IDLE_CHECK_MS = 100;

try {
  await start();
} catch (error) {
  explainAndExit(error);
}

async function start(): Promise<void> {
  const { container, hasSiblings, beginStop, close } = await openProcess();
  const { config, sweeper, reconciliation, judge, providers } = container;
  await container.releases.pointers.check();
  const [administrator] = await Promise.all([
    ensureAdministrator(container, config.admin),
    preparePasswords(),
  ]);
  await container.accounts.completeDeletedAccounts();
  await sweeper.endAbandoned(hasSiblings ? 'expired' : 'all');
  container.work();
  const server = createServer(createApp(container));
  await listen(server, container);
  sweeper.start();
  reconciliation.start();
  judge.start();
  stopOnSignal(config, async () => {
    // Requests wait for pictures, so the queue is told at once, and gives up what takes too long.
    await Promise.all([beginStop(), closeServer(server), providers.queue.close(config.stopGraceMs)]);
    await judge.stop();
    await close();
  });
  announce(container, administrator, server);
}

function listen(server: Server, { config }: Container): Promise<void> {
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.keepAliveTimeout = KEEP_ALIVE_TIMEOUT_MS;
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.port, config.host, resolve);
  });
}

/** Lets requests under way end; connections that only wait for a next one are closed, at once or when their answer is out. */
function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
    server.close(() => {
      clearInterval(idle);
      resolve();
    });
  });
}

function announce(
  { config }: Container,
  administrator: { email: string; madePassword?: string },
  server: Server,
): void {
  const { port } = server.address() as AddressInfo;
  const url = config.port === 0 ? `http://localhost:${port}` : config.publicUrl;
  const lines = [`Lineleaf is ready at ${url}`, ...describeEmbedded(config).map((line) => `  ${line}`)];
  if (administrator.madePassword) {
    lines.push(`  administrator: ${administrator.email} with password ${administrator.madePassword}`);
  }
  process.stdout.write(`${lines.join('\n')}\n`);
}
