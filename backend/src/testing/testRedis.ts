import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { waitUntil } from '../waitUntil.ts';

/** A private Redis on a free port of loopback, with nothing in it. */
export interface TestRedis {
  readonly url: string;
  /** Stops it from responding; connections stay open. */
  freeze(): void;
  thaw(): void;
  /** Ends it; what it held is gone. */
  stop(): Promise<void>;
}

/** Whether a redis-server can be started here; says so when it cannot, as the tests that need one are skipped then. */
export function hasRedisServer(): boolean {
  try {
    execFileSync('redis-server', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    process.stdout.write('skipped: no redis-server was found\n');
    return false;
  }
}

export async function startTestRedis(): Promise<TestRedis> {
  const folder = mkdtempSync(join(tmpdir(), 'lineleaf-redis-'));
  const port = await freePort();
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', ''];
  const server = spawn('redis-server', options, { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const url = `redis://127.0.0.1:${port}`;
  if (!(await waitUntil(() => answers(url), START_TIMEOUT_MS))) throw new Error('Redis did not start');
  const stop = async (): Promise<void> => {
    server.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, stop, freeze: () => void server.kill('SIGSTOP'), thaw: () => void server.kill('SIGCONT') };
}

const START_TIMEOUT_MS = 10_000;

async function answers(url: string): Promise<boolean> {
  const redis = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: 0, retryStrategy: () => null });
  redis.on('error', () => {});
  try {
    await redis.connect();
    return (await redis.ping()) === 'PONG';
  } catch {
    return false;
  } finally {
    redis.disconnect();
  }
}

/** A port on loopback that nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
