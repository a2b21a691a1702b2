import { buildPart } from './build.mjs';
import { REMOTES, versionOf } from './parts.mjs';
import { withoutTakenBack } from './published.mjs';
import { actNow, changeServed, describe, openStore, releases } from './release-store.mjs';

/** @typedef {import('@lineleaf/releases/node').ReleaseFiles} ReleaseFiles */

/**
 * Builds what changed and gives it to everybody: the shell, the remotes and the backend. A canary goes on where the new
 * releases fit it, and ends where they do not.
 * @param {string} address of the store, see `releasesAddress`
 */
export async function publishAll(address) {
  const store = await openStore(address);
  await buildPart('backend');
  /** @type {Record<string, import('@lineleaf/releases').ReleaseRecord>} */
  const built = {};
  const parts = [releases.SHELL, ...REMOTES];
  for (const part of parts) built[part] = await addPart(store.files, part);
  /** @param {import('@lineleaf/releases').Pointer} pointer */
  const giveToAll = (pointer) =>
    releases.releaseAtOnce(
      pointer,
      { releases: withoutTakenBack(built, pointer), endsRollouts: true },
      actNow(),
    );
  try {
    await changeServed(giveToAll, { store });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'unfit')) throw error;
    await changeServed((pointer) => giveToAll(withoutRollouts(pointer)), { store });
    console.log(`The canaries have ended. ${error.message}`);
  }
  // Until they were named, a prune may have taken them away.
  for (const part of parts) await addPart(store.files, part);
}

/** @param {import('@lineleaf/releases').Pointer} pointer */
function withoutRollouts(pointer) {
  const act = actNow('a release that it does not fit');
  return Object.entries(pointer.parts)
    .filter(([, { rollout }]) => rollout)
    .reduce((each, [part]) => releases.abort(each, part, act).pointer, pointer);
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
