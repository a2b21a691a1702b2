import { buildPart } from './build.mjs';
import { REMOTES, versionOf } from './parts.mjs';
import { actNow, describe, releases, stores } from './release-store.mjs';

/** @typedef {import('@lineleaf/releases/node').ReleaseFiles} ReleaseFiles */

/**
 * Builds what changed and gives it to everybody: the shell, the remotes and the backend. A canary of the same release goes on.
 * @param {string} folder of releases
 */
export async function publishAll(folder) {
  const { pointers, files } = stores.openReleases(folder);
  await buildPart('backend');
  /** @type {Record<string, import('@lineleaf/releases').ReleaseRecord>} */
  const built = {};
  for (const part of [releases.SHELL, ...REMOTES]) built[part] = await addPart(files, part);
  await stores.changePointer(pointers, (pointer) =>
    releases.releaseAtOnce(pointer, { releases: built, endsRollouts: true }, actNow()),
  );
}

/**
 * Builds a part and adds the release to the store if it is new.
 * @param {ReleaseFiles} files
 * @param {string} part
 */
export async function addPart(files, part) {
  const { buildId, distDir } = await buildPart(part);
  const release = `${versionOf(part)}+${buildId}`;
  if (!(await files.has(part, release))) await files.add(part, release, distDir);
  return describe(files, part, release);
}
