import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The folders of all workspaces, as the root's package.json lists them: the one list of parts there is. */
export const WORKSPACES = readWorkspaces();

/** The remotes, by folder; each is built and released on its own. */
export const REMOTES = WORKSPACES.filter((folder) => folder.startsWith('mfe-'));

const PICTURES = ['press/src', 'illustrator/src', 'illustrator/node'];

const SHARED = ['api-client/src', 'design-system/src', 'tooling/src/rspack', 'package-lock.json'];

/**
 * What a part is built from, below the root.
 * @param {string} part
 */
function sourcesOf(part) {
  if (part === 'backend')
    return [
      'backend/src',
      'backend/package.json',
      'api-client/src/contract',
      ...PICTURES,
      'package-lock.json',
    ];
  const own = ['src', 'public', 'package.json', 'rspack.config.ts'].map((name) => `${part}/${name}`);
  return [...own, ...SHARED];
}

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
  return entries.flatMap((entry) =>
    /\.(test|stories|bench)\.tsx?$/.test(entry) ? [] : filesBelow(join(path, entry)),
  );
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

/** @returns {string[]} */
function readWorkspaces() {
  return JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).workspaces;
}

/**
 * The version in a part's package.json.
 * @param {string} part
 * @returns {string}
 */
export function versionOf(part) {
  return JSON.parse(readFileSync(join(ROOT, part, 'package.json'), 'utf8')).version;
}
