import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkNodeVersion, installIfChanged } from './install.mjs';
import { ROOT } from './parts.mjs';

checkNodeVersion();
process.chdir(ROOT);
installIfChanged();
const { publishAll } = await import('./publish.mjs');
await publishAll(releasesFolder());
await import(pathToFileURL(join(ROOT, 'backend', 'dist', 'server.js')).href);

/** A release store elsewhere (a bucket, another folder) is filled by `npm run release`, not by the start. */
function releasesFolder() {
  const dataDir = resolve(ROOT, process.env.DATA_DIR ?? 'data');
  return join(dataDir, 'releases');
}
