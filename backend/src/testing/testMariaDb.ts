import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mysql from 'mysql2/promise';
import { waitUntil } from '../waitUntil.ts';
import { freePort } from './testRedis.ts';

const SERVER = ['/usr/sbin/mariadbd', '/usr/local/sbin/mariadbd', '/usr/bin/mariadbd'].find(existsSync);
const START_TIMEOUT_MS = 60_000;

/** A private MariaDB that a test may kill, start again and freeze; its rows outlive that. */
export interface TestMariaDb {
  /** Of an empty schema. */
  readonly url: string;
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Resolves when every thread of it stands still. */
  freeze(): Promise<void>;
  thaw(): void;
  /** Ends it and removes what it held. */
  remove(): Promise<void>;
}

/** Whether a MariaDB can be started here; says so when it cannot, as the tests that need one are skipped then. */
export function hasMariaDb(): boolean {
  if (!SERVER) process.stdout.write('skipped: no mariadbd was found\n');
  return SERVER !== undefined;
}

export async function startTestMariaDb(): Promise<TestMariaDb> {
  const folder = mkdtempSync(join(tmpdir(), 'lineleaf-mariadb-'));
  const data = `--datadir=${join(folder, 'data')}`;
  const setUp = ['--auth-root-authentication-method=normal', '--skip-test-db', '--skip-name-resolve'];
  execFileSync('mariadb-install-db', ['--no-defaults', data, ...setUp, '--user=root'], { stdio: 'ignore' });
  const port = await freePort();
  const places = [data, `--socket=${join(folder, 'socket')}`, `--pid-file=${join(folder, 'pid')}`];
  const settings = ['--skip-name-resolve', '--innodb-buffer-pool-size=64M', '--skip-log-bin', '--user=root'];
  const address = [`--port=${port}`, '--bind-address=127.0.0.1', '--default-time-zone=+00:00'];
  const root = `mysql://root@127.0.0.1:${port}/`;
  let child: ChildProcess;
  const start = async (): Promise<void> => {
    child = spawn(SERVER ?? '', ['--no-defaults', ...places, ...settings, ...address], { stdio: 'ignore' });
    if (!(await waitUntil(() => run(root, 'SELECT 1'), START_TIMEOUT_MS))) {
      throw new Error('MariaDB did not start');
    }
  };
  const kill = async (): Promise<void> => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  };
  await start();
  await run(root, 'CREATE DATABASE lineleaf CHARACTER SET utf8mb4 COLLATE utf8mb4_bin');
  return {
    url: `${root}lineleaf`,
    kill,
    start,
    async freeze() {
      child.kill('SIGSTOP');
      if (!(await waitUntil(async () => isFrozen(child.pid), START_TIMEOUT_MS)))
        throw new Error('It runs on');
    },
    thaw: () => void child.kill('SIGCONT'),
    async remove() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** By the states of its threads, where the system tells them. */
function isFrozen(pid: number | undefined): boolean {
  const threads = `/proc/${pid}/task`;
  if (!existsSync(threads)) return true;
  return readdirSync(threads).every((id) => / T /.test(readFileSync(`${threads}/${id}/stat`, 'utf8')));
}

async function run(url: string, sql: string): Promise<boolean> {
  try {
    const connection = await mysql.createConnection(url);
    await connection.query(sql);
    await connection.end();
    return true;
  } catch {
    return false;
  }
}
