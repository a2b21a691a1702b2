import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkNodeVersion, installIfChanged } from './install.mjs';
import { ROOT } from './parts.mjs';

checkNodeVersion();
process.chdir(ROOT);
installIfChanged();
const folder = join(resolve(ROOT, process.env.DATA_DIR ?? 'data'), 'releases');
const { isPublished } = await import('./published.mjs');
if (!isPublished(folder)) publish(folder);
await import(pathToFileURL(join(ROOT, 'backend', 'dist', 'server.js')).href);

/**
 * Builds what changed and releases it, in a process of its own: what the bundler takes of memory goes with it. A release
 * store elsewhere (a bucket, another folder) is filled by `npm run release`, not by the start.
 * @param {string} folder
 */
function publish(folder) {
  const script = join(ROOT, 'tooling', 'scripts', 'publish-all.mjs');
  const { status } = spawnSync(process.execPath, [script, folder], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
