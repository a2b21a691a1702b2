import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The folders of all workspaces, as the root's package.json lists them: the one list of parts there is. */
export const WORKSPACES = readPackage('.').workspaces ?? [];

/** The remotes, by folder; each is built and released on its own. */
export const REMOTES = WORKSPACES.filter((folder) => folder.startsWith('mfe-'));

/** What is released on its own: the shell, and each remote. */
export const RELEASED_PARTS = ['shell', ...REMOTES];

/**
 * What a part is built from, below the root: its own sources and those of every workspace that it depends on.
 * @param {string} part
 */
export function sourcesOf(part) {
  const own = ['public', 'rspack.config.ts'].map((name) => `${part}/${name}`);
  const bundled = [...workspacesBelow(part)].flatMap((folder) =>
    ['src', 'node', 'package.json'].map((name) => `${folder}/${name}`),
  );
  const preset = part === 'backend' ? [] : ['tooling/src/rspack'];
  return [...own, ...bundled, ...preset, 'package-lock.json'];
}

/**
 * A part and the workspaces that its package.json asks for, directly or through one another.
 * @param {string} part
 * @param {Set<string>} [found] what is known already
 * @returns {Set<string>}
 */
export function workspacesBelow(part, found = new Set()) {
  if (found.has(part)) return found;
  found.add(part);
  const { dependencies = {}, peerDependencies = {} } = readPackage(part);
  for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
    if (name.startsWith(SCOPE)) workspacesBelow(name.slice(SCOPE.length), found);
  }
  return found;
}

const SCOPE = '@lineleaf/';

/**
 * Names a part's sources: 12 hex digits of a SHA-256 over the names and bytes of its files. Tests do not count.
 * @param {string} part
 * @returns {string}
 */
export function buildIdOf(part) {
  const hash = createHash('sha256');
  for (const source of sourcesOf(part)) {
    for (const file of filesBelow(join(ROOT, source))) {
      hash
        .update(`${relative(ROOT, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
    }
  }
  return hash.digest('hex').slice(0, 12);
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesBelow(path) {
  if (!existsSync(path)) return [];
  const entries = readdirSyncOrFile(path);
  if (entries === undefined) return [path];
  return entries.flatMap((entry) => (isOfTests(entry) ? [] : filesBelow(join(path, entry))));
}

/**
 * Whether a file is for tests alone: no build has it.
 * @param {string} file
 */
export function isOfTests(file) {
  return /\.(test|stories|bench)\.tsx?$/.test(file);
}

/** @param {string} path */
function readdirSyncOrFile(path) {
  try {
    return readdirSync(path).sort();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return undefined;
    throw error;
  }
}

/**
 * @param {string} folder below the root
 * @returns {{ version: string, workspaces?: string[], dependencies?: Record<string, string>, peerDependencies?: Record<string, string> }}
 */
function readPackage(folder) {
  return JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
}

/**
 * The version in a part's package.json.
 * @param {string} part
 * @returns {string}
 */
export function versionOf(part) {
  return readPackage(part).version;
}
