import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './parts.mjs';

/** Installs what the lockfile says if it is not the one that was installed last. Node's built-ins alone. */
export function installIfChanged() {
  const lock = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
  const stamp = join(ROOT, 'node_modules', '.lineleaf-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('installing dependencies');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  if (npm?.endsWith('.js')) execFileSync(process.execPath, [npm, ...args], { cwd: ROOT, stdio: 'inherit' });
  else execFileSync('npm', args, { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' });
  writeFileSync(stamp, lock);
}

/** Ends with a plain sentence when Node is older than the product supports. */
export function checkNodeVersion() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Lineleaf needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}
