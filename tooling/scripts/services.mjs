import { execFileSync, spawn } from 'node:child_process';
import { accessSync, constants, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** What the tests use beyond npm: the program's possible names, and the Debian package that brings it. */
export const PROGRAMS = {
  // Without windows, and far lighter: a whole Chromium renders a toolbar for each window, which nobody sees.
  headlessShell: {
    names: ['chromium-headless-shell', 'chrome-headless-shell'],
    debianPackage: 'chromium-headless-shell',
  },
  chromium: {
    names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
    debianPackage: 'chromium',
  },
  mariadbd: { names: ['mariadbd'], debianPackage: 'mariadb-server' },
  redis: { names: ['redis-server'], debianPackage: 'redis-server' },
  nginx: { names: ['nginx'], debianPackage: 'nginx-light' },
};

/**
 * Finds the programs the tests use; what is missing is installed when this is Debian and we are root.
 * @returns {Record<'chromium' | 'mariadbd' | 'redis' | 'nginx', string | undefined>} paths, undefined where a program cannot
 *   be had
 */
export function ensurePrograms() {
  const missing = Object.values(PROGRAMS).filter(({ names }) => !findProgram(names));
  if (missing.length > 0 && existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    runAptGet('update', '-qq');
    // One by one: a package that this Debian does not have keeps no other away.
    for (const { debianPackage } of missing) {
      console.log(`installing ${debianPackage}`);
      runAptGet('install', '-y', '-qq', '--no-install-recommends', debianPackage);
    }
  }
  return {
    chromium: findChromium(),
    mariadbd: findProgram(PROGRAMS.mariadbd.names),
    redis: findProgram(PROGRAMS.redis.names),
    nginx: findProgram(PROGRAMS.nginx.names),
  };
}

/** @param {string[]} args */
function runAptGet(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    execFileSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  } catch (error) {
    console.error(`apt-get ${args.join(' ')}: ${error}`);
  }
}

/**
 * The browser of the tests: the one that CHROMIUM_PATH names, else a shell without windows, else a whole Chromium.
 * @returns {string | undefined} undefined where there is none: Playwright then uses what it has installed itself
 */
export function findChromium() {
  return process.env.CHROMIUM_PATH ?? findProgram(PROGRAMS.headlessShell.names) ?? findWholeChromium();
}

/**
 * A Chromium with windows, for what the shell lacks.
 * @returns {string | undefined} as `findChromium`
 */
export function findWholeChromium() {
  return process.env.CHROMIUM_PATH ?? findProgram(PROGRAMS.chromium.names);
}

/**
 * The first of these programs on PATH (or in the folders where Debian keeps servers).
 * @param {string[]} names
 * @returns {string | undefined}
 */
export function findProgram(names) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A port on loopback that nobody listens on at this moment. */
export async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/**
 * Starts a private MariaDB in a folder of its own; it is gone after `stop`.
 * @param {string} mariadbd
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startMariaDb(mariadbd) {
  const folder = mkdtempSync(join(tmpdir(), 'lineleaf-mariadb-'));
  const data = join(folder, 'data');
  const installer = findProgram(['mariadb-install-db']);
  if (!installer) throw new Error('mariadb-install-db is missing');
  const setUp = [
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
    '--skip-name-resolve',
    '--user=root',
  ];
  execFileSync(installer, ['--no-defaults', `--datadir=${data}`, ...setUp], { stdio: 'ignore' });
  const port = await freePort();
  const server = spawn(mariadbd, [
    '--no-defaults',
    `--datadir=${data}`,
    `--socket=${join(folder, 'socket')}`,
    `--port=${port}`,
    '--bind-address=127.0.0.1',
    `--pid-file=${join(folder, 'pid')}`,
    '--skip-name-resolve',
    '--character-set-server=utf8mb4',
    '--max-allowed-packet=64M',
    // Nothing of it outlives the run: what it writes need not reach the disk.
    '--innodb-flush-log-at-trx-commit=0',
    '--innodb-flush-method=nosync',
    '--skip-innodb-doublewrite',
    '--sync-frm=0',
    '--innodb-buffer-pool-size=64M',
    '--innodb-log-file-size=16M',
    '--skip-log-bin',
    '--default-time-zone=+00:00',
    '--user=root',
  ]);
  const hasEnded = new Promise((resolve) => server.once('exit', resolve));
  await waitForOutput(server, /ready for connections/);
  return {
    url: `mysql://root@127.0.0.1:${port}/`,
    async stop() {
      server.kill('SIGTERM');
      await hasEnded;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Resolves once a process has printed a line that matches; rejects with what it printed when it ends before.
 * @param {import('node:child_process').ChildProcessWithoutNullStreams} child
 * @param {RegExp} pattern
 * @returns {Promise<string>} everything printed so far
 */
export function waitForOutput(child, pattern) {
  return new Promise((resolve, reject) => {
    let printed = '';
    /** @param {Buffer} chunk */
    const read = (chunk) => {
      printed += chunk.toString();
      if (pattern.test(printed)) resolve(printed);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`ended with ${code}:\n${printed}`)));
  });
}
