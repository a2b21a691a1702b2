import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, sep } from 'node:path';

/**
 * @typedef {{ version: string, manifest: string, manifestIntegrity: string, entry: string, integrity: string }} RemoteRelease
 * @typedef {RemoteRelease & { routes: { path: string, access: string }[], previous: RemoteRelease[] }} RemoteEntry
 * @typedef {{ remotes: Record<string, RemoteEntry> }} RemotesFile
 */

const LOCK_STALE_MS = 60_000;
const LOCK_POLL_MS = 50;

/**
 * The releases of all parts in one folder: immutable `<part>/<version>+<build>/`, and two files that name what is
 * current. They are written atomically, last, under a lock, so that two teams releasing at once lose nothing.
 */
export class ReleaseStore {
  /** @param {string} folder */
  constructor(folder) {
    this.folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /**
   * Whether a release is there.
   * @param {string} part
   * @param {string} release `<version>+<build>`
   */
  has(part, release) {
    return existsSync(join(this.folder, part, release));
  }

  /**
   * Copies a build in. A release that exists is refused.
   * @param {string} part
   * @param {string} release
   * @param {string} distDir
   */
  add(part, release, distDir) {
    if (this.has(part, release)) throw new Error(`${part} ${release} is released already`);
    const target = join(this.folder, part, release);
    const partial = `${target}.partial-${process.pid}`;
    rmSync(partial, { recursive: true, force: true });
    cpSync(distDir, partial, { recursive: true });
    if (part !== 'shell') writeIntegrity(partial);
    renameSync(partial, target);
  }

  /**
   * Makes a remote's release the current one.
   * @param {string} remote
   * @param {string} release
   * @returns {Promise<void>}
   */
  async promote(remote, release) {
    await this.#update(`remotes.json`, { remotes: {} }, (/** @type {RemotesFile} */ file) => {
      const current = file.remotes[remote];
      if (current?.version === release) return file;
      const previous = current ? [releaseOf(current), ...current.previous] : [];
      const entry = { ...this.#describe(remote, release), previous: previous.slice(0, 10) };
      return { remotes: { ...file.remotes, [remote]: entry } };
    });
  }

  /**
   * Goes back to the release before; returns its name.
   * @param {string} remote
   * @returns {Promise<string>}
   */
  async rollback(remote) {
    let restored = '';
    await this.#update(`remotes.json`, { remotes: {} }, (/** @type {RemotesFile} */ file) => {
      const [target, ...older] = file.remotes[remote]?.previous ?? [];
      if (!target) throw new Error(`${remote} has no release to go back to`);
      restored = target.version;
      const entry = { ...this.#describe(remote, target.version), previous: older };
      return { remotes: { ...file.remotes, [remote]: entry } };
    });
    return restored;
  }

  /**
   * Makes a release of the shell the current one.
   * @param {string} release
   * @returns {Promise<void>}
   */
  async promoteShell(release) {
    await this.#update('shell.json', { current: '' }, () => ({ current: release }));
  }

  /**
   * @param {string} remote
   * @param {string} release
   */
  #describe(remote, release) {
    const folder = join(this.folder, remote, release);
    const contract = readJson(join(folder, 'contract.json'));
    const manifest = readJson(join(folder, 'mf-manifest.json'));
    const { path, name } = manifest.metaData.remoteEntry;
    const entry = `${path ? `${path}/` : ''}${name}`;
    const base = `/releases/${remote}/${release}`;
    return {
      version: release,
      manifest: `${base}/mf-manifest.json`,
      manifestIntegrity: integrityOf(join(folder, 'mf-manifest.json')),
      entry: `${base}/${entry}`,
      integrity: integrityOf(join(folder, entry)),
      routes: contract.routes,
    };
  }

  /**
   * @template T
   * @param {string} name
   * @param {T} empty
   * @param {(current: T) => T} change
   */
  async #update(name, empty, change) {
    const file = join(this.folder, name);
    const unlock = await lock(`${file}.lock`);
    try {
      const next = change(existsSync(file) ? readJson(file) : empty);
      const partial = `${file}.partial-${process.pid}`;
      writeFileSync(partial, `${JSON.stringify(next, null, 2)}\n`);
      renameSync(partial, file);
    } finally {
      unlock();
    }
  }
}

/** @param {RemoteEntry} entry @returns {RemoteRelease} */
function releaseOf({ version, manifest, manifestIntegrity, entry, integrity }) {
  return { version, manifest, manifestIntegrity, entry, integrity };
}

/**
 * Writes the hash of every script and style sheet into the manifest: the federation runtime loads some of them itself,
 * past the hashes that the bundler puts into the scripts. The manifest's own hash stands in `remotes.json`.
 * @param {string} folder
 */
function writeIntegrity(folder) {
  const file = join(folder, 'mf-manifest.json');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(js|css)$/.test(name),
  );
  const integrity = Object.fromEntries(
    names.sort().map((name) => [name.replaceAll(sep, '/'), integrityOf(join(folder, name))]),
  );
  writeFileSync(file, JSON.stringify({ ...readJson(file), integrity }));
}

/** @param {string} file */
function integrityOf(file) {
  return `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/**
 * Takes a lock file, waiting for its holder; one that was left behind by a crash is broken after a minute.
 * @param {string} file
 */
async function lock(file) {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  for (;;) {
    try {
      linkSync(own, file);
      unlinkSync(own);
      return () => unlinkSync(file);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > LOCK_STALE_MS) rmSync(file, { force: true });
    else await new Promise((resolve) => setTimeout(resolve, LOCK_POLL_MS));
  }
}
