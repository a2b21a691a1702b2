import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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
  const how = part === 'backend' ? [] : HOW_FRONT_ENDS_ARE_BUILT;
  return [...own, ...bundled, ...how, 'package-lock.json'];
}

const HOW_FRONT_ENDS_ARE_BUILT = [
  'tooling/src/rspack',
  'tooling/scripts/build.mjs',
  'releases/node/compressedCopies.ts',
  // Each release carries the API that it was built for.
  'docs/openapi.json',
];

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
 * Whether a file is for tests alone: no build has it.
 * @param {string} file
 */
export function isOfTests(file) {
  return /\.(test|stories|bench)\.tsx?$/.test(file);
}

/**
 * A workspace's package.json.
 * @param {string} folder below the root
 * @returns {{ version: string, workspaces?: string[], dependencies?: Record<string, string>, peerDependencies?: Record<string, string> }}
 */
export function readPackage(folder) {
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
