import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { narrowedPackages } from './imported-names.mjs';
import { isOfTests, ROOT, sourcesOf } from './parts.mjs';

/**
 * Names a part's sources: 12 hex digits of a SHA-256 over the names and bytes of its files. Tests do not count. The shell's
 * sources are also the names that it lets through, which the remotes' import.
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
  if (part === 'shell') hash.update(JSON.stringify(narrowedPackages()));
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

/** @param {string} path */
function readdirSyncOrFile(path) {
  try {
    return readdirSync(path).sort();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return undefined;
    throw error;
  }
}
