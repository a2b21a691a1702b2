import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { ROOT } from './parts.mjs';

/** What is served and how that changes. The package is TypeScript, which Node 20 reads through tsx. */
export const releases = /** @type {typeof import('@lineleaf/releases')} */ (
  await tsImport('@lineleaf/releases', import.meta.url)
);

/** The stores of releases, likewise. */
export const stores = /** @type {typeof import('@lineleaf/releases/node')} */ (
  await tsImport('@lineleaf/releases/node', import.meta.url)
);

const SERVER_PATIENCE_MS = 10_000;

/** Where the releases are: the environment's `RELEASES_URL`, or the store of a product that runs here. */
export function releasesUrl() {
  const folder = join(process.env.DATA_DIR || 'data', 'releases');
  return stores.releasesAddress(process.env.RELEASES_URL?.trim() || folder, ROOT);
}

/**
 * Opens a store and makes sure that it is one to be trusted.
 * @param {string} [address] that of the environment without one
 */
export async function openStore(address = releasesUrl()) {
  const store = stores.openReleases(address);
  await store.pointers.check();
  return store;
}

/**
 * Who changes what is served, and when: `RELEASED_BY`, the pipeline's actor, or the user of this machine.
 * @param {string} [reason]
 * @returns {import('@lineleaf/releases').Act}
 */
export function actNow(reason) {
  const by = process.env.RELEASED_BY || process.env.GITHUB_ACTOR || userInfo().username;
  return { at: new Date().toISOString(), by, ...(reason === undefined ? {} : { reason }) };
}

/**
 * What the pointer keeps of a release that is in the store: its files' facts, the commit of this tree, and where the
 * files are served (`RELEASE_ORIGIN` and `RELEASE_FALLBACK_ORIGIN`, in which `{part}` stands for the part's name).
 * @param {import('@lineleaf/releases/node').ReleaseFiles} files
 * @param {string} part
 * @param {string} release
 */
export function describe(files, part, release) {
  return stores.describeRelease(files, {
    part,
    release,
    commit: currentCommit(),
    ...(part === releases.SHELL ? {} : originsOf(part)),
  });
}

/** @param {string} part */
function originsOf(part) {
  const origin = originFrom('RELEASE_ORIGIN', part);
  const fallbackOrigin = originFrom('RELEASE_FALLBACK_ORIGIN', part);
  return {
    ...(origin === undefined ? {} : { origin }),
    // The product serves every release itself too.
    ...(origin === undefined ? {} : { fallbackOrigin: fallbackOrigin ?? '' }),
  };
}

/**
 * @param {string} variable
 * @param {string} part
 */
function originFrom(variable, part) {
  const template = process.env[variable]?.trim();
  if (!template) return undefined;
  const url = template.replaceAll('{part}', part);
  if (!/^https?:\/\//.test(url) || !URL.canParse(url))
    throw new releases.ReleaseRefused(
      'malformed',
      `${variable} must be an origin such as https://{part}.example.org`,
    );
  return new URL(url).origin;
}

/** The commit of this tree, with `-dirty` where files differ from it; empty where there is none. */
function currentCommit() {
  try {
    const args = ['describe', '--always', '--dirty', '--abbrev=40', '--exclude=*'];
    return execFileSync('git', args, {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return process.env.GITHUB_SHA ?? '';
  }
}

/**
 * Changes what is served, where what comes fits the API of the running server (`RELEASE_SERVER`, its address); without
 * one the releases are held against each other alone.
 * @param {(pointer: import('@lineleaf/releases').Pointer) => import('@lineleaf/releases').Change} change
 * @param {{ store?: import('@lineleaf/releases/node').Releases, goesBack?: boolean }} [options] the environment's store
 *   without one; a change that goes back is made beside a server that is down too
 */
export async function changeServed(change, { store, goesBack } = {}) {
  const opened = store ?? (await openStore());
  const server = await serverApi().catch((error) => {
    if (!goesBack) throw error;
    console.warn(`${error.message}; it is not asked`);
    return undefined;
  });
  return stores.changeReleases(opened, change, server);
}

/** @returns {Promise<import('@lineleaf/releases').ApiDocument | undefined>} */
async function serverApi() {
  const server = process.env.RELEASE_SERVER?.trim();
  if (!server) return undefined;
  try {
    const signal = AbortSignal.timeout(SERVER_PATIENCE_MS);
    const answer = await fetch(new URL('/api/openapi.json', server), { signal });
    if (answer.ok) return releases.parseApi(server, await answer.text());
  } catch {
    // Whatever is wrong with it, it has no API that could be held against.
  }
  throw new Error(`The API of RELEASE_SERVER ${server} cannot be read`);
}

/**
 * Runs a script: what is refused or fails ends it with one plain sentence.
 * @param {() => Promise<void>} work
 */
export async function runScript(work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
