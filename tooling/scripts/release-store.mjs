import { createHash, randomUUID } from 'node:crypto';
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
import { faultsOf } from './release-fit.mjs';

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
   * Makes a remote's release the current one; refused when it does not fit the running shell and remotes.
   * @param {string} remote
   * @param {string} release
   * @returns {Promise<void>}
   */
  async promote(remote, release) {
    await this.#updateRemotes((remotes) => {
      const next = { ...remotes, [remote]: this.#promoted(remotes[remote], remote, release) };
      this.#check(this.#currentShell(), next);
      return next;
    });
  }

  /**
   * Goes back to the release before; returns its name. Refused like a promotion.
   * @param {string} remote
   * @returns {Promise<string>}
   */
  async rollback(remote) {
    let restored = '';
    await this.#updateRemotes((remotes) => {
      const [target, ...older] = remotes[remote]?.previous ?? [];
      if (!target) throw new Error(`${remote} has no release to go back to`);
      restored = target.version;
      const next = {
        ...remotes,
        [remote]: { ...this.#describe(remote, target.version), previous: older },
      };
      this.#check(this.#currentShell(), next);
      return next;
    });
    return restored;
  }

  /**
   * Makes a release of the shell current, and with it those of remotes; refused when they, or the remotes that stay,
   * do not fit each other.
   * @param {string} shell release of the shell
   * @param {Record<string, string>} releases release by remote
   * @returns {Promise<void>}
   */
  async promoteAll(shell, releases) {
    await this.#updateRemotes((remotes) => {
      const next = { ...remotes };
      for (const [remote, release] of Object.entries(releases))
        next[remote] = this.#promoted(remotes[remote], remote, release);
      this.#check(shell, next);
      writeJson(join(this.folder, 'shell.json'), { current: shell });
      return next;
    });
  }

  /**
   * @param {string | undefined} shell
   * @param {Record<string, RemoteEntry>} remotes
   */
  #check(shell, remotes) {
    const contracts = Object.entries(remotes).map(([name, { version }]) => this.#contractOf(name, version));
    const faults = faultsOf(shell === undefined ? undefined : this.#contractOf('shell', shell), contracts);
    if (faults.length > 0) throw new Error(`These releases do not fit:\n- ${faults.join('\n- ')}`);
  }

  /** @returns {string | undefined} */
  #currentShell() {
    const file = join(this.folder, 'shell.json');
    return existsSync(file) ? readJson(file).current : undefined;
  }

  /**
   * @param {string} part
   * @param {string} release
   * @returns {import('./release-fit.mjs').Contract}
   */
  #contractOf(part, release) {
    return readJson(join(this.folder, part, release, 'contract.json'));
  }

  /**
   * @param {RemoteEntry | undefined} current
   * @param {string} remote
   * @param {string} release
   * @returns {RemoteEntry}
   */
  #promoted(current, remote, release) {
    if (current?.version === release) return current;
    const previous = current ? [releaseOf(current), ...current.previous] : [];
    return { ...this.#describe(remote, release), previous: previous.slice(0, 10) };
  }

  /**
   * @param {string} remote
   * @param {string} release
   */
  #describe(remote, release) {
    const folder = join(this.folder, remote, release);
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
      routes: this.#contractOf(remote, release).routes,
    };
  }

  /** @param {(remotes: Record<string, RemoteEntry>) => Record<string, RemoteEntry>} change */
  async #updateRemotes(change) {
    const file = join(this.folder, 'remotes.json');
    const unlock = await lock(`${file}.lock`);
    try {
      /** @type {RemotesFile} */
      const { remotes } = existsSync(file) ? readJson(file) : { remotes: {} };
      writeJson(file, { remotes: change(remotes) });
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

/**
 * Atomically: whoever reads finds the old text or the new one.
 * @param {string} file
 * @param {unknown} value
 */
function writeJson(file, value) {
  const partial = `${file}.partial-${process.pid}`;
  writeFileSync(partial, `${JSON.stringify(value, null, 2)}\n`);
  renameSync(partial, file);
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
  const own = `${file}.${randomUUID()}`;
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
