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
  const shell = await addPart(store, 'shell');
  /** @type {Record<string, string>} */
  const remotes = {};
  for (const remote of REMOTES) remotes[remote] = await addPart(store, remote);
  await store.promoteAll(shell, remotes);
}

/**
 * Builds a part and adds the release if it is new.
 * @param {ReleaseStore} store
 * @param {string} part
 * @returns {Promise<string>} `<version>+<build>`
 */
export async function addPart(store, part) {
  const { buildId, distDir } = await buildPart(part);
  const release = `${versionOf(part)}+${buildId}`;
  if (!store.has(part, release)) store.add(part, release, distDir);
  return release;
}
