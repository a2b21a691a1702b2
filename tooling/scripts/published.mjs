import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isBuilt } from './build.mjs';
import { buildIdOf } from './build-id.mjs';
import { REMOTES, ROOT, versionOf } from './parts.mjs';

/**
 * Whether this tree is built, and everybody is given its front ends from the product's own origin: then a start has nothing
 * to release. Reads the pointer as it stands, without the packages that a release needs.
 * @param {string} folder of releases
 */
export function isPublished(folder) {
  const file = join(folder, 'remotes.json');
  if (process.env.RELEASE_ORIGIN || !existsSync(file) || !isBuilt('backend', join(ROOT, 'backend', 'dist')))
    return false;
  const { parts = {} } = readPointer(file);
  return ['shell', ...REMOTES].every((part) => {
    const { release, origin } = parts[part]?.live ?? {};
    return release === `${versionOf(part)}+${buildIdOf(part)}` && origin === undefined;
  });
}

/**
 * What cannot be read is not published: releasing says what is wrong with it.
 * @param {string} file
 */
function readPointer(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) ?? {};
  } catch {
    return {};
  }
}
