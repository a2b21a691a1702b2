import { buildPart } from './build.mjs';
import { REMOTES, versionOf } from './parts.mjs';
import { ReleaseStore } from './release-store.mjs';

/**
 * Builds what changed and makes it current in a release store: the shell, the remotes and the backend.
 * @param {string} folder
 */
export async function publishAll(folder) {
  const store = new ReleaseStore(folder);
  await buildPart('backend');
  await publishPart(store, 'shell');
  for (const remote of REMOTES) await publishPart(store, remote);
}

/**
 * Builds one part, adds the release if it is new, and promotes it.
 * @param {ReleaseStore} store
 * @param {string} part
 * @returns {Promise<string>} `<version>+<build>`
 */
export async function publishPart(store, part) {
  const { buildId, distDir } = await buildPart(part);
  const release = `${versionOf(part)}+${buildId}`;
  if (!store.has(part, release)) store.add(part, release, distDir);
  if (part === 'shell') await store.promoteShell(release);
  else await store.promote(part, release);
  return release;
}
