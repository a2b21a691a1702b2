import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './parts.mjs';

/** The lockfile's hash as it was installed last. */
const STAMP = join(ROOT, 'node_modules', '.lineleaf-lock');

/** Installs what the lockfile says if it is not the one that was installed last. Node's built-ins alone. */
export function installIfChanged() {
  if (isInstalled()) return;
  console.log('installing dependencies');
  runNpm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], 'inherit');
  markInstalled();
}

/** Whether the lockfile is the one that was installed last. */
export function isInstalled() {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hashOfLockfile();
}

/** Remembers that what the lockfile says is installed. */
export function markInstalled() {
  writeFileSync(STAMP, hashOfLockfile());
}

/**
 * Runs npm in the root folder.
 * @param {string[]} args
 * @param {'inherit' | 'pipe'} [stdio] whether what it prints is shown, or thrown where it fails
 */
export function runNpm(args, stdio = 'pipe') {
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('.js')) execFileSync(process.execPath, [npm, ...args], { cwd: ROOT, stdio });
  else execFileSync('npm', args, { cwd: ROOT, stdio, shell: process.platform === 'win32' });
}

function hashOfLockfile() {
  return createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
}

/** Ends with a plain sentence when Node is older than the product supports. */
export function checkNodeVersion() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Lineleaf needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}
